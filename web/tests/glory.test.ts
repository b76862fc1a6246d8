/** Glory put in order: the replay of a whole game of two bots, and small cases. */
import { describe, expect, it } from 'vitest';
import {
  after,
  beforeEnd,
  bookings,
  bySource,
  happenedIn,
  lasting,
  sheetRows,
  standings,
  timeline,
  type Booking,
  type CeremonyStep,
  type LogEntry,
} from '../src/game/glory';
import type { GameEvent, Source, TableView } from '../src/wire/messages';
import replay from './fixtures/replay.jsonl?raw';

/** A line for each step of the replay, without its view; the view at the end of the game is the last line. */
const lines = replay.trim().split('\n');
const steps = lines.slice(0, -1).map((line) => JSON.parse(line) as LogEntry);
const view = JSON.parse(lines.at(-1)!) as TableView;
const happenings = happenedIn(...steps);
const final = view.seats.map(({ glory }) => glory);

function upTo(kind: GameEvent['kind'], nth = 1): GameEvent[] {
  const places = [...happenings.keys()].filter((place) => happenings[place]!.kind === kind);
  return happenings.slice(0, places[nth - 1]! + 1);
}

function kinds(steps: readonly CeremonyStep[]): string[] {
  return steps.map((step) => (step.kind === 'kingdom' ? step.kingdom : step.kind));
}

function glory(booking: Partial<Booking>): Booking {
  return { kind: 'glory', seat: 0, age: 1, source: 'bands', points: 1, ...booking };
}

function moved(seq: number, ...events: GameEvent[]): LogEntry {
  return { seq, line: { kind: 'moved' }, happenings: events };
}

describe('bookings', () => {
  const ages = bookings(happenings);
  const kingdoms = ['duris', 'rhea', 'straton', 'althea', 'ithys', 'pelagon'];

  it('has the end of an Age in the order of its stages', () => {
    expect(ages.map(({ age }) => age)).toEqual([1, 2]);
    const end = [...kingdoms, 'merfolk', 'giant', 'horde', 'horde', 'skeletons', 'bands', 'bands'];
    expect(kinds(ages[0]!.steps)).toEqual(end);
    expect(kinds(ages[1]!.steps)).toEqual(end);
    expect(ages.every(({ whole }) => whole)).toBe(true);
  });

  it('counts what was on the boards before the first event', () => {
    const second = happenings.slice(upTo('age_started', 2).length - 1);
    const boards = ages[0]!.steps;
    const spaces = boards.flatMap((step) => (step.kind === 'merfolk' ? step.spaces : []));
    const start = {
      players: view.players,
      kingdoms: boards.flatMap((step) =>
        step.kind === 'kingdom' ? { name: step.kingdom, markers: step.markers } : [],
      ),
      seats: spaces.map((merfolk) => ({ merfolk })),
    } as TableView;
    expect(bookings(second, start)[0]!.steps).toEqual(ages[1]!.steps);
    expect(bookings(second)[0]!.steps).not.toEqual(ages[1]!.steps);
  });

  it('counts the markers of everyone, not only of those who score', () => {
    const [duris, rhea] = ages[1]!.steps;
    expect(duris).toMatchObject({ kingdom: 'duris', markers: view.kingdoms[0]!.markers });
    expect(rhea).toMatchObject({ kingdom: 'rhea', markers: view.kingdoms[1]!.markers });
  });

  it('keeps a kingdom where nobody scores', () => {
    expect(ages[0]!.steps[1]).toEqual({ kind: 'kingdom', kingdom: 'rhea', markers: [1, 1], glory: [] });
  });

  it('books Glory from before the end separately', () => {
    expect(ages[0]!.during.map(({ source, points }) => [source, points])).toEqual([['giant_now', 2]]);
    expect(ages[1]!.during).toHaveLength(5);
  });

  it('distinguishes hordes that are kept from those that are emptied', () => {
    expect(ages[0]!.steps.filter(({ kind }) => kind === 'horde')).toMatchObject([
      { seat: 1, kept: true, colours: ['orange'], glory: [] },
      { seat: 0, kept: false, colours: ['orange'], glory: [{ points: 1 }] },
    ]);
  });

  it('names the Bands that lose Skeletons', () => {
    const crumbling = ages[0]!.steps.find((step) => step.kind === 'skeletons')!;
    expect(crumbling.bands.map(({ band, skeletons }) => [band, skeletons])).toEqual([
      [0, 1],
      [1, 1],
      [3, 1],
      [7, 1],
      [11, 2],
      [12, 1],
    ]);
  });

  it('stops at a question, and goes on from there', () => {
    const [first] = bookings(upTo('horde_asked'));
    expect(kinds(first!.steps)).toEqual([...kingdoms, 'merfolk', 'giant', 'asked']);
    expect(first!.whole).toBe(false);
    const [second] = bookings(upTo('horde_asked', 2));
    expect(kinds(second!.steps).slice(-2)).toEqual(['horde', 'asked']);
  });

  it('gives a source without a step of its own one for all seats', () => {
    const source = 'tides' as Source;
    const paid = [0, 1].map((seat) => glory({ seat, source }));
    const [first] = bookings([...upTo('horde_asked'), ...paid]);
    expect(first!.steps.at(-1)).toEqual({ kind: 'other', source, glory: paid });
  });

  it('sums up to the score sheet', () => {
    for (const { age, steps } of ages) {
      const next = age < view.ages ? beforeEnd(view, age + 1) : final;
      const during = ages[age]?.during ?? [];
      expect(after(after(beforeEnd(view, age), steps), [{ kind: 'giant', glory: during }])).toEqual(next);
    }
  });
});

describe('timeline', () => {
  const moments = timeline(steps);

  it('begins with nothing and ends with everything', () => {
    expect(moments[0]).toMatchObject({ age: 1, source: null, totals: [0, 0] });
    expect(moments.at(-1)).toMatchObject({ seq: steps.at(-1)!.seq, age: 2, totals: final });
  });

  it('never goes back', () => {
    for (const [place, moment] of moments.slice(1).entries()) {
      const before = moments[place]!;
      expect(moment.seq).toBeGreaterThanOrEqual(before.seq);
      expect(moment.age).toBeGreaterThanOrEqual(before.age);
      moment.totals.forEach((points, seat) => expect(points).toBeGreaterThanOrEqual(before.totals[seat]!));
    }
  });

  it('has a moment for every source of an Age, and books it to that source', () => {
    const sources = moments.filter(({ age, source }) => age === 1 && source).map(({ source }) => source);
    const paid = ['duris', 'straton', 'althea', 'ithys', 'pelagon', 'merfolk', 'giant_end', 'orcs', 'bands'];
    expect(sources).toEqual(paid);
    const last = moments.at(-1)!.sources;
    for (const source of Object.keys(last) as (keyof typeof last)[]) {
      const booked = view.seats.map((_, seat) => view.sheet.reduce((sum, age) => sum + (age[source]?.[seat] ?? 0), 0));
      expect(view.seats.map((_, seat) => last[source]![seat] ?? 0)).toEqual(booked);
    }
  });

  it('reads the events of several seats', () => {
    const twice = steps.map((step) => ({ ...step, happenings: { 0: happenedIn(step), 1: happenedIn(step) } }));
    expect(timeline(twice)).toEqual(moments);
    expect(happenedIn({ happenings: {} })).toEqual([]);
  });

  it('leaves out what was taken back', () => {
    const entries: LogEntry[] = [
      { seq: 1, line: { kind: 'started' }, happenings: upTo('age_started') },
      moved(2, glory({ source: 'giant_now', points: 2 })),
      moved(3, glory({ seat: 1, points: 9 })),
      { seq: 4, line: { kind: 'said' }, happenings: [] },
      { seq: 5, line: { kind: 'undone', taken_back: [2, 3] }, happenings: [] },
      moved(6, glory({ source: 'giant_now', points: 3 })),
    ];
    expect(lasting(entries).map(({ seq }) => seq)).toEqual([1, 4, 6]);
    expect(timeline(entries).map(({ seq, totals }) => [seq, totals])).toEqual([
      [1, [0, 0]],
      [6, [3, 0]],
    ]);
  });
});

describe('score sheet', () => {
  it('has every source in play, by Age, with sums', () => {
    const sections = sheetRows(view);
    expect(sections.map(({ age, projected }) => [age, projected])).toEqual([
      [1, false],
      [2, false],
    ]);
    for (const { rows } of sections) expect(rows).toHaveLength(11);
    expect(sections[0]!.rows.find(({ source }) => source === 'rhea')!.points).toEqual([0, 0]);
    expect(final).toEqual([0, 1].map((seat) => sections.reduce((sum, { sums }) => sum + sums[seat]!, 0)));
  });

  it('has the sources that the server names, in its order', () => {
    const rows = sheetRows({ ...view, sources: ['orcs', 'duris'] })[0]!.rows.map(({ source }) => source);
    expect(rows).toEqual(['orcs', 'duris']);
  });

  it('has what an Age would give now, separately from what is booked', () => {
    const running = { ...view, over: false, sheet: [view.sheet[0]!, {}], projected: { duris: [5, 0] } };
    const sections = sheetRows(running, { projected: true });
    expect(sections.map(({ age, projected }) => [age, projected])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(sections[1]!.sums).toEqual([5, 0]);
    expect(sheetRows(running)).toHaveLength(1);
  });

  it('sums up the game by source, the Giant token once', () => {
    const rows = bySource(view);
    expect(rows.find(({ source }) => source === 'giant')!.points).toEqual([15, 4]);
    expect(bySource(view, view.sheet.slice(0, 1)).find(({ source }) => source === 'giant')!.points[0]).toBeLessThan(15);
    expect([0, 1].map((seat) => rows.reduce((sum, { points }) => sum + points[seat]!, 0))).toEqual(final);
  });
});

describe('standings', () => {
  it('follows the places of the server', () => {
    expect(standings(view)).toEqual([
      { seat: 1, place: 1, glory: 114 },
      { seat: 0, place: 2, glory: 94 },
    ]);
  });

  it('says what decided a tie, as the server does', () => {
    const seats = view.seats.map((seat, number) => ({ ...seat, tie: { by: 'markers' as const, markers: number } }));
    expect(standings({ ...view, seats }).map(({ tie }) => tie)).toEqual([seats[1]!.tie, seats[0]!.tie]);
  });
});
