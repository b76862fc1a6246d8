/** Names of what gives Glory, and of those who get it. */
import { isKingdom } from '../lib/glory';
import { t } from '../lib/texts.svelte';
import type { State } from '../wire/messages';

export function sourceName(source: string): string {
  return isKingdom(source) ? t('kingdom', { kingdom: source }) : t('scores-source', { source });
}

export function ageName(age: number): string {
  return t('scores-age', { age });
}

/** What the players of a table are called. */
export function playersOf({ chairs }: State): string[] {
  return chairs.map(
    ({ name, level }, seat) => name || (level ? t(`bot-name-${level}`) : t('web-seat-number', { number: seat + 1 })),
  );
}
