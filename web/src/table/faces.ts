/** The faces of cards as they lie on the table. */
import { COLOURS, parseCard, type CardSize } from '../art/art';
import { draw, type Face } from '../art/faces';
import { t } from '../lib/texts.svelte';

/** The tribe in words; the colour in words where there is room, and by a letter where there is less. */
export function faceFor(card: string, size: CardSize): Face {
  const { tribe, kingdom, colour } = parseCard(card);
  const short = size === 'small';
  const letter = !kingdom ? '' : short ? t('kingdom', { kingdom }).charAt(0) : t('colour', { colour });
  return { card, size, name: t('tribe-one', { tribe }), letter };
}

/** So long the drawing ahead may hold up whatever comes meanwhile. */
const AT_ONCE_MS = 5;

/** Draw all faces that the game can show, while nobody waits for anything; gives back how to stop it. */
export function drawAhead(tribes: readonly string[], sizes: readonly CardSize[]): () => void {
  const kinds = tribes.flatMap((tribe) =>
    tribe === 'skeleton' ? ['skeleton'] : COLOURS.map((colour) => `${tribe}.${colour}`),
  );
  const waiting = sizes.flatMap((size) => kinds.map((card) => ({ card, size })));
  // Safari does not say when it is idle.
  const idle = window.requestIdleCallback ?? ((then: () => void): number => window.setTimeout(then, 100));
  const stop = window.cancelIdleCallback ?? ((number: number): void => clearTimeout(number));
  const next = (): void => {
    const end = performance.now() + AT_ONCE_MS;
    while (waiting.length && performance.now() < end) {
      const { card, size } = waiting.shift()!;
      draw(faceFor(card, size));
    }
    if (waiting.length) asked = idle(next);
  };
  let asked = idle(next);
  return () => stop(asked);
}
