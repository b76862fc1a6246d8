/** The size of the screen. */
import { MediaQuery } from 'svelte/reactivity';

const narrowQuery = new MediaQuery('max-width: 700px');
const lowQuery = new MediaQuery('max-height: 500px');

/** Whether this is a phone in portrait. */
export function narrow(): boolean {
  return narrowQuery.current;
}

/** Whether this is a phone, in portrait or in landscape. */
export function small(): boolean {
  return narrowQuery.current || lowQuery.current;
}
