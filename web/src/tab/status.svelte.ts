/** The state of the worker in this tab, for the page to show. */
import type { Values } from '../lib/texts.svelte';
import type { StorageCode } from './messages';

export type Phase = 'loading' | 'ready' | 'failed';

class Status {
  phase = $state<Phase>('loading');
  /** Bytes that have been loaded, and how many there are; 0 until that is known. */
  done = $state(0);
  total = $state(0);
  /** Why it failed, as a text's code. */
  code = $state('');
  values = $state.raw<Values>({});
  /** What is wrong with the storage of this browser. */
  storage = $state<StorageCode | ''>('');
  /** A newer version of the site is stored, and starts when the page is loaded again. */
  newer = $state(false);

  /** After a failure: begin again. */
  retry: () => void = () => {};
  /** Load the page again, with the newer version. */
  update: () => Promise<void> = async () => location.reload();
}

export const status = /* @__PURE__ */ new Status();

/** The storage notice that was closed in this window. */
let seen: StorageCode | '' = '';

/** Show what is wrong with the storage; a lasting problem only once in a window. */
export function noteStorage(code: StorageCode): void {
  if (code === 'blocked' && seen === code) return;
  status.storage = code;
}

export function storageSeen(): void {
  seen = status.storage;
  status.storage = '';
}
