import { language } from '../lib/texts.svelte';

const MS = 1000;

/** A moment, in seconds since 1970, for people. */
export function moment(seconds: number): string {
  return new Date(seconds * MS).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
}
