/** Animations of pieces that fly from one place on the table to another. They never delay the game. */
import { tick } from 'svelte';
import type { GameEvent, Kingdom, TableView } from '../wire/messages';
import { playedBands } from '../sentences/moves';
import { frameBegun, painted } from '../lib/painted.svelte';
import { still } from '../lib/settings.svelte';

/** A flying piece. */
export interface Flight {
  id: number;
  what: { kind: 'card'; card: string } | { kind: 'back' } | { kind: 'marker'; seat: number; kingdom: Kingdom };
  from: Spot;
  /** Null until the piece starts. */
  to: Spot | null;
  delay: number;
  /** It burns in place instead of flying. */
  burns?: boolean;
  /** Hides the card at the destination until the flight has landed. */
  veil?: Animation;
}

/** A drawn Dragon that flies from the deck to the track. */
export interface Rising {
  number: number;
  from: DOMRect;
  to: DOMRect;
}

/** A place on the screen. */
interface Spot {
  rect: DOMRect;
  /** There is a card, and `rect` is its size. */
  card: boolean;
}

/** A piece and the anchors it moves between; of each list the first anchor that is on the screen is used. */
interface Journey {
  what: Flight['what'];
  from: string[];
  to: string[];
}

/** A flight whose destination is not measured yet. */
interface Departure extends Flight {
  journey: Journey;
}

const STAGGER_MS = 40;
const MOST = 24;
/** The most card backs that burn for another player's hand. */
const MOST_BACKS = 3;
const WATCH_MS = 650;
/** Longer than any flight, so that a card appears even if its flight never lands. */
const VEIL_MS = 2000;
/** Anchors of visible cards. */
const HOLDS_CARDS = /^(hand|pool|sheet):/;
const BACK = { kind: 'back' } as const;
/** The animation of a stack when a marker lands on it. */
const HOP_MS = 340;
const HOP: Keyframe[] = [
  { transform: 'scale(1.1, 0.84)' },
  { transform: 'translateY(-13px) scale(0.97, 1.05)', offset: 0.45 },
  { transform: 'none' },
];
/** A card on the sheet that shows another player's Band. */
const SHEET_CARDS = '.move-sheet .held';

export class Flights {
  list = $state.raw<Flight[]>([]);
  /** A Dragon that does not end the Age, while it flies from the deck to the track. */
  dragon = $state.raw<Rising | null>(null);
  private next = 0;
  private lifted: Departure[] | null = null;
  /** Cards of discarded hands, to be burned where they were. */
  private losing: Flight[] = [];

  /** Lift the pieces that will move; resolves in the frame after they were painted above the table. */
  async lift(happenings: GameEvent[], before: TableView): Promise<void> {
    this.lifted = this.depart(happenings, before.viewer);
    await painted();
    await frameBegun();
  }

  /** Animate events. Called before the table changes, while the screen still shows the old one. */
  async show(happenings: GameEvent[], before: TableView | null, after: TableView): Promise<void> {
    if (!this.lifted && (still() || !before || document.hidden)) return;
    if (before && happenings.some(({ kind }) => kind === 'age_ended')) this.losing = this.hands(before);
    const dragon = happenings.findLast((happening) => happening.kind === 'dragon');
    if (dragon?.kind === 'dragon' && dragon.number < after.deck.last_dragon) this.wake(dragon.number);
    const flights = this.lifted ?? this.depart(happenings, after.viewer);
    this.lifted = null;
    const alreadyShown = flights.map(({ journey }) => !!cardAt(journey.to[0]!));
    await tick();
    const veils = flights.map(({ journey }, place) => {
      // A kind that was already in the pool stays visible; only its count goes up.
      const card = journey.to[0]!.startsWith('pool:') && alreadyShown[place] ? undefined : cardAt(journey.to[0]!);
      // The flight replaces the card's own entry animation on the sheet.
      if (card?.matches(SHEET_CARDS)) for (const animation of card.getAnimations()) animation.finish();
      return card?.animate({ opacity: [0, 0] }, VEIL_MS);
    });
    await painted();
    const arriving = flights.flatMap(({ journey, ...flight }, place): Flight[] => {
      const to = spotOf(journey.to, Infinity);
      const veil = veils[place];
      if (!to) veil?.cancel();
      return to ? [{ ...flight, to, ...(veil ? { veil } : {}) }] : [];
    });
    const departed = (flight: Flight): boolean => flights.some(({ id }) => id === flight.id);
    this.list = [...this.list.filter((flight) => !departed(flight)), ...arriving];
  }

  /** The Age is over: burn all hands. Returns how long to wait before the next animation. */
  burn(): number {
    const lost = this.losing;
    this.losing = [];
    this.list = [...this.list, ...lost];
    return lost.length ? WATCH_MS : 0;
  }

  landed(id: number): void {
    const flight = this.list.find((other) => other.id === id);
    flight?.veil?.cancel();
    if (flight?.what.kind === 'marker') hop(flight.what.kingdom, flight.what.seat);
    this.list = this.list.filter((other) => other.id !== id);
  }

  /** Every card of the viewer's hand, and a few backs for each other hand. */
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
    return lost.map((flight) => ({ ...flight, id: this.next++, to: null, burns: true }));
  }

  private depart(happenings: GameEvent[], viewer: number | undefined): Departure[] {
    const journeys = happenings
      .flatMap((happening, place) =>
        journeysOf(happening, viewer, playedBands(happenings.slice(0, place)).flat().length),
      )
      .slice(0, MOST);
    const flights = departures(journeys).map((flight) => ({ ...flight, id: this.next++ }));
    // Cards are drawn at their start until they fly, so that they do not disappear for a frame.
    this.list = [...this.list, ...flights.filter((flight) => flight.from.card)];
    return flights;
  }

  /** Animate a Dragon that does not end the Age; the last one has its own animation. */
  private wake(number: number): void {
    const from = spotOf(['deck', 'pool'])?.rect;
    const track = document.querySelector('[data-anchor="dragons"]');
    const to = (track?.children[number - 1] ?? track)?.getBoundingClientRect();
    if (from && to?.width) this.dragon = { number, from, to };
  }
}

/** The card at an anchor; the last one if there are several. */
function cardAt(anchor: string): Element | undefined {
  return HOLDS_CARDS.test(anchor) ? [...placesOf(anchor)].pop() : undefined;
}

/** All elements at an anchor; "sheet:2" is the third card on the sheet that shows a Band. */
function placesOf(anchor: string): Element[] {
  const [kind, number] = anchor.split(':');
  if (kind === 'sheet') return [...document.querySelectorAll(SHEET_CARDS)].slice(Number(number), Number(number) + 1);
  return [...document.querySelectorAll(`[data-anchor="${anchor}"]`)];
}

function hop(kingdom: Kingdom, seat: number): void {
  document.querySelector(`[data-stack="${kingdom}:${seat}"]`)?.animate(HOP, { duration: HOP_MS, easing: 'ease-out' });
}

/** The pieces that move in an event; `offset` is the number of cards of the same move already on the sheet. */
function journeysOf(happening: GameEvent, viewer: number | undefined, offset: number): Journey[] {
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
      return happening.cards.map((card, place) => ({
        what: { kind: 'card', card },
        from: hand(happening.seat, card),
        // Onto the sheet that shows the Band, if there is one.
        to: [...(happening.seat === viewer ? [] : [`sheet:${offset + place}`]), `bands:${happening.seat}`],
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

/** The flights of these journeys, without those whose start is not on the screen. */
function departures(journeys: Journey[]): Omit<Departure, 'id'>[] {
  return journeys.flatMap((journey, place) => {
    // Several cards of a kind start from different places.
    const before = journeys.slice(0, place).filter((other) => other.from[0] === journey.from[0]).length;
    const from = spotOf(journey.from, before);
    return from ? [{ journey, what: journey.what, from, to: null, delay: place * STAGGER_MS }] : [];
  });
}

function spotOf(anchors: string[], place = 0): Spot | null {
  for (const anchor of anchors) {
    const nodes = placesOf(anchor);
    const element = nodes[Math.min(place, nodes.length - 1)];
    const face = HOLDS_CARDS.test(anchor) ? element?.querySelector<HTMLElement>('.card') : null;
    const rect = face ? cardRect(face) : element?.getBoundingClientRect();
    if (rect && rect.width > 0) return { rect, card: !!face };
  }
  return null;
}

/** A card's position and size, without its tilt; on the sheet, as if its opening animation were finished. */
function cardRect(face: HTMLElement): DOMRect {
  let [x, y] = middle(face.getBoundingClientRect());
  const sheet = face.closest<HTMLElement>('.move-sheet');
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
