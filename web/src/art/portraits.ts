/** The drawings of bots and people. They are separate files, loaded when first shown. */
import type { Avatar } from '../people/avatars';

const BOTS = urls(
  import.meta.glob<string>('./bots/*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
);
const PEOPLE = urls(
  import.meta.glob<string>('./people/*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
);

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
  const key = `${picture}-${seat}`;
  if (!tinted.has(key)) tinted.set(key, tint(picture, seat));
  return tinted.get(key)!;
}

async function tint(picture: string, seat: number): Promise<string> {
  const colour = getComputedStyle(document.documentElement).getPropertyValue(`--p-${seat}`).trim();
  const tones =
    `--tint:${colour};--tint-dark:color-mix(in srgb,${colour} 58%,#1a1009);` +
    `--tint-light:color-mix(in srgb,${colour} 60%,#fff8e8)`;
  const drawing = (await drawingOf(picture)).replace('<svg ', `<svg style="${tones}" `);
  return URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
}

function drawingOf(picture: string): Promise<string> {
  if (!drawings.has(picture)) drawings.set(picture, load(picture));
  return drawings.get(picture)!;
}

async function load(picture: string): Promise<string> {
  const answer = await fetch(PEOPLE[picture]!);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

function urls(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, url]) => [/([\w-]+)\.svg$/.exec(path)![1]!, url]));
}
