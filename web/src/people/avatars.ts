/** The pictures of players: every bot has its own face, and people get one of twelve others. */
import type { ChairOut } from '../wire/messages';

const BOTS: Readonly<Record<string, string>> = {
  random: 'pip',
  novice: 'pip',
  simple: 'maren',
  greedy: 'maren',
  adept: 'maren',
  expert: 'osric',
  champion: 'ysolde',
  master: 'ysolde',
  search: 'theron',
  grandmaster: 'theron',
};
/** The face of bots that are not listed. */
const UNKNOWN_BOT = 'osric';

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

type Seated = Pick<ChairOut, 'name' | 'level'>;

export function botAvatar(level: string): Avatar {
  return { kind: 'bot', picture: BOTS[level] ?? UNKNOWN_BOT };
}

/** The same name always gets the same picture, unless another player has it. */
export function personAvatar(name: string, taken: ReadonlySet<string> = new Set()): Avatar {
  const first = hash(name.trim().toLocaleLowerCase()) % PEOPLE.length;
  const order = [...PEOPLE.slice(first), ...PEOPLE.slice(0, first)];
  return { kind: 'person', picture: order.find((picture) => !taken.has(picture)) ?? order[0]! };
}

/** The pictures of all players at a table: no two people share one. A free seat has none. */
export function avatarsOf(chairs: readonly Seated[]): (Avatar | null)[] {
  const taken = new Set<string>();
  return chairs.map(({ name, level }) => {
    // A person whom a bot temporarily replaces keeps their picture.
    if (!name) return level ? botAvatar(level) : null;
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
