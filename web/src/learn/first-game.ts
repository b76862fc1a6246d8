/** The first real game: the suggested tribes, and beginner bots as opponents. */
import { makeTable, saveName, usualName } from '../people/seating';
import { t } from '../lib/texts.svelte';

export const FIRST_OPPONENTS = 3;

export async function firstGame(): Promise<void> {
  const bots = Array.from({ length: FIRST_OPPONENTS }, () => ({ kind: 'bot' as const, level: 'novice' }));
  const seats = [{ kind: 'person' as const }, ...bots];
  await makeTable(
    { name: saveName(usualName()), seats, tribes: 'first_game', hints: true, preset: t('edition') },
    { start: true },
  );
}
