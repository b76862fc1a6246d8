/** The names of sources of Glory and of Ages. */
import { isKingdom } from '../game/vocabulary';
import { t } from '../lib/texts.svelte';

export function sourceName(source: string): string {
  return isKingdom(source) ? t('kingdom', { kingdom: source }) : t('scores-source', { source });
}

export function ageName(age: number): string {
  return t('web-age', { age });
}
