/** The host of a server: the key that opens their page, and what the page asks with it. */
import { ask, Refused } from '../net/api';
import type { HostIn, HostOut } from '../wire/messages';

/** The texts of the page. */
export const HOST_TEXTS = import.meta.glob<string>('../../../src/ethnos/locale/*/host.ftl', {
  query: '?raw',
  import: 'default',
});

/** What the host wants to see or to do. */
export type HostAct = Omit<HostIn, 'key'>;

/** Kept in memory only: a page that is loaded again asks for it again. */
let key = $state('');

/** Whether the page has a key. */
export function isOpened(): boolean {
  return key !== '';
}

/** Open the page, if the key is right. */
export async function openWith(tried: string): Promise<void> {
  await ask('/api/host', { key: tried, act: 'server' });
  key = tried;
}

export function lock(): void {
  key = '';
}

/** Ask with the key; a key that is no longer valid locks the page. */
export async function askHost(act: HostAct): Promise<HostOut> {
  try {
    return await ask<HostOut>('/api/host', { key, ...act });
  } catch (reason) {
    if (reason instanceof Refused && reason.code === 'server-host-key-wrong') lock();
    throw reason;
  }
}
