/** How large the screen is. */
const narrowQuery = matchMedia('(max-width: 700px)');
let narrowNow = $state(narrowQuery.matches);
narrowQuery.addEventListener('change', (event) => (narrowNow = event.matches));

/** Whether this is a phone held upright. */
export function narrow(): boolean {
  return narrowNow;
}
