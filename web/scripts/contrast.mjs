// Checks src/art/palette.css: text contrast (WCAG AA) and colour distances (CIEDE2000) under simulated colour blindness.
import { readFileSync } from 'node:fs';

const AA = 4.5;
const SIGN = 3;
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const KINGDOMS = JSON.parse(read('../schema.json')).$defs.Kingdom.enum;
const SEATS = [0, 1, 2, 3, 4, 5];
// Least CIEDE2000 distances for normal vision and for colour blindness; players and kingdoms also differ by shape.
const LEAST = { kingdoms: [20, 14], players: [20, 14], 'players to kingdoms': [15, 4] };

// Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB.
const VISION = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

const linear = (hex) =>
  [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
const luminance = (hex) => linear(hex).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => {
  const [lo, hi] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (hi + 0.05) / (lo + 0.05);
};

function lab(hex, vision) {
  const rgb = linear(hex);
  const [r, g, b] = [0, 3, 6].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        rgb.reduce((s, c, i) => s + c * VISION[vision][row + i], 0),
      ),
    ),
  );
  const f = (t) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const cos = (degrees) => Math.cos((degrees * Math.PI) / 180);
const sin = (degrees) => Math.sin((degrees * Math.PI) / 180);

function ciede2000([l1, a1, b1], [l2, a2, b2]) {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 1.5 - 0.5 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const c1 = Math.hypot(a1 * g, b1);
  const c2 = Math.hypot(a2 * g, b2);
  const angle = (a, b) => (a || b ? ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 : 0);
  const h1 = angle(a1 * g, b1);
  const h2 = angle(a2 * g, b2);
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const h = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const c = (c1 + c2) / 2;
  const l = ((l1 + l2) / 2 - 50) ** 2;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const dl = (l2 - l1) / (1 + (0.015 * l) / Math.sqrt(20 + l));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * sin(turn / 2)) / (1 + 0.015 * c * t);
  const twist = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + twist * dc * dh);
}

const css = read('../src/art/palette.css');
const COLOUR = '#[0-9a-f]{6}';
/** The colours of a theme: one for both, or the first or second of light-dark(). */
const theme = (index) =>
  Object.fromEntries(
    [...css.matchAll(new RegExp(`(--[\\w-]+): (?:light-dark\\((${COLOUR}), (${COLOUR})\\)|(${COLOUR}));`, 'g'))].map(
      ([, name, light, dark, both]) => [name, both ?? [light, dark][index]],
    ),
  );
const light = theme(0);
const dark = theme(1);

let failures = 0;
const fail = (message) => {
  failures += 1;
  console.error(`FAIL ${message}`);
};

const pairs = [
  ...['--paper', '--raised'].flatMap((ground) =>
    ['--ink', '--ink-soft', '--ink-faint', '--accent', '--gold', '--good', '--warn', '--danger', '--focus'].map(
      (text) => [text, ground],
    ),
  ),
  ...['--wood', '--wood-hi', '--wood-lo'].map((ground) => ['--on-wood', ground]),
  ...['--wood', '--wood-lo'].map((ground) => ['--on-wood-soft', ground]),
  ['--ink', '--paper-lo'],
  ['--accent-ink', '--accent'],
  ['--card-ink', '--card-face'],
  ['--card-ink', '--bone'],
  ['--fixed-ink', '--fixed-paper'],
  ['--fixed-ink', '--first-place'],
  ['--on-fixed-ink', '--fixed-ink'],
  ['--now-ink', '--gold-bright'],
  ['--now-ink', '--first-place'],
  ['--merfolk-ink', '--merfolk-paper'],
  ...KINGDOMS.flatMap((k) => [
    [`--k-${k}-ink`, `--k-${k}-tint`],
    ['--ink', `--k-${k}-tint`],
    ['--ink-soft', `--k-${k}-tint`],
    [`--k-${k}-on`, `--k-${k}`],
  ]),
  ...SEATS.map((n) => [`--p-${n}-on`, `--p-${n}`]),
];

for (const [theme, colours] of [
  ['light', light],
  ['dark', { ...light, ...dark }],
]) {
  let worst = [Infinity];
  for (const [text, ground] of pairs) {
    const ratio = contrast(colours[text], colours[ground]);
    if (ratio < worst[0]) worst = [ratio, text, ground];
    if (!(ratio >= AA)) fail(`${theme}: ${text} on ${ground} is ${ratio.toFixed(2)}:1`);
  }
  console.log(`${theme}: ${pairs.length} text pairs, least ${worst[0].toFixed(2)}:1 (${worst[1]} on ${worst[2]})`);

  for (const k of KINGDOMS)
    for (const n of SEATS) {
      const ratio = Math.max(
        ...[`--p-${n}`, '--piece-rim'].map((name) => contrast(colours[name], colours[`--k-${k}-tint`])),
      );
      if (!(ratio >= SIGN)) fail(`${theme}: the markers of player ${n} on ${k} are ${ratio.toFixed(2)}:1`);
    }

  const kingdoms = KINGDOMS.map((k) => `--k-${k}`);
  const players = SEATS.map((n) => `--p-${n}`);
  const within = (names) => names.flatMap((a, i) => names.slice(0, i).map((b) => [a, b]));
  const sets = {
    kingdoms: within(kingdoms),
    players: within(players),
    'players to kingdoms': players.flatMap((p) => kingdoms.map((k) => [p, k])),
  };
  for (const [name, set] of Object.entries(sets))
    for (const vision of Object.keys(VISION)) {
      const [distance, a, b] = set
        .map(([p, q]) => [ciede2000(lab(colours[p], vision), lab(colours[q], vision)), p, q])
        .reduce((x, y) => (y[0] < x[0] ? y : x));
      console.log(`${theme}: ${name}, ${vision}: least ${distance.toFixed(1)} (${a}, ${b})`);
      if (distance < LEAST[name][vision === 'normal' ? 0 : 1]) fail(`${theme}: ${name} too close for ${vision} vision`);
    }
}
process.exit(failures ? 1 : 0);
