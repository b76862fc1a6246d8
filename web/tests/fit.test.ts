import { describe, expect, it } from 'vitest';
import { fitting } from '../src/table/fit';

const PIECES = { height: 48, gap: 6, most: 1.2, least: 0.7 };

describe('fitting', () => {
  it('draws few pieces as large as is allowed', () => {
    expect(fitting(400, 300, { ...PIECES, widths: [40, 40] })).toBeCloseTo(1.2);
  });

  it('makes many pieces smaller until all rows fit', () => {
    const scale = fitting(270, 40, { ...PIECES, widths: Array<number>(7).fill(40) })!;
    expect(scale).toBeLessThan(1);
    expect(48 * scale).toBeLessThanOrEqual(40);
    expect((7 * 40 + 6 * 6) * scale).toBeLessThanOrEqual(270);
  });

  it('uses a second row where that leaves them larger', () => {
    const scale = fitting(200, 110, { ...PIECES, widths: Array<number>(6).fill(40) })!;
    expect(scale).toBeGreaterThan(0.9);
  });

  it('says when even the smallest do not fit', () => {
    expect(fitting(100, 40, { ...PIECES, widths: [40, 40, 40, 40] })).toBeNull();
    expect(fitting(100, 10, { ...PIECES, widths: [40] })).toBeNull();
  });
});
