/** What decided a game, from its score sheet, and the Band that was worth the most. */
import { bookings, bySource, type Standing, type WholeSource } from '../game/glory';
import type { Card, GameEvent, TableView } from '../wire/messages';
import { bandsIn } from './counted-table';

interface Lead {
  source: WholeSource;
  points: number;
}

export interface Decided {
  /** The runner-up, and by how much it lost. */
  second: number;
  points: number;
  /** The sources that gave the winner more, the largest difference first. */
  sources: Lead[];
  /** The source that gave the runner-up much more. */
  against: Lead[];
}

const MOST = 2;

/** Null if the victory is shared, or was not decided by Glory. */
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
  // The runner-up's own lead is mentioned only if it is at least as large as the final difference.
  return { second: second.seat, points, sources: ahead(1, 1), against: ahead(-1, Math.max(3, points)).slice(0, 1) };
}

export interface BestBand {
  seat: number;
  age: number;
  points: number;
  cards: Card[];
}

/** The Band that gave the most Glory at the end of an Age; ties go to the larger, then the earlier one. */
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
