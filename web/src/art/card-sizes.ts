/** How large a card is drawn. */
export type CardSize = 'tiny' | 'small' | 'medium' | 'large';

/** The usual width and height in CSS pixels of a card of each size; `--card` says otherwise. */
export const CARD_BOX: Readonly<Record<CardSize, readonly [number, number]>> = {
  tiny: [36, 50],
  small: [64, 90],
  medium: [96, 134],
  large: [170, 238],
};
