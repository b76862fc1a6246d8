/** Where things lie on the chart, in its own units. The file is written with the drawings by `web/art/map`. */
import type { Kingdom } from '../wire/messages';
import places from './map/places.json';

/** Wide for most screens, tall for phones held upright: the same neighbours, laid out anew. */
export type Form = 'wide' | 'tall';
export type Point = readonly [x: number, y: number];

export interface KingdomPlaces {
  name: Point;
  /** Of the tokens, from the lowest. */
  tokens: readonly Point[];
  /** Of each seat's markers, by the number of players. */
  markers: Readonly<Record<string, readonly Point[]>>;
  centre: Point;
  /** Left, top, width and height of what is kept free of terrain. */
  block: readonly [number, number, number, number];
}

export interface ChartPlaces {
  viewBox: readonly [number, number, number, number];
  /** Where the title stands. */
  title: string;
  kingdoms: Readonly<Record<Kingdom, KingdomPlaces>>;
}

export const PLACES = places as unknown as Readonly<Record<Form, ChartPlaces>>;

/** The outline of a kingdom, which the drawing has. */
export function outline(form: Form, kingdom: Kingdom): string {
  return `#${form[0]}-${kingdom}`;
}
