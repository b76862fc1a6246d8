/** The analysis of a game: positions of turns on the graph, the turn at the pointer, and positions of signs. */
import { beforeAll, describe, expect, it } from 'vitest';
import { describeMove, describeVerdict } from '../src/insight/report-sentences';
import {
  beginnings,
  course,
  disagreement,
  isTakenBack,
  percent,
  points,
  spreadOut,
  stepOfTurn,
  turnAt,
  turnAtStep,
  worst,
  xOf,
  yOf,
  type Plot,
} from '../src/insight/graph';
import { reasonsOf } from '../src/sentences/events';
import { setLanguage } from '../src/lib/texts.svelte';
import type { DecisionReport, LineOut, TurnReport } from '../src/wire/messages';

const plot: Plot = { left: 40, right: 440, top: 20, bottom: 220, turns: 100 };

function turn(number: number, more: Partial<TurnReport> = {}): TurnReport {
  return {
    number,
    seq: number + 4,
    age: 1,
    seat: 0,
    move: { kind: 'recruit' },
    notation: 'draw',
    before: [500, 500],
    after: [500, 500],
    events: [],
    decisions: [],
    ...more,
  };
}

function decision(lost: number, more: Partial<DecisionReport> = {}): DecisionReport {
  return {
    number: 1,
    decision: 'draw',
    choices: 2,
    before: [],
    after: [],
    preferred: 'draw',
    share: 0,
    preferred_share: 0,
    value: 0,
    preferred_value: 0,
    lost,
    ...more,
  };
}

const marked = (number: number, lost: number, chance = 500): TurnReport =>
  turn(number, {
    after: [chance, 0],
    decisions: [decision(lost, { mark: lost < 100 ? 'inaccuracy' : 'mistake' })],
  });

describe('the graph', () => {
  it('goes from the first turn to the last, and from no chance to certainty', () => {
    expect([0, 50, 100].map((number) => xOf(plot, number))).toEqual([40, 240, 440]);
    expect([0, 500, 1000].map((chance) => yOf(plot, chance))).toEqual([220, 120, 20]);
    expect(xOf({ ...plot, turns: 0 }, 0)).toBe(40);
  });

  it.each([
    [-20, 0],
    [40, 0],
    [41.9, 0],
    [42.1, 1],
    [240, 50],
    [439, 100],
    [900, 100],
  ])('takes a pointer at %d for turn %d', (x, number) => expect(turnAt(plot, x)).toBe(number));

  it('finds every turn where it is drawn', () => {
    for (let number = 0; number <= 100; number++) expect(turnAt(plot, xOf(plot, number))).toBe(number);
    expect(turnAt({ ...plot, right: 40 }, 40)).toBe(0);
  });

  it('begins before the first turn', () => {
    const turns = [turn(1, { before: [480, 510], after: [600, 300] }), turn(2, { after: [1000, 0] })];
    expect(course(turns)).toEqual([
      [480, 510],
      [600, 300],
      [1000, 0],
    ]);
    expect(course([])).toEqual([]);
  });

  it('knows where Ages begin', () => {
    const turns = [turn(1), turn(2), turn(3, { age: 2 }), turn(4, { age: 2 }), turn(5, { age: 3 })];
    expect(beginnings(turns)).toEqual([
      { age: 1, before: 0 },
      { age: 2, before: 2 },
      { age: 3, before: 4 },
    ]);
  });
});

describe('the replay', () => {
  const turns = [turn(1, { seq: 5 }), turn(2, { seq: 8 })];
  const line = (kind: string): LineOut => ({ kind }) as LineOut;
  const steps = [
    { seq: 4, line: line('started') },
    { seq: 5, line: line('moved') },
    { seq: 6, line: line('moved') },
    { seq: 7, line: line('undone') },
    { seq: 8, line: line('moved') },
  ];

  it('is at the last turn that has been made', () => {
    expect(steps.map(({ seq }) => turnAtStep(turns, seq))).toEqual([0, 1, 1, 1, 2]);
  });

  it('goes to the step that is a turn', () => {
    expect([0, 1, 2, 3].map((number) => stepOfTurn(steps, turns, number))).toEqual([0, 1, 4, 0]);
  });

  it('recognises moves that were taken back', () => {
    expect(steps.map((step) => isTakenBack(turns, step))).toEqual([false, false, true, true, false]);
  });
});

describe('marks', () => {
  it('are those of the worst decision', () => {
    const report = turn(1, {
      decisions: [decision(50, { mark: 'inaccuracy' }), decision(300), decision(120, { mark: 'mistake' })],
    });
    expect(worst(report)?.lost).toBe(120);
    expect(worst(turn(1, { decisions: [decision(30)] }))).toBeUndefined();
  });

  it('come with what the champion would have done, or else the first disagreement does', () => {
    const better = { move: { kind: 'recruit' as const }, notation: 'draw', reasons: [] };
    const first = decision(5, { better });
    const grave = decision(120, { mark: 'mistake', better });
    expect(disagreement(turn(1, { decisions: [first, grave] }))).toBe(grave);
    expect(disagreement(turn(1, { decisions: [decision(0), first] }))).toBe(first);
    expect(disagreement(turn(1))).toBeUndefined();
  });

  it('lie on the line of the player who moved', () => {
    const [point] = points(plot, [turn(1), { ...marked(50, 200), seat: 1, after: [900, 250] }], 20);
    expect(point).toEqual({ turn: 50, seat: 1, mark: 'mistake', x: 240, y: 170, rise: 20 });
  });

  it('have their signs inside the graph', () => {
    expect(points(plot, [marked(10, 50, 1000), marked(60, 50, 0)], 20).map(({ rise }) => rise)).toEqual([-20, 20]);
  });

  it('overlap neither one another nor a point', () => {
    const placed = points(
      plot,
      [50, 51, 52, 53, 54, 55].map((number) => marked(number, 40 + number)),
      20,
    );
    const signs = placed.filter(({ rise }) => rise !== null).map(({ x, y, rise }) => ({ x, y: y - rise! }));
    expect(signs.length).toBeGreaterThan(2);
    for (const [place, sign] of signs.entries())
      for (const other of signs.slice(place + 1))
        expect(Math.max(Math.abs(sign.x - other.x), Math.abs(sign.y - other.y))).toBeGreaterThanOrEqual(20);
  });

  it('show the gravest where there is no room for all', () => {
    const turns = Array.from({ length: 100 }, (_, place) => marked(place + 1, place === 49 ? 700 : 50));
    const placed = points(plot, turns, 20);
    expect(placed).toHaveLength(100);
    expect(placed.find(({ turn }) => turn === 50)).toMatchObject({ mark: 'mistake', rise: 20 });
    expect(placed.filter(({ rise }) => rise !== null).length).toBeLessThanOrEqual(13);
  });
});

describe('places', () => {
  it('stay where there is room', () => expect(spreadOut([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]));

  it('move apart in their order', () => {
    expect(spreadOut([50, 50, 45], 20, 0, 100)).toEqual([65, 85, 45]);
    expect(spreadOut([100, 100, 0, 100], 20, 0, 100)).toEqual([60, 80, 0, 100]);
    expect(spreadOut([], 20, 0, 100)).toEqual([]);
  });
});

describe('in words', () => {
  beforeAll(() => setLanguage('en'));

  it('chances are in per cent', () => expect([0, 4, 5, 496, 1000].map(percent)).toEqual([0, 0, 1, 50, 100]));

  it('moves are short', () => {
    expect(describeMove({ kind: 'recruit' })).toBe('draw from the deck');
    expect(describeMove({ kind: 'recruit', card: 'elf.red' })).toBe('take the red Elf');
    expect(describeMove({ kind: 'pillage', empty: false })).toBe('keep the Orc Horde');
    expect(describeMove({ kind: 'show_skeletons' })).toBe('show the Skeletons');
  });

  it('a Band has its cards, then what the Leader does, then the Band that follows', () => {
    const then = {
      kind: 'play_band' as const,
      leader: 'troll.blue' as const,
      cards: ['troll.blue' as const],
      token: 2,
    };
    const move = {
      kind: 'play_band' as const,
      leader: 'centaur.red' as const,
      cards: ['centaur.red' as const, 'elf.red' as const],
      kingdom: 'rhea' as const,
      then,
    };
    expect(describeMove(move)).toBe('Band: red Centaur and red Elf, marker: Rhea; Band: blue Troll, Troll token 2');
  });

  it('verdicts say what was given away, what was better, and why', () => {
    const better = {
      move: { kind: 'recruit' as const, card: 'elf.red' as const },
      notation: 'take elf.red',
      reasons: [{ goal: 'hand' as const, gain: 0, count: 3 }],
    };
    const report = turn(1, { decisions: [decision(123, { mark: 'mistake', better })] });
    expect(describeVerdict(report)).toBe('mistake, 12% lost. Better: take the red Elf (a Band of 3 in hand)');
    expect(describeVerdict(marked(1, 45))).toBe('inaccuracy, 5% lost');
    expect(describeVerdict(turn(1))).toBe('');
  });

  it('reasons have their figures', () => {
    const reasons = [
      { goal: 'kingdom' as const, gain: 6, count: 1, kingdom: 'duris' as const, place: 1 },
      { goal: 'track' as const, gain: 0, count: 5, tribe: 'merfolk' as const },
    ];
    expect(reasonsOf(reasons)).toEqual([
      '1 marker in Duris, place 1: +6 Glory',
      'space 5 on the Merfolk board, no Glory yet',
    ]);
  });
});
