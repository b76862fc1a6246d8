/**
 * The table as it was when an Age ended: while the Age is counted, the game may already have gone on. It is put together
 * from the events, and moves on with every payment that is shown. The server has no view of these moments: it pays for
 * the whole Age at once. So the places by Glory between two payments are worked out here.
 */
import type { Booking, CeremonyStep } from '../game/glory';
import { isSkeleton } from '../game/vocabulary';
import type { BandView, GameEvent, KingdomView, SeatView, TableView } from '../wire/messages';

/** An Age that is counted. */
export interface Counted {
  age: number;
  steps: readonly CeremonyStep[];
  /** The game as it is now. */
  view: TableView;
  /** The table just before the third Dragon, if this page has seen it. */
  base: TableView | null;
  /** All events, to find the Bands of the Age. */
  happenings: readonly GameEvent[];
}

/** The Bands of each seat in an Age, as they were played, by their numbers, with the Glory they have been paid. */
export function bandsIn(happenings: readonly GameEvent[], age: number, players: number): Record<number, BandView>[] {
  const bands = Array.from({ length: players }, (): Record<number, BandView> => ({}));
  let now = 0;
  for (const happening of happenings) {
    if (happening.kind === 'age_started') now = happening.age;
    else if (happening.kind === 'band_played' && now === age) {
      const { leader, cards, size, seat, band } = happening;
      (bands[seat] ??= {})[band] = { leader, cards, size, worth: 0 };
    } else if (happening.kind === 'glory' && happening.age === age) {
      const band = bands[happening.seat]?.[happening.band ?? -1];
      if (band) band.worth = happening.points;
    }
  }
  return bands;
}

/** The place of each seat in a step, 0 for none. */
export function placesIn(step: CeremonyStep | undefined, players: number): number[] {
  const places = Array<number>(players).fill(0);
  for (const { seat, place } of step?.glory ?? []) places[seat] = place ?? 0;
  return places;
}

/** The Glory of a step in the order of payment: first place last. */
export function payment(step: CeremonyStep | undefined): Booking[] {
  return [...(step?.glory ?? [])]
    .filter(({ points }) => points > 0)
    .sort((one, two) => (two.place ?? 0) - (one.place ?? 0));
}

/** What a kingdom pays for first place and the following ones, by the places that its tokens pay. */
export function paysFor({ tokens }: Pick<KingdomView, 'tokens'>, places: readonly number[]): number[] {
  return tokens
    .map((value, number) => ({ value, place: places[number] ?? 0 }))
    .filter(({ place }) => place)
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

/** The rank of each seat by its Glory; equal totals share a rank. */
export function ranks(totals: readonly number[]): number[] {
  return totals.map((own) => 1 + totals.filter((other) => other > own).length);
}

/** The seats that a seat has passed: they were level or ahead, and are behind it now. */
export function passed(seat: number, before: readonly number[], now: readonly number[]): number[] {
  return [...now.keys()].filter(
    (rival) => rival !== seat && before[rival]! >= before[seat]! && now[rival]! < now[seat]! && before[rival]! > 0,
  );
}

/** The table during step `at`, after its first `landed` payments, with everybody's Glory as given. */
export function countedView(data: Counted, at: number, landed: number, totals: number[]): TableView {
  const { age, steps, view, base, happenings } = data;
  const source = base ?? view;
  const bands = bandsIn(happenings, age, view.players).map((own) => Object.values(own));
  const crumbled = steps.slice(0, at).some(({ kind }) => kind === 'skeletons');
  const coming = [...payment(steps[at]).slice(landed), ...steps.slice(at + 1).flatMap(({ glory }) => glory)];
  const { seat, next, ...rest } = source;
  void [seat, next]; // Nobody is to move.
  const places = ranks(totals);
  return {
    ...rest,
    ...(view.viewer === undefined ? {} : { viewer: view.viewer }),
    age,
    over: false,
    ...(base
      ? { pool: base.pool, deck: { ...base.deck, dragons: base.deck.last_dragon, ...drawerOf(happenings, age) } }
      : poolAtEnd(happenings, age, view)),
    kingdoms: source.kingdoms.map((kingdom) => standing(kingdom, steps)),
    projected: sums(coming, view.players),
    seats: source.seats.map((seat, place) => ({
      ...handless(seat),
      glory: totals[place]!,
      place: places[place]!,
      bands: (base ? seat.bands : bands[place]!).map((band) => (crumbled ? crumble(band) : band)),
    })),
  };
}

/** Who drew the third Dragon of an Age. */
function drawerOf(happenings: readonly GameEvent[], age: number): { drawer?: number } {
  const end = happenings.find((happening) => happening.kind === 'age_ended' && happening.age === age);
  return end?.kind === 'age_ended' ? { drawer: end.seat } : {};
}

/** A kingdom with the markers that were counted in it. */
function standing(kingdom: KingdomView, steps: readonly CeremonyStep[]): KingdomView {
  const step = steps.find((step) => step.kind === 'kingdom' && step.kingdom === kingdom.name);
  if (step?.kind !== 'kingdom') return kingdom;
  return {
    ...kingdom,
    markers: step.markers.slice(0, kingdom.markers.length),
    leaders: step.glory.filter(({ place }) => place === 1).map(({ seat }) => seat),
  };
}

/** When an Age ends, hands are discarded. */
function handless(seat: SeatView): SeatView {
  const { known, hand, ...rest } = seat;
  return { ...rest, hand_size: 0, ...(hand ? { hand: {} } : {}), ...(known ? { known: {} } : {}) };
}

/** What the Skeletons leave of a Band. */
function crumble(band: BandView): BandView {
  const cards = withoutSkeletons(band.cards);
  return { ...band, cards, size: cards.length };
}

export function withoutSkeletons<Name extends string>(cards: readonly Name[]): Name[] {
  return cards.filter((card) => !isSkeleton(card));
}

function sums(glory: readonly Booking[], players: number): TableView['projected'] {
  const rows: TableView['projected'] = {};
  for (const { source, seat, points } of glory) (rows[source] ??= Array<number>(players).fill(0))[seat]! += points;
  return rows;
}

/** The pool when the Age ended, and the number of cards left in the deck. */
function poolAtEnd(happenings: readonly GameEvent[], age: number, view: TableView): Pick<TableView, 'pool' | 'deck'> {
  const pool: Record<string, number> = {};
  const add = (card: string, count: number): void => {
    pool[card] = (pool[card] ?? 0) + count;
    if (pool[card]! <= 0) delete pool[card];
  };
  let left = 0;
  let now = 0;
  for (const happening of happenings) {
    if (happening.kind === 'age_started') now = happening.age;
    if (now !== age) continue;
    if (happening.kind === 'age_ended') break; // The hands that are discarded next are not in it.
    if (happening.kind === 'age_started') {
      left = happening.deck_left;
      for (const card of happening.pool) add(card, 1);
    } else if (happening.kind === 'card_taken') add(happening.card, -1);
    else if (happening.kind === 'cards_discarded') for (const card of happening.cards) add(card, 1);
    else if (happening.kind === 'card_drawn' || happening.kind === 'dragon') left -= 1;
  }
  const { last_dragon } = view.deck;
  return {
    pool,
    deck: {
      left: Math.max(0, left),
      dragons: last_dragon,
      last_dragon,
      dragons_near: true,
      ...drawerOf(happenings, age),
    },
  };
}
