/** How large a card is drawn. */
export type CardSize = 'tiny' | 'small' | 'medium' | 'large';

/** Default width and height of each card size in CSS pixels; `--card` overrides the width. */
export const CARD_BOX: Readonly<Record<CardSize, readonly [number, number]>> = {
  tiny: [36, 50],
  small: [64, 90],
  medium: [96, 134],
  large: [170, 238],
};
