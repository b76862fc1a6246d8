/** Drawing card faces before they are needed. */
import { cardOf, COLOURS, isSkeleton } from '../game/vocabulary';
import { draw } from '../art/card-faces';

/** Drawing a face takes longer than a frame, so wait for a pause of this length: nothing moves on the page then. */
const PAUSE_MS = 20;
/** A page with a constant animation has no such pause, so do not wait longer than this. */
const LATEST_MS = 2000;

/** Draw all card faces of the game while the page is idle; returns a function that stops it. */
export function drawAhead(tribes: readonly string[]): () => void {
  const kinds = COLOURS.flatMap((colour, place) =>
    tribes.filter((tribe) => !isSkeleton(tribe) || place === 0).map((tribe) => cardOf(tribe, colour)),
  );
  const waiting = (['full', 'small'] as const).flatMap((cut) => kinds.map((card) => ({ card, cut, leader: false })));
  let stopped = false;
  void (async () => {
    for (const picture of waiting) {
      await pause();
      if (stopped) return;
      await draw(picture);
    }
  })();
  return () => {
    stopped = true;
  };
}

/** Resolves when the page is idle. */
function pause(): Promise<void> {
  const latest = performance.now() + LATEST_MS;
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (!window.requestIdleCallback) return void setTimeout(resolve, 100);
    const look = (deadline: IdleDeadline): void => {
      const left = latest - performance.now();
      if (deadline.timeRemaining() >= PAUSE_MS || left <= 0) resolve();
      else requestIdleCallback(look, { timeout: left });
    };
    requestIdleCallback(look, { timeout: LATEST_MS });
  });
}
