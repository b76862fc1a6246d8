export type { IconName } from './icons';

export const COLOURS = ['purple', 'red', 'blue', 'green', 'orange', 'grey'] as const;
export const KINGDOMS = ['duris', 'rhea', 'straton', 'althea', 'ithys', 'pelagon'] as const;
export const TRIBES = [
  'centaur',
  'dwarf',
  'elf',
  'giant',
  'halfling',
  'merfolk',
  'minotaur',
  'orc',
  'troll',
  'wingfolk',
  'wizard',
  'skeleton',
] as const;
export const CARD_SIZES = ['tiny', 'small', 'medium', 'large'] as const;

export type Colour = (typeof COLOURS)[number];
export type Kingdom = (typeof KINGDOMS)[number];
export type Tribe = (typeof TRIBES)[number];
export type CardSize = (typeof CARD_SIZES)[number];

export interface ParsedCard {
  tribe: Tribe;
  colour: Colour | null;
  kingdom: Kingdom | null;
}

export const KINGDOM_OF_COLOUR: Readonly<Record<Colour, Kingdom>> = {
  purple: 'duris',
  red: 'rhea',
  blue: 'straton',
  green: 'althea',
  orange: 'ithys',
  grey: 'pelagon',
};

/** The usual width and height in CSS pixels of a card of each size; `--card` says otherwise. */
export const CARD_BOX: Readonly<Record<CardSize, readonly [number, number]>> = {
  tiny: [36, 50],
  small: [64, 90],
  medium: [96, 134],
  large: [170, 238],
};

const isTribe = (word: string): word is Tribe => (TRIBES as readonly string[]).includes(word);
const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

/** Reads 'elf.red' or 'skeleton'; throws on anything else. */
export function parseCard(card: string): ParsedCard {
  const [tribe = '', colour] = card.split('.');
  if (!isTribe(tribe)) throw new Error(`not a card: ${card}`);
  if (colour === undefined) return { tribe, colour: null, kingdom: null };
  if (!isColour(colour)) throw new Error(`not a card: ${card}`);
  return { tribe, colour, kingdom: KINGDOM_OF_COLOUR[colour] };
}

export type Attrs = { 'aria-hidden'?: 'true'; role?: 'img'; 'aria-label'?: string };

/** Decorative unless named. */
export const aria = (label?: string): Attrs =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
