/** The colour of each seat's pieces, and with it their shape, at the table that is shown. */

/** In the order of the seats that have them by themselves; names of texts, and numbers of the palette. */
export const PIECE_COLOURS = ['white', 'black', 'yellow', 'turquoise', 'pink', 'brown'] as const;

let chosen = $state.raw<readonly number[]>([]);

/** The number of a seat's colour. */
export function colourOf(seat: number): number {
  return chosen[seat] ?? seat;
}

/** Set the colours of a table; none for those that the seats have by themselves. */
export function setColours(colours: readonly number[]): void {
  if (colours.join() !== chosen.join()) chosen = colours;
}
