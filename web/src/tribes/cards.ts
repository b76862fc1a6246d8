/** The card that stands for each tribe in pictures. */
import { COLOURS } from '../game/vocabulary';
import type { Tribe } from '../wire/messages';

const ORDER: readonly Tribe[] = [
  'wingfolk',
  'orc',
  'merfolk',
  'elf',
  'centaur',
  'dwarf',
  'wizard',
  'minotaur',
  'giant',
  'troll',
  'halfling',
];

/** Every colour is used about equally often; Skeletons have none. */
export function cardOf(tribe: Tribe): string {
  const place = ORDER.indexOf(tribe);
  return place < 0 ? tribe : `${tribe}.${COLOURS[place % COLOURS.length]}`;
}
