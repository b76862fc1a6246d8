/** Things that move from one place of the table to another. They fly above it and never hold anything up. */
import { tick } from 'svelte';
import type { GameEvent, Kingdom, TableView } from '../wire/messages';
import { bandsOf } from '../sentences/moves';
import { still } from '../lib/settings.svelte';

/** Something on its way. */
export interface Flight {
  id: number;
  what: { kind: 'card'; card: string } | { kind: 'back' } | { kind: 'marker'; seat: number; kingdom: Kingdom };
  from: Spot;
  /** Unknown while it still lies where it was. */
  to: Spot | null;
  delay: number;
  /** It goes nowhere: the fire takes it. */
  burns?: boolean;
  /** Hides the card at the end of the flight until it has landed. */
  veil?: Animation;
}

/** A Dragon that leaves the deck. */
export interface Rising {
  number: number;
  from: DOMRect;
  to: DOMRect;
}

/** A place on the screen. */
interface Spot {
  rect: DOMRect;
  /** A card lies there, and has this place's size. */
  card: boolean;
}

/** A thing that moves, and between which places; the first place that is on the screen counts. */
interface Journey {
  what: Flight['what'];
  from: string[];
  to: string[];
}

/** A flight whose end is not known yet. */
interface Departure extends Flight {
  journey: Journey;
}

const STAGGER_MS = 40;
const MOST = 24;
/** So many backs burn for the hand of another player. */
const MOST_BACKS = 3;
const WATCH_MS = 650;
/** A window that nobody sees is not painted. */
const PAINTED_MS = 250;
/** Longer than any flight: a card whose flight never lands is there all the same. */
const VEIL_MS = 2000;
/** Places where cards lie that can be seen. */
const HOLDS_CARDS = /^(hand|pool|told):/;
const BACK = { kind: 'back' } as const;
const LAST_DRAGON = 3;
/** What a stack of markers does when one lands on it. */
const HOP_MS = 340;
const HOP: Keyframe[] = [
  { transform: 'scale(1.1, 0.84)' },
  { transform: 'translateY(-13px) scale(0.97, 1.05)', offset: 0.45 },
  { transform: 'none' },
];
/** A card of the sheet on which the Band of another player is told. */
const TOLD = '.teller .held';

export class Flights {
  list = $state.raw<Flight[]>([]);
  /** The first or second Dragon that has just been drawn, on its way from the deck to its place above. */
  dragon = $state.raw<Rising | null>(null);
  private next = 0;
  private lifted: Departure[] | null = null;
  /** Hands that are lost, where they lay. */
  private losing: Flight[] = [];

  /** Something will be shown as soon as what leaves its place for it lies above the table. */
  async lift(happenings: GameEvent[], before: TableView): Promise<void> {
    this.lifted = this.depart(happenings, before.viewer);
    await painted();
  }

  /** Something is about to be shown: the screen still stands as it was before. */
  async show(happenings: GameEvent[], before: TableView | null, after: TableView): Promise<void> {
    if (!this.lifted && (still() || !before || document.hidden)) return;
    if (before && happenings.some(({ kind }) => kind === 'age_ended')) this.losing = this.hands(before);
    const dragon = happenings.findLast((happening) => happening.kind === 'dragon');
    if (dragon?.kind === 'dragon' && dragon.number < LAST_DRAGON) this.wake(dragon.number);
    const flights = this.lifted ?? this.depart(happenings, after.viewer);
    this.lifted = null;
    const there = flights.map(({ journey }) => !!cardAt(journey.to[0]!));
    await tick();
    const veils = flights.map(({ journey }, place) => {
      // A card of the pool that lay there before stays; only its count goes up.
      const card = journey.to[0]!.startsWith('pool:') && there[place] ? undefined : cardAt(journey.to[0]!);
      // Its flight is how it comes onto the sheet, so it does not come by itself.
      if (card?.matches(TOLD)) for (const animation of card.getAnimations()) animation.finish();
      return card?.animate({ opacity: [0, 0] }, VEIL_MS);
    });
    await painted();
    const bound = flights.flatMap(({ journey, ...flight }, place): Flight[] => {
      const to = spotOf(journey.to, Infinity);
      const veil = veils[place];
      if (!to) veil?.cancel();
      return to ? [{ ...flight, to, ...(veil ? { veil } : {}) }] : [];
    });
    const off = (flight: Flight): boolean => flights.some(({ id }) => id === flight.id);
    this.list = [...this.list.filter((flight) => !off(flight)), ...bound];
  }

  /** The Age is over: whatever anybody held goes up in flames. How long to watch that before anything else begins. */
  burn(): number {
    const lost = this.losing;
    this.losing = [];
    this.list = [...this.list, ...lost];
    return lost.length ? WATCH_MS : 0;
  }

  landed(id: number): void {
    const flight = this.list.find((one) => one.id === id);
    flight?.veil?.cancel();
    if (flight?.what.kind === 'marker') hop(flight.what.kingdom, flight.what.seat);
    this.list = this.list.filter((one) => one.id !== id);
  }

  /** Every card of the own hand, and a few backs of everybody else's. */
  private hands({ seats, viewer }: TableView): Flight[] {
    const lost: Pick<Flight, 'what' | 'from' | 'delay'>[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('[data-anchor^="hand:"]')) {
      const face = element.querySelector<HTMLElement>('.card');
      const card = element.dataset.anchor!.slice('hand:'.length);
      const delay = lost.length * STAGGER_MS;
      if (face) lost.push({ what: { kind: 'card', card }, from: { rect: cardRect(face), card: true }, delay });
    }
    seats.forEach(({ hand_size }, seat) => {
      const from = seat === viewer ? null : spotOf([`cards:${seat}`]);
      for (let back = 0; from && back < Math.min(hand_size, MOST_BACKS); back++)
        lost.push({ what: BACK, from, delay: 2 * back * STAGGER_MS });
    });
    return lost.map((one) => ({ ...one, id: this.next++, to: null, burns: true }));
  }

  private depart(happenings: GameEvent[], viewer: number | undefined): Departure[] {
    const journeys = happenings
      .flatMap((happening, place) => journeysOf(happening, viewer, bandsOf(happenings.slice(0, place)).flat().length))
      .slice(0, MOST);
    const flights = departures(journeys).map((flight) => ({ ...flight, id: this.next++ }));
    // What leaves its place in this very moment lies there until it flies: it must not be gone for a frame.
    this.list = [...this.list, ...flights.filter((flight) => flight.from.card)];
    return flights;
  }

  /** The last Dragon is no flight: it ends the Age. */
  private wake(number: number): void {
    const from = spotOf(['deck', 'pool'])?.rect;
    const track = document.querySelector('[data-anchor="dragons"]');
    const to = (track?.children[number - 1] ?? track)?.getBoundingClientRect();
    if (from && to?.width) this.dragon = { number, from, to };
  }
}

/** The card that lies at a place, the last of several alike. */
function cardAt(anchor: string): Element | undefined {
  return HOLDS_CARDS.test(anchor) ? [...placesOf(anchor)].pop() : undefined;
}

/** Everything at a place; "told:2" is the third card of the Band that is being told. */
function placesOf(anchor: string): Element[] {
  const [kind, number] = anchor.split(':');
  if (kind === 'told') return [...document.querySelectorAll(TOLD)].slice(Number(number), Number(number) + 1);
  return [...document.querySelectorAll(`[data-anchor="${anchor}"]`)];
}

function hop(kingdom: Kingdom, seat: number): void {
  document.querySelector(`[data-stack="${kingdom}:${seat}"]`)?.animate(HOP, { duration: HOP_MS, easing: 'ease-out' });
}

/** What moves in a happening, after so many cards of the same move have been told. */
function journeysOf(happening: GameEvent, viewer: number | undefined, told: number): Journey[] {
  const hand = (seat: number, card?: string): string[] =>
    seat === viewer ? [`hand:${card}`, 'hand', `seat:${seat}`] : [`seat:${seat}`];
  switch (happening.kind) {
    case 'card_taken':
      return [
        {
          what: { kind: 'card', card: happening.card },
          from: [`pool:${happening.card}`],
          to: hand(happening.seat, happening.card),
        },
      ];
    case 'card_drawn':
      return [
        {
          what: happening.card ? { kind: 'card', card: happening.card } : BACK,
          from: ['deck'],
          to: hand(happening.seat, happening.card ?? undefined),
        },
      ];
    case 'band_played':
      return bandsOf([happening])[0]!.map((card, place) => ({
        what: { kind: 'card', card },
        from: hand(happening.seat, card),
        // Onto the sheet that tells of it, where there is one.
        to: [...(happening.seat === viewer ? [] : [`told:${told + place}`]), `bands:${happening.seat}`],
      }));
    case 'cards_discarded':
      return happening.cards.map((card) => ({
        what: { kind: 'card', card },
        from: hand(happening.seat, card),
        to: [`pool:${card}`, 'pool'],
      }));
    case 'marker_placed':
      return [
        {
          what: { kind: 'marker', seat: happening.seat, kingdom: happening.kingdom },
          from: [`seat:${happening.seat}`],
          to: [`kingdom:${happening.kingdom}`],
        },
      ];
    default:
      return [];
  }
}

/** Until the table is laid out and painted anew: to measure it costs nothing then, and what flies has its own frame. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, PAINTED_MS);
  });
}

/** From where things leave; those without a place on the screen stay away. */
function departures(journeys: Journey[]): Omit<Departure, 'id'>[] {
  return journeys.flatMap((journey, place) => {
    // Of several cards of a kind each leaves from its own place.
    const before = journeys.slice(0, place).filter((other) => other.from[0] === journey.from[0]).length;
    const from = spotOf(journey.from, before);
    return from ? [{ journey, what: journey.what, from, to: null, delay: place * STAGGER_MS }] : [];
  });
}

function spotOf(anchors: string[], place = 0): Spot | null {
  for (const anchor of anchors) {
    const found = placesOf(anchor);
    const element = found[Math.min(place, found.length - 1)];
    const face = HOLDS_CARDS.test(anchor) ? element?.querySelector<HTMLElement>('.card') : null;
    const rect = face ? cardRect(face) : element?.getBoundingClientRect();
    if (rect && rect.width > 0) return { rect, card: !!face };
  }
  return null;
}

/** Where a card lies, as large as it is without its tilt; the sheet that tells of it is measured as if it were open. */
function cardRect(face: HTMLElement): DOMRect {
  let [x, y] = middle(face.getBoundingClientRect());
  const sheet = face.closest<HTMLElement>('.teller');
  if (sheet) {
    const box = sheet.getBoundingClientRect();
    const opened = box.width / sheet.offsetWidth;
    const [midX, midY] = middle(box);
    [x, y] = [midX + (x - midX) / opened, midY + (y - midY) / opened];
  }
  const { offsetWidth: width, offsetHeight: height } = face;
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}

export function middle({ left, top, width, height }: DOMRect): [number, number] {
  return [left + width / 2, top + height / 2];
}
