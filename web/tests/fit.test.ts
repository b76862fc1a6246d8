import { describe, expect, it } from 'vitest';
import { fitting } from '../src/table/fit';

describe('fitting', () => {
  it('draws few pieces as large as is allowed', () => {
    expect(fitting(400, 300, [40, 40], 48, 6)).toBeCloseTo(1.9);
  });

  it('makes many pieces smaller until all rows fit', () => {
    const pieces = Array<number>(8).fill(40);
    const scale = fitting(270, 60, pieces, 48, 6);
    expect(scale).toBeLessThan(1);
    expect((48 + 6) * scale).toBeLessThanOrEqual(60);
    expect((8 * 40 + 7 * 6) * scale).toBeLessThanOrEqual(270);
  });

  it('never draws anything too small to be seen', () => {
    expect(fitting(100, 10, [40, 40, 40], 48, 6)).toBe(0.5);
  });
});
