/** The scale at which pieces fit into a box. */
const STEP = 0.02;

export interface Pieces {
  /** Sizes at a scale of 1. */
  widths: readonly number[];
  height: number;
  gap: number;
  /** The largest and the smallest allowed scale. */
  most: number;
  least: number;
}

/** The largest scale at which pieces, in any number of rows, fit into a box; null if the smallest is too large. */
export function fitting(width: number, height: number, pieces: Pieces): number | null {
  for (let scale = pieces.most; scale >= pieces.least - STEP / 2; scale -= STEP) {
    const rows = rowsOf(width / scale, pieces);
    if ((rows * (pieces.height + pieces.gap) - pieces.gap) * scale <= height) return scale;
  }
  return null;
}

function rowsOf(width: number, { widths, gap }: Pieces): number {
  let rows = 1;
  let used = 0;
  for (const piece of widths) {
    if (piece > width) return Infinity;
    if (used > 0 && used + piece > width) {
      rows++;
      used = 0;
    }
    used += piece + gap;
  }
  return rows;
}

/** How many of the newest rows, which are the last ones, fit whole into a box; the newest is always there. */
export function newestThatFit(heights: readonly number[], gap: number, room: number): number {
  let used = -gap;
  const first = heights.findLastIndex((height) => (used += height + gap) > room + 1);
  return Math.max(1, heights.length - 1 - first);
}
