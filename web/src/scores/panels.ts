/** While an Age is counted, the players' panels slide into the order of Glory; afterwards they go back. */
import { still } from '../lib/settings.svelte';

const MOVE_MS = 500;

/** Arrange the panels in the order of these seats. */
export function orderPanels(order: readonly number[]): void {
  move((panels) => panels.forEach((panel, seat) => (panel.style.order = String(order.indexOf(seat)))));
}

/** Restore the order of the table. */
export function restorePanels(): void {
  move((panels) => panels.forEach((panel) => (panel.style.order = '')));
}

function move(change: (panels: Map<number, HTMLElement>) => void): void {
  const panels = new Map(
    [...document.querySelectorAll<HTMLElement>('.players [data-anchor^="seat:"]')].map((panel) => [
      Number(panel.dataset.anchor!.slice('seat:'.length)),
      panel,
    ]),
  );
  const before = new Map([...panels.values()].map((panel) => [panel, panel.getBoundingClientRect()]));
  change(panels);
  if (still()) return;
  for (const [panel, from] of before) {
    const to = panel.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (x || y)
      panel.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'ease-in-out',
      });
  }
}
