/** The stored games of this browser, as the page itself reads and changes them. */
import { ownSeats, keepAll } from '../people/own-seats.svelte';
import { readBackup, writeBackup } from './backup';
import type { StorageCode } from './messages';
import { noteStorage } from './status.svelte';
import { root } from './root';
import { nameOf, openStore, type TableStorage } from './store';

const windows = new BroadcastChannel(nameOf(root));

let opened: Promise<TableStorage> | undefined;

/** The storage, opened once; after a failure it is opened again. */
function openTables(): Promise<TableStorage> {
  const failed = (code: StorageCode): void => {
    opened = undefined;
    noteStorage(code);
  };
  opened ??= openStore(root, { changed: (table_id) => windows.postMessage({ table_id }), failed });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** All games as the text of a file. */
export async function exportGames(): Promise<string> {
  return writeBackup(await (await openTables()).everything(), ownSeats());
}

/** Add the games of such a file; returns how many were added or continued. */
export async function importGames(text: string): Promise<number> {
  const { tables, seats } = readBackup(text);
  const added = await (await openTables()).restore(tables);
  keepAll(seats);
  return added;
}

/** Delete a game for good. */
export async function deleteGame(table: string): Promise<void> {
  await (await openTables()).remove(table);
}
