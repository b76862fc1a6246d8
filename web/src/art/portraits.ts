/** The drawings of bots and people. They are separate files, loaded when first shown. */
import type { Avatar } from '../people/avatars';
import { colourOf } from './colours.svelte';

const BOTS = urls(
  import.meta.glob<string>('./bots/*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
);
const PEOPLE = urls(
  import.meta.glob<string>('./people/*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
);

/** Waits before a drawing is requested again. Without any the next face that needs it requests it. */
const WAITS_MS = [1_000, 4_000, 16_000, 60_000];

const drawings = new Map<string, Promise<string>>();
const tinted = new Map<string, Promise<string>>();

/** The address of a bot's picture. */
export function botPicture({ picture }: Avatar): string {
  return BOTS[picture]!;
}

/**
 * The address of a person's picture in the colour of a seat. A separate image for each colour animates much faster than
 * an SVG inside the page, and its ids cannot clash with those of another one.
 */
export function personPicture({ picture }: Avatar, seat: number): Promise<string> {
  const colour = colourOf(seat);
  return kept(tinted, `${picture}-${colour}`, () => tint(picture, colour));
}

/** A promise that is made once, and again if it has failed. */
function kept(promises: Map<string, Promise<string>>, key: string, make: () => Promise<string>): Promise<string> {
  if (!promises.has(key)) {
    promises.set(key, make());
    promises.get(key)!.catch(() => promises.delete(key));
  }
  return promises.get(key)!;
}

async function tint(picture: string, number: number): Promise<string> {
  const colour = getComputedStyle(document.documentElement).getPropertyValue(`--p-${number}`).trim();
  const tones =
    `--tint:${colour};--tint-dark:color-mix(in srgb,${colour} 58%,#1a1009);` +
    `--tint-light:color-mix(in srgb,${colour} 60%,#fff8e8)`;
  const drawing = (await drawingOf(picture)).replace('<svg ', `<svg style="${tones}" `);
  return URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
}

function drawingOf(picture: string): Promise<string> {
  return kept(drawings, picture, () => load(picture));
}

async function load(picture: string, waits = WAITS_MS): Promise<string> {
  const answer = await fetch(PEOPLE[picture]!).catch(() => null);
  if (answer?.ok) return answer.text();
  const [wait, ...more] = waits;
  if (wait === undefined) throw new Error(`no picture of ${picture}`);
  await new Promise((resolve) => setTimeout(resolve, wait));
  return load(picture, more);
}

function urls(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, url]) => [/([\w-]+)\.svg$/.exec(path)![1]!, url]));
}
