/** Taking seats: at a new table, or at an existing one. */
import type { TableIn } from '../wire/messages';
import { api } from '../net/api';
import { go } from '../lib/router.svelte';
import { forgetSecret, keep, seatsAt } from './own-seats.svelte';
import { newSecret, personKey, take } from './person.svelte';
import { load, save } from '../lib/storage';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/texts.svelte';

/** The storage key of the table whose page starts the game at once. */
const START = 'ethnos.start';

/** Somebody else who plays at this device. */
export interface Companion {
  seat: number;
  name: string;
}

/** Create a table, seat everybody at this device and open it. */
export async function makeTable(
  params: Partial<TableIn> & Pick<TableIn, 'name' | 'seats'>,
  { start = false, companions = [] as Companion[] } = {},
): Promise<void> {
  const own = await api.create(params);
  await take({ ...own, name: params.name });
  for (const { seat, name } of companions) await take({ ...(await api.join(own.table, { name, seat })), name });
  if (start) dealAtOnce(own.table);
  go(`/table/${own.table}`);
}

/** Have a table's page start the game at once, because all players are there. */
export function dealAtOnce(table: string): void {
  save(START, table, 'sessionStorage');
}

/** Whether the table's page starts the game at once; true for one call only. */
export function takeStart(table: string): boolean {
  const start = load(START, 'sessionStorage') === table;
  if (start) save(START, null, 'sessionStorage');
  return start;
}

/**
 * Take a free seat, or ask the host of the table for one: then it opens as soon as they agree. The key says who comes,
 * so that people who have blocked each other do not meet.
 */
export async function sitDown(table: string, name: string, invitation = ''): Promise<void> {
  await take({ ...(await api.join(table, { name, invitation, key: personKey() })), name });
}

/**
 * Replace the personal link of a seat of this browser. Both secrets are stored until the server has answered: without an
 * answer either may open the seat, and the next attempt sends the same new one again.
 */
export async function replaceLink(table: string, seat: number): Promise<void> {
  const [own, begun] = seatsAt(table).filter((known) => known.seat === seat);
  if (!own) return;
  const fresh = begun ?? { ...own, secret: newSecret() };
  keep(fresh);
  await api.replaceLink(table, own.secret, fresh.secret);
  forgetSecret(own.secret);
  await take(fresh);
}

/** The name to play under: the last one, or a default. */
export function usualName(): string {
  return settings.name || t('pages-default-name');
}

/** Store the name; an empty one becomes the default. */
export function saveName(name: string): string {
  settings.name = name.trim() || t('pages-default-name');
  settings.save();
  return settings.name;
}

/** The path that a link or a table's code leads to; null for any other text. */
export function placeIn(text: string): string | null {
  const match = /(?:\/table\/)?([\w-]{4,64})(#[\w=-]+)?\/?\s*$/.exec(text.trim());
  return match ? `/table/${match[1]}${match[2] ?? ''}` : null;
}
