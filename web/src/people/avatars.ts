/** The pictures of players: every bot of a table has its own face, and people get one of twelve others. */
import { LEVELS } from '../wire/messages';
import { botNumbers, type Seated } from './bots';

/** Bots that are no level have the faces of one. */
const FACES: Readonly<Record<string, string>> = {
  random: 'novice',
  simple: 'adept',
  greedy: 'adept',
  champion: 'master',
  search: 'grandmaster',
};
const UNKNOWN_BOT = 'expert';

export const PEOPLE = [
  'lion',
  'stag',
  'owl',
  'fox',
  'bear',
  'swan',
  'boar',
  'hare',
  'raven',
  'salmon',
  'oak',
  'ship',
] as const;

export interface Avatar {
  kind: 'bot' | 'person';
  /** The file that holds the drawing. */
  picture: string;
}

/** The face of a level's first bot, or of another one at the same table. */
export function botAvatar(level: string, number = 1): Avatar {
  const face = LEVELS.find((known) => known === level) ?? FACES[level] ?? UNKNOWN_BOT;
  return { kind: 'bot', picture: `${face}-${number}` };
}

/** The same name always gets the same picture, unless another player has it. */
export function personAvatar(name: string, taken: ReadonlySet<string> = new Set()): Avatar {
  const first = hash(name.trim().toLocaleLowerCase()) % PEOPLE.length;
  const order = [...PEOPLE.slice(first), ...PEOPLE.slice(0, first)];
  return { kind: 'person', picture: order.find((picture) => !taken.has(picture)) ?? order[0]! };
}

/** The pictures of all players at a table: no two share one. A free seat has none. */
export function avatarsOf(chairs: readonly Seated[]): (Avatar | null)[] {
  const taken = new Set<string>();
  const numbers = botNumbers(chairs);
  return chairs.map(({ name, level }, seat) => {
    // A person whom a bot temporarily replaces keeps their picture.
    if (!name) return level ? botAvatar(level, numbers[seat]) : null;
    const avatar = personAvatar(name, taken);
    taken.add(avatar.picture);
    return avatar;
  });
}

/** FNV-1a: short names that differ by one letter get very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return value ^ (value >>> 15);
}
