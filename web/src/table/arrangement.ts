/** The layout of a table in the available size, and the size of its unit of length. */
export type Arrangement = 'wide' | 'upright' | 'phone' | 'side';

export interface Room {
  arrangement: Arrangement;
  /** The table's unit of length in CSS pixels. */
  unit: number;
  /** The phone is so low that optional parts are left out. */
  low: boolean;
  /** In units, on wide tables: the width of the map, and the height of the row with the hand. */
  map: number;
  foot: number;
}

/** A phone in landscape is at most this high, without the bar above the table. */
const SIDE = 470;
const PHONE = 600;
/** The sizes that the table is designed for, without the bar above it. */
const WIDE = [1366, 720] as const;
const SIDEWAYS = [844, 352] as const;
const TABLET = [768, 950] as const;
/** The height of a tablet's row with the hand. */
const TABLET_HAND = 186;
const PHONE_WIDTH = 390;
/** The height-to-width ratio of a phone with room for everything. */
const HIGH = 1.95;
/** A phone in landscape with a smaller unit has less room than its letters need. */
const LOW_UNIT = 0.9;
/** The map of a wide table, and the row with the hand; how much they can grow where the screen is higher. */
const MAP = { width: 784, more: 60, aspect: 1.45 };
const FOOT = { height: 176, more: 100 };

/** `shown`: a table that is only shown, without a hand and a story. */
export function arrange(width: number, height: number, shown = false): Room {
  const defaults = { low: false, map: MAP.width, foot: FOOT.height };
  if (height <= SIDE && width > height) {
    const unit = Math.min(width / SIDEWAYS[0], height / SIDEWAYS[1]);
    return { ...defaults, arrangement: 'side', unit, low: unit < LOW_UNIT };
  }
  if (width < PHONE)
    return { ...defaults, arrangement: 'phone', unit: width / PHONE_WIDTH, low: height / width < HIGH };
  if (width <= height * 1.08)
    return { ...defaults, arrangement: 'upright', unit: Math.min(width / TABLET[0], height / tabletHeight(shown)) };
  const unit = Math.min(width / WIDE[0], height / WIDE[1]);
  return { ...defaults, arrangement: 'wide', unit, ...shareHeight(height / unit - WIDE[1], shown) };
}

function tabletHeight(shown: boolean): number {
  return TABLET[1] - (shown ? TABLET_HAND : 0);
}

/** Spare height goes to the map first, then to the hand, so that nothing stays empty. */
function shareHeight(spare: number, shown: boolean): Pick<Room, 'map' | 'foot'> {
  const wider = Math.min(MAP.more, (spare / 2) * MAP.aspect);
  const higher = Math.min(shown ? spare : FOOT.more, spare - wider / MAP.aspect);
  return { map: MAP.width + wider, foot: FOOT.height + higher };
}
