/** Things that move from one place of the table to another. They fly above it and never hold anything up. */
import { tick } from 'svelte';
import type { Happening, TableView } from '../wire/messages';
import { still } from '../lib/settings.svelte';

/** Something on its way. */
export interface Flight {
  id: number;
  what: { kind: 'card'; card: string } | { kind: 'back' } | { kind: 'marker'; seat: number };
  from: Spot;
  /** Unknown while it still lies where it was. */
  to: Spot | null;
  delay: number;
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
/** A window that nobody sees is not painted. */
const PAINTED_MS = 250;
/** Longer than any flight: a card whose flight never lands is there all the same. */
const VEIL_MS = 2000;
const LAST_DRAGON = 3;

export class Flights {
  list = $state.raw<Flight[]>([]);
  /** The first or second Dragon that has just been drawn, on its way from the deck to its place above. */
  dragon = $state.raw<Rising | null>(null);
  private next = 0;
  private lifted: Departure[] | null = null;

  /** Something will be shown as soon as what leaves its place for it lies above the table. */
  async lift(happenings: Happening[], before: TableView): Promise<void> {
    this.lifted = this.depart(happenings, before.viewer);
    await painted();
  }

  /** Something is about to be shown: the screen still stands as it was before. */
  async show(happenings: Happening[], before: TableView | null, after: TableView): Promise<void> {
    if (!this.lifted && (still() || !before || document.hidden)) return;
    const dragon = happenings.findLast((happening) => happening.kind === 'dragon');
    if (dragon?.kind === 'dragon' && dragon.number < LAST_DRAGON) this.wake(dragon.number);
    const flights = this.lifted ?? this.depart(happenings, after.viewer);
    this.lifted = null;
    const there = flights.map(({ journey }) => !!cardAt(journey.to[0]!));
    await tick();
    const veils = flights.map(({ journey }, place) => {
      // A card of the pool that lay there before stays; only its count goes up.
      const card = journey.to[0]!.startsWith('pool:') && there[place] ? undefined : cardAt(journey.to[0]!);
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

  landed(id: number): void {
    this.list.find((flight) => flight.id === id)?.veil?.cancel();
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  private depart(happenings: Happening[], viewer: number | undefined): Departure[] {
    const journeys = happenings.flatMap((happening) => journeysOf(happening, viewer)).slice(0, MOST);
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
  return /^(hand|pool):/.test(anchor) ? [...document.querySelectorAll(`[data-anchor="${anchor}"]`)].pop() : undefined;
}

function journeysOf(happening: Happening, viewer: number | undefined): Journey[] {
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
          what: happening.card ? { kind: 'card', card: happening.card } : { kind: 'back' },
          from: ['deck'],
          to: hand(happening.seat, happening.card ?? undefined),
        },
      ];
    case 'band_played':
      return happening.cards.map((card) => ({
        what: { kind: 'card', card },
        from: hand(happening.seat, card),
        to: [`bands:${happening.seat}`],
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
          what: { kind: 'marker', seat: happening.seat },
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
    const found = document.querySelectorAll(`[data-anchor="${anchor}"]`);
    const element = found[Math.min(place, found.length - 1)];
    const face = /^(hand|pool):/.test(anchor) ? element?.querySelector('.card') : null;
    const rect = (face ?? element)?.getBoundingClientRect();
    if (rect && rect.width > 0) return { rect, card: !!face };
  }
  return null;
}
