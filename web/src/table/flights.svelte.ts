/** Things that move from one place of the table to another. They fly above it and never hold anything up. */
import type { Happening, TableView } from '../wire/messages';
import { still } from '../lib/settings.svelte';

/** Something on its way. */
export interface Flight {
  id: number;
  what: { kind: 'card'; card: string } | { kind: 'back' } | { kind: 'marker'; seat: number };
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** A thing that moves, and between which places; the first place that is on the screen counts. */
interface Journey {
  what: Flight['what'];
  from: string[];
  to: string[];
}

const STAGGER_MS = 40;
const MOST = 24;

export class Flights {
  list = $state.raw<Flight[]>([]);
  /** A Dragon that has just appeared: its number. */
  dragon = $state<number | null>(null);
  private next = 0;

  /** Something is about to be shown: the screen still stands as it was before. */
  async show(happenings: Happening[], before: TableView | null, after: TableView): Promise<void> {
    if (still() || !before || document.hidden) return;
    const dragon = happenings.findLast((happening) => happening.kind === 'dragon');
    if (dragon?.kind === 'dragon') this.wake(dragon.number);
    const journeys = happenings.flatMap((happening) => journeysOf(happening, after.viewer)).slice(0, MOST);
    const starts = journeys.map((journey) => rectOf(journey.from));
    await painted();
    const flights: Flight[] = [];
    journeys.forEach((journey, place) => {
      const from = starts[place];
      const to = rectOf(journey.to);
      if (from && to) flights.push({ id: this.next++, what: journey.what, from, to, delay: place * STAGGER_MS });
    });
    this.list = [...this.list, ...flights];
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  private wake(number: number): void {
    this.dragon = number;
    setTimeout(() => (this.dragon = null), 1600);
  }
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
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

function rectOf(anchors: string[]): DOMRect | null {
  for (const anchor of anchors) {
    const rect = document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
    if (rect && rect.width > 0) return rect;
  }
  return null;
}
