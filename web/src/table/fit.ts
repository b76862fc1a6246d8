/** How large things can be drawn in the room that they have. */
const MOST = 1.9;
const LEAST = 0.5;
const STEP = 0.05;

/** The largest scale at which pieces of these widths, in as many rows as they need, fit into a box. */
export function fitting(width: number, height: number, pieces: readonly number[], row: number, gap: number): number {
  for (let scale = MOST; scale > LEAST; scale -= STEP) {
    const rows = rowsOf(width / scale, pieces, gap);
    if (rows * (row + gap) * scale <= height) return scale;
  }
  return LEAST;
}

function rowsOf(width: number, pieces: readonly number[], gap: number): number {
  let rows = 1;
  let used = 0;
  for (const piece of pieces) {
    if (used > 0 && used + piece > width) {
      rows++;
      used = 0;
    }
    used += piece + gap;
  }
  return rows;
}
