/** The clocks of a table, ticking. */
import { createSubscriber } from 'svelte/reactivity';
import type { Playing } from '../game/playing';
import { t } from '../lib/texts.svelte';

/** Whatever shows a running clock is drawn again every second, while the page can be seen. */
const everySecond = createSubscriber((update) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const run = (): void => {
    clearInterval(timer);
    timer = document.hidden ? undefined : setInterval(update, 1000);
  };
  const changed = (): void => {
    run();
    update();
  };
  run();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
});

/** The time on a seat's clock; empty if there is none. */
export function clockOf(store: Playing, seat: number): string {
  const state = store.state;
  if (!state || state.clock.kind === 'none' || state.chairs[seat]?.kind === 'bot') return '';
  const running = store.view?.seat === seat && state.clock.deadline !== undefined && !state.paused;
  if (running) everySecond();
  const left = running ? (state.clock.deadline ?? 0) - store.now() : state.clock.left[seat];
  return left === undefined ? '' : formatTime(Math.max(0, left));
}

function formatTime(seconds: number): string {
  if (seconds >= 86_400) return t('web-days', { count: Math.floor(seconds / 86_400) });
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
