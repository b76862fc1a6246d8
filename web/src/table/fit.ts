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

/** Rows of text, the newest last: two lines for the newest, one for each other, the rest to the newest that need it. */
export function shareLines(
  needed: readonly number[],
  line: number,
  gap: number,
  room: number,
): { lines: number[]; left: number } {
  const newest = Math.min(2, needed.at(-1) ?? 1);
  const others = Math.floor((room + 1 - newest * line) / (line + gap));
  const rows = Math.max(1, Math.min(needed.length, 1 + others));
  let spare = Math.floor((room + 1 - (rows - 1) * gap) / line) - rows;
  const lines = needed.map(() => 1);
  for (let row = needed.length - 1; row >= needed.length - rows; row--) {
    const more = Math.max(0, Math.min(needed[row]! - 1, spare));
    lines[row]! += more;
    spare -= more;
  }
  return { lines, left: needed.length - rows };
}
