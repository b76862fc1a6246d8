import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { follower } from '../src/lib/painted.svelte';

let end: () => void;
let value = $state(1);
let seen: () => number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.pace = 'calm';
  value = 1;
  end = $effect.root(() => {
    const following = follower(() => value, 2);
    seen = () => following.value;
  });
  flushSync();
  vi.runAllTimers();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function paint(): Promise<void> {
  await vi.advanceTimersByTimeAsync(600);
  flushSync();
}

test('a value follows after so many paints, not before', async () => {
  value = 2;
  flushSync();
  expect(seen()).toBe(1);
  await paint();
  expect(seen()).toBe(2);
});

test('of several values only the last one follows', async () => {
  value = 2;
  flushSync();
  value = 3;
  flushSync();
  await paint();
  expect(seen()).toBe(3);
});

test('without motion it follows at once', () => {
  settings.pace = 'instant';
  value = 2;
  flushSync();
  expect(seen()).toBe(2);
});

test('without motion the page shows it before an effect measures the page', () => {
  settings.pace = 'instant';
  let page = 0;
  const measured: number[] = [];
  const stop = $effect.root(() => {
    const following = follower(() => value, 2);
    $effect.pre(() => {
      page = following.value;
    });
    $effect(() => {
      void following.value;
      measured.push(page);
    });
  });
  flushSync();
  value = 2;
  flushSync();
  stop();
  expect(measured.at(-1)).toBe(2);
});
