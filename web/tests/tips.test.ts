/** Tips fit the table, reveal nothing hidden, and are shown once. */
import { beforeEach, describe, expect, it } from 'vitest';
import { collections, markSeen, seenTips, tipFor, TIPS, type Collection, type Situation } from '../src/table/tips';
import type { GameEvent, Preview, TableView } from '../src/wire/messages';

const preview = (more: Partial<Preview> = {}): Preview =>
  ({ markers: ['rhea'], missing: [], worth: [1], to_pool: [], ...more }) as Preview;

interface Facts {
  dragons?: number;
  hand?: Record<string, number>;
  preview?: Preview;
}

function situation({ dragons = 0, hand = { 'elf.red': 2 }, preview }: Facts = {}): Situation {
  const seats = [{ hand }, { hand_size: 3 }, { hand_size: 2 }];
  const table = { viewer: 0, players: 3, next: 1, over: false, hand_limit: 10, deck: { dragons }, seats };
  const view = table as unknown as TableView;
  return { view, names: ['Ada', 'Ben', 'Cleo'], events: [], preview: preview ?? null };
}

const taken = (seat: number, card: string): GameEvent => ({ kind: 'card_taken', seat, card }) as GameEvent;

beforeEach(() => localStorage.clear());

describe('a tip', () => {
  it('is missing where nothing is worth knowing', () => {
    expect(tipFor(situation(), [])).toBeNull();
    expect(tipFor(situation({ preview: preview() }), [])).toBeNull();
  });

  it('tells of the Dragons', () => {
    expect(tipFor(situation({ dragons: 1 }), [])).toEqual({ name: 'dragon', values: { count: 1 } });
  });

  it('tells of a hand that is nearly full', () => {
    expect(tipFor(situation({ hand: { 'elf.red': 4, skeleton: 3 } }), [])).toBeNull();
    expect(tipFor(situation({ hand: { 'elf.red': 4, skeleton: 4 } }), [])?.values).toEqual({ count: 8 });
    expect(tipFor(situation({ hand: { 'elf.red': 6, skeleton: 4 } }), [])).toBeNull();
  });

  it('tells of a Band that places nothing', () => {
    const now = situation({ preview: preview({ markers: [] }) });
    expect(tipFor(now, [])?.name).toBe('no-marker');
  });

  it('comes once, and then makes room for others', () => {
    const now = situation({ dragons: 2, hand: { 'elf.red': 9 } });
    expect(tipFor(now, [])?.name).toBe('dragon');
    expect(tipFor(now, ['dragon'])?.name).toBe('hand');
    expect(tipFor(now, [...TIPS])).toBeNull();
  });

  it('is remembered once it was shown', () => {
    markSeen('hand');
    markSeen('hand');
    expect(seenTips()).toEqual(['hand']);
    localStorage.setItem('ethnos.tips', '{"no": "list"}');
    expect(seenTips()).toEqual([]);
  });
});

describe('what the next player collects', () => {
  const events = [taken(1, 'orc.red'), taken(2, 'elf.blue'), taken(1, 'orc.blue'), taken(2, 'elf.grey')];

  it('is mentioned where the Band would give it away', () => {
    const now = { ...situation(), events, preview: preview({ to_pool: ['elf.red', 'orc.green'] }) };
    expect(tipFor(now, [])?.values).toMatchObject({ name: 'Ben', what: 'tribe', tribe: 'orc' });
    expect(tipFor({ ...now, preview: preview({ to_pool: ['elf.red'] }) }, [])).toBeNull();
  });

  it('is a tribe or a colour that was seen taken more than once', () => {
    expect(collections({ ...situation(), events: [taken(1, 'orc.red'), taken(1, 'elf.red')] }, 1)).toEqual([
      { what: 'colour', which: 'red' },
    ]);
    expect(collections({ ...situation(), events: [taken(1, 'skeleton'), taken(1, 'skeleton')] }, 1)).toEqual([
      { what: 'tribe', which: 'skeleton' },
    ]);
  });

  it('is what is left after Bands and discards, and nothing in a new Age', () => {
    const after = (event: Partial<GameEvent>): Collection[] =>
      collections({ ...situation(), events: [...events, taken(1, 'orc.grey'), event as GameEvent] }, 1);
    const orcs = [{ what: 'tribe', which: 'orc' }];
    expect(after({ kind: 'band_played', seat: 1, cards: ['elf.grey', 'orc.grey'] })).toEqual(orcs);
    expect(after({ kind: 'cards_discarded', seat: 1, cards: ['orc.red'] })).toEqual(orcs);
    expect(after({ kind: 'band_played', seat: 1, cards: ['orc.blue', 'orc.red'] })).toEqual([]);
    expect(after({ kind: 'band_played', seat: 2, cards: ['orc.blue', 'orc.red'] })).toEqual(orcs);
    expect(after({ kind: 'age_started', first: 0 })).toEqual([]);
  });

  it('is what the memory aid shows, where there is one', () => {
    const now = situation();
    now.view.seats[1]!.known = { 'giant.red': 2 };
    expect(collections(now, 1)).toEqual([
      { what: 'tribe', which: 'giant' },
      { what: 'colour', which: 'red' },
    ]);
  });
});
