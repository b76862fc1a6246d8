/** What decided a game, from its score sheet, and the Band that was worth the most. */
import { bookings, bySource, type Standing } from '../game/glory';
import type { Card, GameEvent, Source, TableView } from '../wire/messages';
import { bandsIn } from './counted-table';

interface Lead {
  source: Source;
  points: number;
}

export interface Decided {
  /** The best seat that has not won, and how far it is behind. */
  second: number;
  points: number;
  /** What the winner got more for, the most first. */
  sources: Lead[];
  /** What the second got much more for. */
  against: Lead[];
}

const MOST = 2;

/** Nothing where the victory is shared, or has nothing to do with Glory. */
export function whatDecided(view: TableView, rows: readonly Standing[]): Decided | null {
  const [first, second] = rows;
  if (!first || !second || second.place === 1 || view.skeleton_winner !== undefined) return null;
  const points = first.glory - second.glory;
  const leads = bySource(view).map(({ source, points }) => ({
    source,
    points: points[first.seat]! - points[second.seat]!,
  }));
  if (points <= 0) return null;
  const ahead = (sign: 1 | -1, least: number): Lead[] =>
    leads
      .map((lead) => ({ ...lead, points: sign * lead.points }))
      .filter((lead) => lead.points >= least)
      .sort((one, two) => two.points - one.points)
      .slice(0, MOST);
  // A lead that is small beside the whole is not what the second had to set against it.
  return { second: second.seat, points, sources: ahead(1, 1), against: ahead(-1, Math.max(3, points)).slice(0, 1) };
}

export interface BestBand {
  seat: number;
  age: number;
  points: number;
  cards: Card[];
}

/** The Band that gave the most Glory at the end of an Age; of equals the larger, then the earlier. */
export function bestBand(happenings: readonly GameEvent[]): BestBand | null {
  const paid = bookings(happenings).flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'bands' ? step.glory : [])),
  );
  const [best] = [...paid].sort((one, two) => two.points - one.points || (two.size ?? 0) - (one.size ?? 0));
  if (!best) return null;
  const players = 1 + Math.max(...paid.map(({ seat }) => seat));
  const cards = bandsIn(happenings, best.age, players)[best.seat]?.[best.band ?? -1]?.cards;
  return cards ? { seat: best.seat, age: best.age, points: best.points, cards } : null;
}
