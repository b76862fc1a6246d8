/** Playing in this browser instead of on the server, where the server has the game for it (`ethnos serve --site`). */
import { load, save } from '../lib/storage';
import { ask } from './api';

const KEY = 'ethnos.in-browser';
const SITE = '/tab/';

let offered = $state(false);
let wanted = $state(load(KEY) === true);
let asked = false;

/** Whether the server offers it. */
export function inBrowserOffered(): boolean {
  if (!IN_TAB && !asked) {
    asked = true;
    // Without an answer the server's own tables are there all the same.
    ask<{ offered: boolean }>('/api/tab').then(
      (answer) => (offered = answer.offered),
      () => {},
    );
  }
  return offered;
}

/** Whether this person chose it the last time. */
export function inBrowserWanted(): boolean {
  return offered && wanted;
}

export function wantInBrowser(on: boolean): void {
  wanted = on;
  save(KEY, on);
}

/** Leave for a page of the game in this browser. It reads the choices that this page has stored. */
export function goInBrowser(page: string): void {
  location.assign(`${SITE}#${page}`);
}
