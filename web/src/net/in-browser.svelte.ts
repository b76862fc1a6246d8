/** Playing in this browser instead of on the server, if the server also serves the site (`ethnos serve --site`). */
import { load, save } from '../lib/storage';
import type { TabOut } from '../wire/messages';
import { ask } from './api';

const KEY = 'ethnos.in-browser';
const SITE = '/tab/';

let offered = $state(false);
let chosen = $state(load(KEY) === true);
let requested = false;

/** Whether the server offers it. */
export function inBrowserOffered(): boolean {
  if (!can.load && !requested) {
    requested = true;
    // Without an answer people play on the server.
    ask<TabOut>('/api/tab').then(
      (answer) => (offered = answer.offered),
      () => {},
    );
  }
  return offered;
}

/** Whether this person chose it the last time. */
export function inBrowserWanted(): boolean {
  return offered && chosen;
}

export function wantInBrowser(on: boolean): void {
  chosen = on;
  save(KEY, on);
}

/** Leave for a page of the game in this browser. It reads the choices that this page has stored. */
export function goInBrowser(page: string): void {
  location.assign(`${SITE}#${page}`);
}
