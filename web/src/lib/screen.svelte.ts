/** The size of the screen. */
const narrowQuery = matchMedia('(max-width: 700px)');
let narrowNow = $state(narrowQuery.matches);
narrowQuery.addEventListener('change', (event) => (narrowNow = event.matches));

/** Whether this is a phone in portrait. */
export function narrow(): boolean {
  return narrowNow;
}
