/** The boards of the tribes in sentences, for screen readers. */
import { COLOURS } from '../game/vocabulary';
import { list } from '../sentences/events';
import { t } from '../lib/texts.svelte';
import type { Colour } from '../wire/messages';

/** The colours on an Orc board. */
export function coloursInWords(horde: readonly Colour[]): string {
  return `${t('web-horde')}: ${list(horde.map((colour) => t('colour', { colour })))}`;
}

/** The colours on an Orc board, and what emptying it gives now. */
export function hordeInWords(horde: readonly Colour[], worth: number): string {
  const values = { filled: horde.length, spaces: COLOURS.length, glory: worth };
  return `${coloursInWords(horde)}. ${t('board-horde-now', values)}`;
}
