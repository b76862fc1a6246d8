import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playing } from '../src/game/playing';
import { clockOf } from '../src/table/clocks.svelte';

let end: () => void;
let shown: string[];
let now: number;
let hidden: boolean;

const store = {
  view: { seat: 0 },
  state: { clock: { kind: 'bank', deadline: 100, left: {} }, chairs: [{ kind: 'person' }], paused: false },
  now: () => now,
} as unknown as Playing;

function turn(away: boolean): void {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

function pass(seconds: number): void {
  now += seconds;
  vi.advanceTimersByTime(seconds * 1000);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, now, hidden] = [[], 40, false];
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  end = $effect.root(() => {
    $effect(() => void shown.push(clockOf(store, 0)));
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a clock ticks every second', () => {
  pass(1);
  pass(1);
  expect(shown).toEqual(['1:00', '0:59', '0:58']);
});

test('a clock rests while the page is hidden, and is right when it is seen again', () => {
  turn(true);
  const before = shown.length;
  expect(vi.getTimerCount()).toBe(0);
  pass(20);
  expect(shown).toHaveLength(before);
  turn(false);
  expect(shown.at(-1)).toBe('0:40');
  pass(1);
  expect(shown.at(-1)).toBe('0:39');
});

test('no clock ticks where none is shown', async () => {
  end();
  await vi.runAllTimersAsync();
  expect(vi.getTimerCount()).toBe(0);
});
