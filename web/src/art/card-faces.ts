/**
 * The pictures of cards: backdrop of the kingdom, portrait of the tribe, frame. Each is composed once and drawn to a
 * bitmap, because moving sixty SVG drawings costs twenty times as much as moving sixty bitmaps.
 */
import { SvelteMap } from 'svelte/reactivity';
import { parseCard } from '../game/vocabulary';
import type { Kingdom } from '../wire/messages';
import { EMBLEMS } from './emblems';

/** The full frame with a name plate, or the small one for cards under 72 px. */
export type Cut = 'full' | 'small';

export interface Picture {
  card: string;
  cut: Cut;
  leader: boolean;
}

const PORTRAITS = import.meta.glob<string>('./cards/portraits/*.svg', { query: '?raw', import: 'default' });
const BACKDROPS = import.meta.glob<string>('./cards/backdrops/*.svg', { query: '?raw', import: 'default' });
const FRAMES = import.meta.glob<string>('./cards/frames/*.svg', { query: '?raw', import: 'default' });

/** The cloth of each kingdom, its shadow and its light: the same in both themes, as a printed card is. */
const CLOTH: Readonly<Record<Kingdom | 'wild', readonly [string, string, string]>> = {
  duris: ['#562a5e', '#331638', '#9a6ca6'],
  rhea: ['#a31d24', '#5e0f16', '#dd7460'],
  straton: ['#2860b9', '#153674', '#78a5e6'],
  althea: ['#4f9c6c', '#235c3c', '#9bd6ab'],
  ithys: ['#f29d2e', '#a1580a', '#ffd685'],
  pelagon: ['#9aa1aa', '#585f68', '#d3d9de'],
  wild: ['#b8a67f', '#766646', '#efe3c4'],
};
const BOX = [300, 420] as const;
/** Bitmap pixels for a card's width; the largest card on the table is shown at about 250. */
const PIXELS: Readonly<Record<Cut, number>> = { full: 300, small: 150 };

const drawn = new SvelteMap<string, string>();
const pending: Record<string, Promise<string> | undefined> = {};

/** The address of a card's bitmap; empty until it has been drawn. */
export function pictureOf(picture: Picture): string {
  return drawn.get(keyOf(picture)) ?? '';
}

/** Draw the bitmap once. Without a connection there is no picture; the next call tries again. */
export function draw(picture: Picture): Promise<string> {
  const key = keyOf(picture);
  return (pending[key] ??= make(picture).then(
    (url) => {
      drawn.set(key, url);
      return url;
    },
    () => {
      delete pending[key];
      return '';
    },
  ));
}

/** A card as one SVG drawing, for large views. */
export async function compose({ card, cut, leader }: Picture): Promise<string> {
  const { tribe, kingdom } = parseCard(card);
  const land = kingdom ?? 'wild';
  const small = cut === 'small';
  const frame = land + (small ? '-small' : '') + (leader ? '-leader' : '');
  const [backdrop, portrait, border] = await Promise.all([
    part(BACKDROPS, `./cards/backdrops/${land}.svg`),
    part(PORTRAITS, `./cards/portraits/${tribe}.svg`),
    part(FRAMES, `./cards/frames/${frame}.svg`),
  ]);
  const [cloth, dark, light] = CLOTH[land];
  const [x, y, scale] = small ? [0, 100, 1] : [10, 78, 280 / 300];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 420" ` +
    `width="${BOX[0]}" height="${BOX[1]}" stroke-linejoin="round" stroke-linecap="round" ` +
    `style="--cloth:${cloth};--cloth-dark:${dark};--cloth-light:${light};--halo:#fbf3df">` +
    `<clipPath id="window"><rect x="8" y="8" width="284" height="404" rx="16"/></clipPath>` +
    `<g clip-path="url(#window)">${backdrop}<g transform="translate(${x} ${y}) scale(${scale})">${portrait}</g></g>` +
    `${border}${small ? '' : badge(tribe, cloth)}</svg>`
  );
}

/** The tribe's sign, in the corner that stays visible in a fan. */
function badge(tribe: keyof typeof EMBLEMS, cloth: string): string {
  const line = 'stroke="#2b2118" stroke-width="2.6"';
  const paint: Readonly<Record<string, string>> = {
    o: `fill="${cloth}" ${line}`,
    b: `fill="#f6ecd2" ${line}`,
    s: 'fill="#2b2118"',
    l: `fill="none" ${line}`,
  };
  const emblem = EMBLEMS[tribe]
    .map((part) => `<path d="${part.slice(1)}" ${paint[part.charAt(0)] ?? paint.o}/>`)
    .join('');
  return (
    `<circle cx="44" cy="122" r="27" fill="#fdf6e3" stroke="#2b2118" stroke-width="3.5"/>` +
    `<g transform="translate(24.5 102.5) scale(0.82)">${emblem}</g>`
  );
}

async function part(files: Record<string, () => Promise<string>>, path: string): Promise<string> {
  const svg = await files[path]!();
  return svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
}

async function make(picture: Picture): Promise<string> {
  const svg = new Blob([await compose(picture)], { type: 'image/svg+xml' });
  const source = URL.createObjectURL(svg);
  const image = new Image();
  image.src = source;
  await image.decode();
  // Decoding and drawing each take a frame: do not do both in the same one.
  await nextTask();
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS[picture.cut];
  canvas.height = (canvas.width * BOX[1]) / BOX[0];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(source);
  const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return URL.createObjectURL(bitmap ?? svg);
}

/** Lets the browser paint in between. Unlike a timer it is not slowed down in hidden windows. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = (): void => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function keyOf({ card, cut, leader }: Picture): string {
  return `${card}|${cut}|${leader}`;
}
