import { describe, expect, it } from 'vitest';
import { fitting, shareLines } from '../src/table/fit';

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

describe('sharing lines', () => {
  it('shows every sentence whole if there is room', () => {
    expect(shareLines([1, 2, 2], 17, 2, 100)).toEqual({ lines: [1, 2, 2], left: 0 });
  });

  it('gives the spare lines to the newest', () => {
    expect(shareLines([2, 2, 3], 17, 2, 5 * 17 + 4)).toEqual({ lines: [1, 1, 3], left: 0 });
    expect(shareLines([2, 2, 2], 17, 2, 5 * 17 + 4)).toEqual({ lines: [1, 2, 2], left: 0 });
  });

  it('leaves out the oldest rows that have no room, but never the newest', () => {
    expect(shareLines([1, 1, 1], 17, 2, 2 * 17 + 3)).toEqual({ lines: [1, 1, 1], left: 1 });
    expect(shareLines([1, 1, 2], 17, 2, 3 * 17 + 4)).toEqual({ lines: [1, 1, 2], left: 1 });
    expect(shareLines([1, 2], 17, 2, 5)).toEqual({ lines: [1, 1], left: 1 });
  });
});
