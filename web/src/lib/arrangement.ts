/** How a table is arranged in the room it has, and how large one unit of its measures is. */
export type Arrangement = 'wide' | 'upright' | 'phone' | 'side';

export interface Room {
  arrangement: Arrangement;
  /** CSS pixels of the unit in which everything on the table is measured. */
  unit: number;
  /** A phone so low that what can be left out is left out. */
  low: boolean;
}

/** A phone on its side is this low, without the bar above the table. */
const SIDE = 470;
const PHONE = 600;
/** Without the bar above it, the table is drawn for these sizes. */
const WIDE = [1366, 720] as const;
const SIDEWAYS = [844, 352] as const;
const TABLET = [768, 950] as const;
const UPRIGHT = 390;
/** Height by width of a phone that has room for everything. */
const HIGH = 1.95;

export function arrange(width: number, height: number): Room {
  if (height <= SIDE && width > height)
    return { arrangement: 'side', unit: Math.min(width / SIDEWAYS[0], height / SIDEWAYS[1]), low: false };
  if (width < PHONE) return { arrangement: 'phone', unit: width / UPRIGHT, low: height / width < HIGH };
  if (width <= height * 1.08)
    return { arrangement: 'upright', unit: Math.min(width / TABLET[0], height / TABLET[1]), low: false };
  return { arrangement: 'wide', unit: Math.min(width / WIDE[0], height / WIDE[1]), low: false };
}
