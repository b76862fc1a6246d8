/** The seats for which this browser has secrets: its own games, which can be continued at any time. */
import { load, save } from '../lib/storage';

export interface OwnSeat {
  table: string;
  seat: number;
  secret: string;
  name: string;
  /** When it was last opened, in milliseconds. */
  seen: number;
  over?: boolean;
}

/** A server and a site, or several sites, can share a host: each site keeps its own list. */
const KEY = IN_TAB ? `ethnos.seats ${new URL('.', location.href).pathname}` : 'ethnos.seats';
const LONGEST = 200;

let seats = $state<OwnSeat[]>(read());

/** All of them, the last one first. */
export function ownSeats(): OwnSeat[] {
  return [...seats].sort((one, other) => other.seen - one.seen);
}

/** Those at one table. */
export function seatsAt(table: string): OwnSeat[] {
  return seats.filter((seat) => seat.table === table);
}

/** Remember a seat. */
export function keep(seat: Omit<OwnSeat, 'seen'>): void {
  change((known) => fitting([...known.filter((one) => one.secret !== seat.secret), { ...seat, seen: Date.now() }]));
}

/** Add seats that another browser remembered. */
export function keepAll(seats: readonly OwnSeat[]): void {
  change((known) => {
    const fresh = seats.filter(({ secret }) => !known.some((one) => one.secret === secret));
    return fitting([...fresh, ...known]);
  });
}

/** A table was opened; remember when, and whether its game is over. */
export function touch(table: string, over: boolean): void {
  change((known) => known.map((seat) => (seat.table === table ? { ...seat, seen: Date.now(), over } : seat)));
}

/** Forget the seats at a table. */
export function forget(table: string): void {
  change((known) => known.filter((seat) => seat.table !== table));
}

/** Forget one seat. */
export function forgetSeat(table: string, seat: number): void {
  change((known) => known.filter((one) => one.table !== table || one.seat !== seat));
}

/** As many as are stored. Finished games make room first, then those that were opened longest ago. */
function fitting(all: OwnSeat[]): OwnSeat[] {
  const byNeed = [...all].sort(
    (one, other) => Number(one.over ?? false) - Number(other.over ?? false) || other.seen - one.seen,
  );
  const needed = new Set(byNeed.slice(0, LONGEST));
  return all.filter((seat) => needed.has(seat));
}

/** Other windows store seats too: change the stored list, not a copy, so that none of theirs is lost. */
function change(edit: (known: OwnSeat[]) => OwnSeat[]): void {
  seats = edit(read());
  save(KEY, seats);
}

/** The valid items of the stored list. */
function read(): OwnSeat[] {
  const seats = load(KEY);
  return Array.isArray(seats) ? seats.filter(isSeat) : [];
}

function isSeat(one: Partial<OwnSeat> | null): one is OwnSeat {
  return typeof one?.table === 'string' && typeof one.secret === 'string' && typeof one.seat === 'number';
}
