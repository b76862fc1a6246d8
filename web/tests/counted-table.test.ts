/** The table while an Age is counted, and what decided a game: a whole game of two bots. */
import { describe, expect, it } from 'vitest';
import { cardsOf, countsOf } from '../src/game/counts';
import { beforeEnd, bookings, happenedIn, standings, type LogEntry } from '../src/game/glory';
import { bandsIn, countedView, passed, payment, paysFor, placesIn, ranks } from '../src/scores/counted-table';
import { bestBand, whatDecided } from '../src/scores/decided';
import type { TableView } from '../src/wire/messages';
import replay from './fixtures/replay.jsonl?raw';

const lines = replay.trim().split('\n');
const happenings = happenedIn(...lines.slice(0, -1).map((line) => JSON.parse(line) as LogEntry));
const view = JSON.parse(lines.at(-1)!) as TableView;
const ages = bookings(happenings);

function viewAt(age: number, at: number, landed = 0): TableView {
  const { steps } = ages.find((bookings) => bookings.age === age)!;
  return countedView({ age, steps, view, base: null, happenings }, at, landed, beforeEnd(view, age));
}

describe('countedView', () => {
  it('shows the markers that were counted, not those of later Ages', () => {
    const { steps } = ages[0]!;
    for (const kingdom of viewAt(1, 0).kingdoms) {
      const step = steps.find((step) => step.kind === 'kingdom' && step.kingdom === kingdom.name);
      expect(step).toMatchObject({ markers: kingdom.markers });
    }
  });

  it('has three Dragons, empty hands and the Bands of the Age', () => {
    const shown = viewAt(1, 0);
    expect(shown).toMatchObject({ age: 1, over: false, deck: { dragons: 3 } });
    expect(shown.seats.map(({ place }) => place)).toEqual(ranks(beforeEnd(view, 1)));
    expect(shown.seats.map(({ hand_size }) => hand_size)).toEqual([0, 0]);
    const played = bandsIn(happenings, 1, 2).map((bands) => Object.keys(bands).length);
    expect(shown.seats.map(({ bands }) => bands.length)).toEqual(played);
  });

  it('has the pool as it was before the hands were discarded, and the worth of every Band', () => {
    const shown = viewAt(2, 0);
    const burnt = happenings.slice(happenings.findLastIndex(({ kind }) => kind === 'age_ended'));
    const hands = burnt.flatMap((happening) => (happening.kind === 'cards_discarded' ? happening.cards : []));
    expect(hands).not.toEqual([]);
    expect(countsOf([...cardsOf(shown.pool), ...hands])).toEqual(view.pool);
    const paid = shown.seats.map(({ bands }) => bands.reduce((sum, { worth }) => sum + worth, 0));
    expect(paid).toEqual(view.sheet[1]!.bands);
  });

  it('expects what is still to be paid, and in the end nothing', () => {
    const { steps } = ages[0]!;
    const all = steps.flatMap(({ glory }) => glory).reduce((sum, { points }) => sum + points, 0);
    const coming = (shown: TableView): number =>
      Object.values(shown.projected)
        .flat()
        .reduce((sum, points) => sum + points, 0);
    expect(coming(viewAt(1, 0))).toBe(all);
    expect(coming(viewAt(1, steps.length))).toBe(0);
    const first = payment(steps[0]);
    if (first.length) expect(coming(viewAt(1, 0, 1))).toBe(all - first[0]!.points);
  });

  it('takes the Skeletons out of the Bands once they have crumbled', () => {
    const shown = viewAt(1, ages[0]!.steps.length);
    expect(shown.seats.flatMap(({ bands }) => bands.flatMap(({ cards }) => cards))).not.toContain('skeleton');
  });
});

describe('a step', () => {
  it('pays the first place last', () => {
    const kingdom = ages[1]!.steps.find(({ kind, glory }) => kind === 'kingdom' && glory.length > 1);
    const places = payment(kingdom).map(({ place }) => place!);
    expect(places).toEqual([...places].sort((one, two) => two - one));
    expect(placesIn(kingdom, 2).filter(Boolean).length).toBe(kingdom?.glory.length ?? 0);
  });

  it('names what a kingdom pays, the first place first', () => {
    expect(paysFor({ tokens: [2, 4, 8] }, [1, 0, 0])).toEqual([2]);
    expect(paysFor({ tokens: [2, 4, 8] }, [3, 2, 1])).toEqual([8, 4, 2]);
  });

  it('knows who passes whom', () => {
    expect(ranks([5, 9, 5])).toEqual([2, 1, 2]);
    expect(passed(0, [5, 9, 6], [10, 9, 6])).toEqual([1, 2]);
    expect(passed(1, [5, 9, 6], [10, 12, 6])).toEqual([]);
  });
});

describe('what decided the game', () => {
  it('names the lead and where it came from, the most first', () => {
    const rows = standings(view);
    const decided = whatDecided(view, rows);
    expect(decided?.second).toBe(rows[1]!.seat);
    expect(decided?.points).toBe(rows[0]!.glory - rows[1]!.glory);
    const points = decided!.sources.map((source) => source.points);
    expect(points).toEqual([...points].sort((one, two) => two - one));
    expect(Math.min(...points)).toBeGreaterThan(0);
  });

  it('says nothing where the victory is shared', () => {
    const rows = standings(view).map((row) => ({ ...row, place: 1 }));
    expect(whatDecided(view, rows)).toBeNull();
  });

  it('finds the Band that gave the most, with its cards', () => {
    const best = bestBand(happenings)!;
    const most = Math.max(
      ...ages
        .flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'bands' ? step.glory : [])))
        .map((booking) => booking.points),
    );
    expect(best.points).toBe(most);
    expect(best.cards.length).toBeGreaterThan(1);
    expect(bestBand([])).toBeNull();
  });
});
