import { describe, expect, it } from 'vitest';
import { fitting, newestThatFit } from '../src/table/fit';

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

describe('a piece', () => {
  it('that is wider than the box makes everything smaller, also alone', () => {
    expect(fitting(36, 300, { ...PIECES, widths: [40] })).toBeCloseTo(0.9);
    expect(fitting(20, 300, { ...PIECES, widths: [40] })).toBeNull();
  });
});

describe('the newest rows', () => {
  it('are all there if there is room', () => {
    expect(newestThatFit([17, 34, 34], 2, 89)).toBe(3);
  });

  it('come before the oldest, which are left out whole', () => {
    expect(newestThatFit([34, 34, 51], 2, 5 * 17 + 4)).toBe(2);
    expect(newestThatFit([17, 17, 17], 2, 2 * 17 + 3)).toBe(2);
  });

  it('are one at least', () => {
    expect(newestThatFit([17, 34], 2, 5)).toBe(1);
  });
});
