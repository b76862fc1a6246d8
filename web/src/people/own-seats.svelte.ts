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
  /** It was here before this browser became the person it is now, who gets no secret of it. */
  apart?: boolean;
}

/** A server and a site, or several sites, can share a host: each site keeps its own list. */
const KEY = can.load ? `ethnos.seats ${new URL('.', location.href).pathname}` : 'ethnos.seats';
const MAX_SEATS = 200;

let seats = $state<OwnSeat[]>(read());

/** All seats, the last opened first. */
export function ownSeats(): OwnSeat[] {
  return [...seats].sort((one, other) => other.seen - one.seen);
}

/** The seats at one table. */
export function seatsAt(table: string): OwnSeat[] {
  return seats.filter((seat) => seat.table === table);
}

/** Remember a seat; returns what is known of it. */
export function keep(seat: Omit<OwnSeat, 'seen'>): OwnSeat {
  const known = read().find(({ secret }) => secret === seat.secret);
  const opened = { ...seat, seen: Date.now(), ...(known?.apart && { apart: true }) };
  change((stored) => limited([...stored.filter(({ secret }) => secret !== seat.secret), opened]));
  return opened;
}

/** Set whether the seats that are here now stay apart from the person that this browser becomes. */
export function setApart(apart: boolean): void {
  change((stored) => stored.map((seat) => ({ ...seat, apart })));
}

/** Add seats that another browser remembered. */
export function keepAll(seats: readonly OwnSeat[]): void {
  change((stored) => {
    const fresh = seats.filter(({ secret }) => !stored.some((seat) => seat.secret === secret));
    return limited([...fresh, ...stored]);
  });
}

/** A table was opened; remember when, and whether its game is over. */
export function touch(table: string, over: boolean): void {
  change((stored) => stored.map((seat) => (seat.table === table ? { ...seat, seen: Date.now(), over } : seat)));
}

/** Forget the seats at a table. */
export function forget(table: string): void {
  change((stored) => stored.filter((seat) => seat.table !== table));
}

/** Forget a secret that opens nothing any more. */
export function forgetSecret(secret: string): void {
  change((stored) => stored.filter((own) => own.secret !== secret));
}

/** Forget one seat. */
export function forgetSeat(table: string, seat: number): void {
  change((stored) => stored.filter((own) => own.table !== table || own.seat !== seat));
}

/** Limit the list to `MAX_SEATS`: finished games are dropped first, then those that were opened longest ago. */
function limited(seats: OwnSeat[]): OwnSeat[] {
  const byNeed = [...seats].sort(
    (one, other) => Number(one.over ?? false) - Number(other.over ?? false) || other.seen - one.seen,
  );
  const needed = new Set(byNeed.slice(0, MAX_SEATS));
  return seats.filter((seat) => needed.has(seat));
}

/** Other windows store seats too: change the stored list, not a copy, so that none of theirs is lost. */
function change(edit: (stored: OwnSeat[]) => OwnSeat[]): void {
  seats = edit(read());
  save(KEY, seats);
}

/** The valid items of the stored list. */
function read(): OwnSeat[] {
  const seats = load(KEY);
  return Array.isArray(seats) ? seats.filter(isSeat) : [];
}

function isSeat(seat: Partial<OwnSeat> | null): seat is OwnSeat {
  return typeof seat?.table === 'string' && typeof seat.secret === 'string' && typeof seat.seat === 'number';
}
