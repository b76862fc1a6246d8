/** Drawing card faces before they are needed. */
import { cardOf, COLOURS, isSkeleton } from '../game/vocabulary';
import { draw } from '../art/card-faces';

/** A page with a constant animation is never idle, so do not wait longer than this. */
const LATEST_MS = 500;

/** Draw all card faces of the game while the page is idle; returns a function that stops it. */
export function drawAhead(tribes: readonly string[]): () => void {
  const kinds = COLOURS.flatMap((colour, place) =>
    tribes.filter((tribe) => !isSkeleton(tribe) || place === 0).map((tribe) => cardOf(tribe, colour)),
  );
  const waiting = (['full', 'small'] as const).flatMap((cut) => kinds.map((card) => ({ card, cut, leader: false })));
  // Safari has no requestIdleCallback.
  const idle = (then: () => void): number =>
    window.requestIdleCallback?.(then, { timeout: LATEST_MS }) ?? window.setTimeout(then, 100);
  const stop = window.cancelIdleCallback ?? ((number: number): void => clearTimeout(number));
  let asked = 0;
  const next = (): void => {
    const picture = waiting.shift();
    if (picture) void draw(picture).then(() => (asked = idle(next)));
  };
  asked = idle(next);
  return () => {
    waiting.length = 0;
    stop(asked);
  };
}
