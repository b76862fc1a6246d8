/** Whether the page is dark now: as this browser is set, or as the device is. */
import { MediaQuery } from 'svelte/reactivity';
import { settings } from './settings.svelte';

const device = new MediaQuery('prefers-color-scheme: dark');

export function isDark(): boolean {
  return settings.theme === 'auto' ? device.current : settings.theme === 'dark';
}
