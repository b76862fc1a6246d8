/** The displayed names of a table's players. */
import { LEVELS } from '../wire/messages';
import { known, t } from '../lib/texts.svelte';
import { botNumbers, type Seated } from './bots';

/** A bot's level unless a person chooses another one. */
export const USUAL_LEVEL = 'adept';

/** A person's name, the name of a bot of this level, or the seat's number; equal names get a number. */
export function playerNames(chairs: readonly Seated[]): string[] {
  const numbers = botNumbers(chairs);
  const names = chairs.map(
    ({ name, level }, seat) =>
      name || (level ? botName(level, numbers[seat]) : t('web-seat-number', { number: seat + 1 })),
  );
  return names.map((name, seat) => numbered(name, names.slice(0, seat), names));
}

/** The same with a bot's level after its name, for details. */
export function playerTitles(chairs: readonly Seated[]): string[] {
  return playerNames(chairs).map((name, seat) => {
    const { name: own, level } = chairs[seat]!;
    const hasWord = LEVELS.some((known) => known === level); // other bots have no word for their strength
    return own || !hasWord ? name : t('pages-bot', { name, level: t(`pages-level-${level}`) });
  });
}

/** The same for lists of tables, where an empty seat is called free; a finished game has none. */
export function listedNames(chairs: readonly Seated[], over = false): string[] {
  return playerNames(chairs).map((name, seat) =>
    over || chairs[seat]!.name || chairs[seat]!.level ? name : t('pages-free-seat'),
  );
}

/** The name of a level's first bot, or of another one at the same table. */
function botName(level: string, number = 1): string {
  const own = `bot-name-${level}-${number}`;
  return t(known(own) ? own : `bot-name-${level}`);
}

function numbered(name: string, before: string[], all: string[]): string {
  if (all.filter((other) => other === name).length < 2) return name;
  return t('bot-numbered', { name, number: before.filter((other) => other === name).length + 1 });
}
