/**
 * The person who keeps their games together: a random key that only their browsers have, and what the server keeps
 * under it. Without a key, the games are on this device alone.
 */
import { ask, Refused } from '../net/api';
import { load, save } from '../lib/storage';
import { language } from '../lib/texts.svelte';
import type { Carried, CarryOut, CarriedGames, PersonOut, Statistics } from '../wire/messages';
import { keep, keepAll, ownSeats, setApart, type OwnSeat } from './own-seats.svelte';

const KEY = 'ethnos.person';
const SECRET_BYTES = 20;
/** The most seats in one request. */
const SEATS_AT_ONCE = 50;
const UNKNOWN = 'server-no-such-person';

let key = $state(read());
let profile = $state.raw<PersonOut | null>(null);

/** Whether this browser has a person's key. */
export function isKept(): boolean {
  return key !== '';
}

/** The key for a request in which the server has to know who it is; empty for nobody. */
export function personKey(): string {
  return key;
}

/** What the server keeps; null before it has answered. */
export function person(): PersonOut | null {
  return profile;
}

/** Begin to keep the games of this browser together. */
export async function keepTogether(): Promise<void> {
  const fresh = newSecret();
  profile = await ask<PersonOut>('/api/people', { key: fresh, language: language() });
  setApart(false);
  setKey(fresh);
  await sync();
}

/** Get the seats that other devices have taken, and send those of this device. */
export async function sync(): Promise<void> {
  if (!isKept()) return;
  await change('/api/people', { language: language() });
  const missing = ownSeats().filter(
    ({ secret, apart }) => !apart && !profile?.seats.some((seat) => seat.secret === secret),
  );
  if (missing.length) await sendSeats(missing.slice(0, SEATS_AT_ONCE));
}

/** Remember a seat here, and on the server for a person who keeps their games together. */
export async function take(seat: Omit<OwnSeat, 'seen'>): Promise<void> {
  const { apart } = keep(seat);
  // If this fails, the next `sync` sends it.
  if (isKept() && !apart) await sendSeats([seat]).catch(() => {});
}

function sendSeats(seats: readonly Pick<OwnSeat, 'table' | 'secret'>[]): Promise<void> {
  return change('/api/people/seats', { seats: seats.map(({ table, secret }) => ({ table, secret })) });
}

/** Have the server forget the seats at a table. */
export async function drop(table: string): Promise<void> {
  if (isKept()) await change('/api/people/seats/drop', { table });
}

/** Change something about the person. */
export async function change(path: string, values: object): Promise<void> {
  try {
    profile = await ask<PersonOut>(path, { key, ...values });
  } catch (reason) {
    if (reason instanceof Refused && reason.code === UNKNOWN) setKey('');
    throw reason;
  }
  keepAll(profile.seats.map((seat) => ({ ...seat, seen: 0 })));
}

/** A link that brings all games to another device, once. */
export async function carryLink(): Promise<{ url: string; until: number }> {
  const { code, until } = await ask<CarryOut>('/api/people/carry', { key });
  return { url: `${location.origin}/me/carry#${code}`, until };
}

/** What such a link would bring. It can still be used afterwards. */
export function lookBehind(code: string): Promise<CarriedGames> {
  return ask('/api/people/arrive/look', { code });
}

/** Become the person who made such a link. They may be somebody else: the seats that are here stay here alone. */
export async function arrive(code: string): Promise<void> {
  const carried = await ask<Carried>('/api/people/arrive', { code });
  setApart(true);
  setKey(carried.key);
  await sync();
}

/** Have the server delete what it keeps. The seats of this browser stay. */
export async function forgetPerson(): Promise<void> {
  await ask('/api/people/forget', { key });
  setKey('');
}

export function statistics(): Promise<Statistics> {
  return ask('/api/people/statistics', { key });
}

function setKey(value: string): void {
  key = value;
  if (!value) profile = null;
  save(KEY, value);
}

function read(): string {
  const stored = can.rate ? load(KEY) : '';
  return typeof stored === 'string' ? stored : '';
}

/** Random letters, as the server wants them for keys and personal links. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
