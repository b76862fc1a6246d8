type Point = readonly [number, number];

export interface Atlas {
  width: number;
  height: number;
  /** One closed path per region, row by row. */
  regions: string[];
  /** Each region's cell: left, top, width, height. */
  cells: (readonly [number, number, number, number])[];
  /** The lines between regions. */
  borders: string[];
  /** The island's outline. */
  coast: string;
}

/** A fixed, well mixed number in [-1, 1) for each seed. */
function jitter(seed: number): number {
  let h = Math.imul(seed + 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** Points from a to b, wandering sideways and coming back at both ends. */
function wander(a: Point, b: Point, seed: number, reach: number, steps: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const ease = Math.min(1, 5 * t, 5 * (1 - t));
    const slow = Math.sin(Math.PI * (t * (2 + jitter(seed)) + jitter(seed + 7)));
    const off = ease * reach * (0.55 * slow + 0.45 * jitter(seed * 31 + i));
    return [a[0] + dx * t - (dy / length) * off, a[1] + dy * t + (dx / length) * off] as const;
  });
}

const show = (v: number): string => String(Math.round(v * 10) / 10);

/** A smooth curve through the points. */
function curve(points: readonly Point[], closed: boolean): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  let path = `M${show(at(0)[0])} ${show(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const handles = [
      q[0] + (r[0] - p[0]) / 6,
      q[1] + (r[1] - p[1]) / 6,
      r[0] - (s[0] - q[0]) / 6,
      r[1] - (s[1] - q[1]) / 6,
    ];
    path += `C${[...handles, ...r].map(show).join(' ')}`;
  }
  return closed ? `${path}z` : path;
}

/** The map for a plate that is so many times as wide as it is high. */
export function atlas(columns: 2 | 3, aspect: number): Atlas {
  const rows = 6 / columns;
  const width = columns === 3 ? 1200 : 620;
  const height = Math.round(width / aspect);
  const inset = columns === 3 ? 29 : 19.5;
  const inner = columns === 3 ? 15 : 10;
  const outer = columns === 3 ? 8 : 4.5;
  const [cw, ch] = [width / columns, height / rows];

  const node = (c: number, r: number): Point => {
    const seed = 100 + c * 11 + r * 29;
    const edge = (i: number, n: number, size: number): number =>
      i === 0 ? inset : i === n ? size * n - inset : size * i + inner * 0.8 * jitter(seed + i);
    const corner = (c === 0 || c === columns) && (r === 0 || r === rows) ? outer * 1.5 : 0;
    const x = edge(c, columns, cw) + (c === 0 ? corner : -corner);
    return [x, edge(r, rows, ch) + (r === 0 ? corner : -corner)];
  };
  const across = (c: number, r: number): Point[] => {
    const coastal = r === 0 || r === rows;
    return wander(node(c, r), node(c + 1, r), 7 + c * 13 + r * 101, coastal ? outer : inner, coastal ? 24 : 10);
  };
  const down = (c: number, r: number): Point[] => {
    const coastal = c === 0 || c === columns;
    return wander(node(c, r), node(c, r + 1), 503 + c * 17 + r * 71, coastal ? outer : inner, coastal ? 20 : 8);
  };

  const grid = Array.from({ length: 6 }, (_, i) => [i % columns, Math.floor(i / columns)] as const);
  const regions = grid.map(([c, r]) => {
    const loop = [
      ...across(c, r).slice(0, -1),
      ...down(c + 1, r).slice(0, -1),
      ...across(c, r + 1)
        .reverse()
        .slice(0, -1),
      ...down(c, r).reverse().slice(0, -1),
    ];
    return curve(loop, true);
  });
  const borders = grid.flatMap(([c, r]) => [
    ...(r > 0 ? [curve(across(c, r), false)] : []),
    ...(c > 0 ? [curve(down(c, r), false)] : []),
  ]);
  const cols = Array.from({ length: columns }, (_, i) => i);
  const lines = Array.from({ length: rows }, (_, i) => i);
  const shore = [
    ...cols.flatMap((c) => across(c, 0).slice(0, -1)),
    ...lines.flatMap((r) => down(columns, r).slice(0, -1)),
    ...[...cols].reverse().flatMap((c) => across(c, rows).reverse().slice(0, -1)),
    ...[...lines].reverse().flatMap((r) => down(0, r).reverse().slice(0, -1)),
  ];
  const cells = grid.map(([c, r]) => [c * cw, r * ch, cw, ch] as const);
  return { width, height, regions, cells, borders, coast: curve(shore, true) };
}
