/**
 * Tips for newcomers, each shown once: which one fits the table now. Tips use only public information, and this file
 * knows no rules: the server's preview says what a Band would do.
 */
import type { GameEvent, Preview, TableView } from '../wire/messages';
import { cardsOf, countsOf, total, without, type Counts } from '../game/counts';
import { colourOf, tribeOf } from '../game/vocabulary';
import { load, save } from '../lib/storage';
import type { Values } from '../lib/texts.svelte';

export const TIPS = ['dragon', 'hand', 'no-marker', 'collecting'] as const;
export type TipName = (typeof TIPS)[number];

export interface Tip {
  name: TipName;
  /** For the text `learn-tip-NAME`. */
  values: Values;
}

export interface Situation {
  view: TableView;
  names: readonly string[];
  /** All events so far, as this screen may see them. */
  events: readonly GameEvent[];
  /** What the Band being built would do. */
  preview: Preview | null;
}

/** What a player visibly collects. */
export interface Collection {
  what: 'tribe' | 'colour';
  which: string;
}

/** A hand with room for at most this many more cards is nearly full. */
const LITTLE_ROOM = 2;
/** This many face-up cards of a tribe or colour, taken and not played, are a collection. */
const COLLECTED = 2;

/** The first tip that fits and has not been seen. */
export function tipFor(now: Situation, seen: readonly string[]): Tip | null {
  return TIPS.filter((name) => !seen.includes(name)).reduce<Tip | null>(
    (first, name) => first ?? fits[name](now),
    null,
  );
}

const fits: Record<TipName, (now: Situation) => Tip | null> = {
  dragon: ({ view }) =>
    view.deck.dragons && !view.over ? { name: 'dragon', values: { count: view.deck.dragons } } : null,
  hand: ({ view }) => {
    const count = total(view.seats[view.viewer ?? -1]?.hand ?? {});
    const room = view.hand_limit - count;
    return room > 0 && room <= LITTLE_ROOM ? { name: 'hand', values: { count } } : null;
  },
  'no-marker': ({ preview }) => (preview && !preview.markers.length ? { name: 'no-marker', values: {} } : null),
  collecting: (now) => {
    const { view, names, preview } = now;
    const { next } = view;
    if (!preview || view.viewer === undefined || next === undefined) return null;
    const target = collections(now, next).find((collection) =>
      preview.to_pool.some((card) => partOf(card, collection.what) === collection.which),
    );
    if (!target) return null;
    const { what, which } = target;
    return {
      name: 'collecting',
      values: {
        name: names[next],
        what,
        tribe: what === 'tribe' ? which : 'skeleton',
        colour: what === 'colour' ? which : 'none',
      },
    };
  },
};

/** Tribes and colours of which a seat has taken several face-up cards that it has not played since. */
export function collections({ view, events }: Situation, seat: number): Collection[] {
  const cards = cardsOf(view.seats[seat]?.known ?? seenTaken(events, seat));
  return (['tribe', 'colour'] as const).flatMap((what) => {
    const counts = new Map<string, number>();
    for (const card of cards) {
      const which = partOf(card, what);
      if (which) counts.set(which, (counts.get(which) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count >= COLLECTED).map(([which]) => ({ what, which }));
  });
}

/** Face-up cards that a seat has taken in this Age and not given away since. */
function seenTaken(events: readonly GameEvent[], seat: number): Counts {
  let cards: Counts = {};
  for (const happening of events) {
    if (happening.kind === 'age_started') cards = {};
    else if (!('seat' in happening) || happening.seat !== seat) continue;
    else if (happening.kind === 'card_taken') cards[happening.card] = (cards[happening.card] ?? 0) + 1;
    else if (happening.kind === 'band_played' || happening.kind === 'cards_discarded')
      cards = without(cards, countsOf(happening.cards));
  }
  return cards;
}

function partOf(card: string, what: Collection['what']): string {
  return what === 'tribe' ? tribeOf(card) : colourOf(card);
}

// --- Tips already seen --------------------------------------------------------------------------------------------

const KEY = 'ethnos.tips';

export function seenTips(): string[] {
  const seen = load(KEY);
  return Array.isArray(seen) ? seen.filter((name) => typeof name === 'string') : [];
}

export function markSeen(name: TipName): string[] {
  const seen = [...new Set([...seenTips(), name])];
  save(KEY, seen);
  return seen;
}
