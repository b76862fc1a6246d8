/** Work divided among frames: drawing everything that a move changes at once takes longer than a frame. */
import { untrack } from 'svelte';
import { still } from './settings.svelte';

/** Do not wait longer for a repaint: hidden windows are not painted. */
const PAINTED_MS = 250;

/** Wait for the next paint, or for several. Measuring is cheap afterwards. */
export async function painted(times = 1): Promise<void> {
  for (let time = 0; time < times; time++)
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, PAINTED_MS);
    });
}

/** Wait for the beginning of the next frame; changes made then are drawn in that frame. */
export function frameBegun(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, PAINTED_MS);
  });
}

/** Whether to show everything at once: animations are off, or the page is hidden. */
export function atOnce(): boolean {
  return still() || document.hidden;
}

/** A value that follows another one some paints later. One is not enough, because the first takes longest. */
export function follower<T>(value: () => T, paints: number): { readonly value: T } {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    if (atOnce()) {
      shown = next;
      return;
    }
    let current = true;
    void painted(paints).then(() => {
      if (current) shown = next;
    });
    return () => {
      current = false;
    };
  });
  return {
    get value() {
      return atOnce() ? value() : shown; // the effect comes after those that measure the page
    },
  };
}
