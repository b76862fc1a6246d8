import { describe, expect, it } from 'vitest';
import { arrange } from '../src/table/arrangement';

describe('the arrangement of a table', () => {
  it.each([
    [1366, 720, 'wide', 1],
    [1920, 1032, 'wide', 1.405],
    [2560, 1392, 'wide', 1.874],
    [768, 976, 'upright', 1],
    [390, 800, 'phone', 1],
    [360, 596, 'phone', 0.923],
    [844, 352, 'side', 1],
    [1024, 720, 'wide', 0.75],
  ] as const)('in a room of %d by %d is %s', (width, height, arrangement, unit) => {
    const room = arrange(width, height);
    expect(room.arrangement).toBe(arrangement);
    expect(room.unit).toBeCloseTo(unit, 2);
  });

  it('gives the height that is left over to the map and the hand', () => {
    expect(arrange(1366, 720)).toMatchObject({ map: 784, foot: 176 });
    const high = arrange(1440, 849);
    expect(high.map).toBeGreaterThan(840);
    expect(high.map / 1.45 + high.foot).toBeCloseTo(849 / high.unit, -1);
    expect(arrange(1024, 724)).toMatchObject({ map: 844, foot: 276 });
  });

  it('is larger on a tablet where nobody has a hand', () => {
    expect(arrange(768, 790).unit).toBeCloseTo(0.83, 2);
    expect(arrange(768, 790, true).unit).toBe(1);
  });

  it('leaves out what it can on a low phone only', () => {
    expect(arrange(390, 800).low).toBe(false);
    expect(arrange(360, 596).low).toBe(true);
  });
});
