/** Positions on the chart, in its own units. `web/art/map` writes them together with the drawings. */
import type { Kingdom } from '../wire/messages';
import places from './map/places.json';

/** Wide for most screens, tall for phones in portrait: the same neighbours in another layout. */
export type Form = 'wide' | 'tall';
export type Point = readonly [x: number, y: number];

export interface KingdomPlaces {
  name: Point;
  /** Positions of the tokens, lowest value first. */
  tokens: readonly Point[];
  /** Positions of each seat's markers, by the number of players. */
  markers: Readonly<Record<string, readonly Point[]>>;
  centre: Point;
  /** Left, top, width and height of the area that has no terrain. */
  block: readonly [number, number, number, number];
}

export interface ChartPlaces {
  viewBox: readonly [number, number, number, number];
  /** Where the title stands. */
  title: string;
  kingdoms: Readonly<Record<Kingdom, KingdomPlaces>>;
}

export const PLACES = places as unknown as Readonly<Record<Form, ChartPlaces>>;

/** The id of a kingdom's outline in the drawing. */
export function outline(form: Form, kingdom: Kingdom): string {
  return `#${form[0]}-${kingdom}`;
}
