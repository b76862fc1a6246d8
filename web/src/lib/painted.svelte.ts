/** Work divided among frames: drawing everything that a move changes at once takes longer than a frame. */
import { untrack } from 'svelte';
import { still } from './settings.svelte';

/** Do not wait longer for a repaint: hidden windows are not painted. */
const PAINTED_MS = 250;

/** Wait for the next paint. Measuring is cheap afterwards. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, PAINTED_MS);
  });
}

/** Whether nothing moves on the screen, so that nothing is divided among frames either. */
export function atOnce(): boolean {
  return still() || document.hidden;
}

/** A value that follows another one after the next paint. */
export function follower<T>(value: () => T): { readonly value: T } {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    if (atOnce()) {
      shown = next;
      return;
    }
    let current = true;
    void painted().then(() => {
      if (current) shown = next;
    });
    return () => {
      current = false;
    };
  });
  return {
    get value() {
      return shown;
    },
  };
}
