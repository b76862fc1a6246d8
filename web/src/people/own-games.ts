/** The games of this browser, the most urgent first. */
import type { ListedTable } from '../wire/messages';
import type { OwnSeat } from './own-seats.svelte';

/** The groups of the list, in its order. */
export const GROUPS = ['yours', 'others', 'open', 'over', 'unknown'] as const;
export type Group = (typeof GROUPS)[number];

export interface OwnGame {
  table: string;
  seats: OwnSeat[];
  group: Group;
  /** Absent if the server does not know the table. */
  listed?: ListedTable;
}

/** Games that wait for this person first, by time left; then the last changed first; finished games last. */
export function sortGames(seats: readonly OwnSeat[], tables: readonly ListedTable[]): OwnGame[] {
  const byId = new Map(tables.map((table) => [table.table, table]));
  const ids = [...new Set(seats.map(({ table }) => table))];
  return ids.map((table) => gameOf(table, seats, byId.get(table))).sort(compare);
}

function gameOf(table: string, all: readonly OwnSeat[], listed: ListedTable | undefined): OwnGame {
  const seats = all.filter((seat) => seat.table === table);
  return listed ? { table, seats, listed, group: groupOf(listed, seats) } : { table, seats, group: 'unknown' };
}

function groupOf(table: ListedTable, seats: readonly OwnSeat[]): Group {
  if (table.status !== 'running') return table.status === 'open' ? 'open' : 'over';
  return !table.paused && seats.some(({ seat }) => seat === table.turn) ? 'yours' : 'others';
}

function compare(one: OwnGame, other: OwnGame): number {
  return rank(one) - rank(other) || timeLeft(one) - timeLeft(other) || lastChange(other) - lastChange(one);
}

function rank({ group }: OwnGame): number {
  return GROUPS.indexOf(group);
}

/** Of the games that wait for this person, those with a deadline come first. */
function timeLeft({ group, listed }: OwnGame): number {
  return group === 'yours' ? (listed?.deadline ?? Number.MAX_VALUE) : 0;
}

function lastChange({ listed }: OwnGame): number {
  return listed?.updated ?? 0;
}
