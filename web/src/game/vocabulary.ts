/** The names of cards, colours, kingdoms and tribes, in their printed order. */
import { COLOURS, KINGDOMS, TRIBES, type Colour, type Kingdom, type Tribe } from '../wire/messages';

export { COLOURS, KINGDOMS };

/** A colour and its kingdom have the same number. */
export const KINGDOM_OF_COLOUR = Object.fromEntries(
  COLOURS.map((colour, number) => [colour, KINGDOMS[number]!]),
) as Readonly<Record<Colour, Kingdom>>;

/** The numbers of the Ages and of the places, as they are printed. */
export const NUMERALS = ['I', 'II', 'III'];

/** The one card without a colour. */
const SKELETON: Tribe = 'skeleton';

export interface ParsedCard {
  tribe: Tribe;
  colour: Colour | null;
  kingdom: Kingdom | null;
}

const isTribe = (word: string): word is Tribe => (TRIBES as readonly string[]).includes(word);
const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

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
