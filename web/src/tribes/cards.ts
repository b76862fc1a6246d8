/** The card that stands for each tribe in pictures. */
import { cardOf } from '../game/vocabulary';
import type { Colour, Tribe } from '../wire/messages';

/** Every colour is used about equally often; Skeletons have none. */
const COLOUR_OF: Readonly<Record<Tribe, Colour | ''>> = {
  wingfolk: 'purple',
  orc: 'red',
  merfolk: 'blue',
  elf: 'green',
  centaur: 'orange',
  dwarf: 'grey',
  wizard: 'purple',
  minotaur: 'red',
  giant: 'blue',
  troll: 'green',
  halfling: 'orange',
  skeleton: '',
};

export function pictureCard(tribe: Tribe): string {
  return cardOf(tribe, COLOUR_OF[tribe]);
}
