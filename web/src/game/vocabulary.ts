/** The names of cards, colours, kingdoms and tribes, in their printed order. */
import type { Colour, Kingdom, Tribe } from '../wire/messages';

export const KINGDOM_OF_COLOUR: Readonly<Record<Colour, Kingdom>> = {
  purple: 'duris',
  red: 'rhea',
  blue: 'straton',
  green: 'althea',
  orange: 'ithys',
  grey: 'pelagon',
};
export const COLOURS = Object.keys(KINGDOM_OF_COLOUR) as readonly Colour[];
export const KINGDOMS: readonly Kingdom[] = Object.values(KINGDOM_OF_COLOUR);

/** The one card without a colour. */
const SKELETON = 'skeleton';
const TRIBES: Readonly<Record<Tribe, true>> = {
  centaur: true,
  dwarf: true,
  elf: true,
  giant: true,
  halfling: true,
  merfolk: true,
  minotaur: true,
  orc: true,
  troll: true,
  wingfolk: true,
  wizard: true,
  [SKELETON]: true,
};

export interface ParsedCard {
  tribe: Tribe;
  colour: Colour | null;
  kingdom: Kingdom | null;
}

const isTribe = (word: string): word is Tribe => Object.hasOwn(TRIBES, word);
const isColour = (word: string): word is Colour => Object.hasOwn(KINGDOM_OF_COLOUR, word);

export function isKingdom(word: string): word is Kingdom {
  return (KINGDOMS as readonly string[]).includes(word);
}

/** Parse 'elf.red' or 'skeleton'; throws on anything else. */
export function parseCard(card: string): ParsedCard {
  const [tribe = '', colour] = card.split('.');
  if (!isTribe(tribe)) throw new Error(`not a card: ${card}`);
  if (colour === undefined) return { tribe, colour: null, kingdom: null };
  if (!isColour(colour)) throw new Error(`not a card: ${card}`);
  return { tribe, colour, kingdom: KINGDOM_OF_COLOUR[colour] };
}

export function tribeOf(card: string): string {
  return card.split('.')[0]!;
}

export function colourOf(card: string): string {
  return card.split('.')[1] ?? '';
}

/** The card of a tribe in a colour. */
export function cardOf(tribe: string, colour: string): string {
  return tribe === SKELETON ? tribe : `${tribe}.${colour}`;
}

export function isSkeleton(card: string): boolean {
  return card === SKELETON;
}
