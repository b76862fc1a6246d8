/** The faces of cards as they lie on the table. */
import { COLOURS } from '../art/art';
import { draw } from '../art/faces';

/** Draw all faces that the game can show, while nobody waits for anything; gives back how to stop it. */
export function drawAhead(tribes: readonly string[]): () => void {
  const kinds = tribes.flatMap((tribe) =>
    tribe === 'skeleton' ? ['skeleton'] : COLOURS.map((colour) => `${tribe}.${colour}`),
  );
  const waiting = (['full', 'small'] as const).flatMap((cut) => kinds.map((card) => ({ card, cut, leader: false })));
  // Safari does not say when it is idle.
  const idle = window.requestIdleCallback ?? ((then: () => void): number => window.setTimeout(then, 100));
  const stop = window.cancelIdleCallback ?? ((number: number): void => clearTimeout(number));
  let asked = 0;
  const next = (): void => {
    const picture = waiting.shift();
    if (picture) void draw(picture).finally(() => (asked = idle(next)));
  };
  asked = idle(next);
  return () => {
    waiting.length = 0;
    stop(asked);
  };
}
