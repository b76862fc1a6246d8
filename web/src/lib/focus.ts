/**
 * Where the keyboard's focus goes when the element that had it leaves the page, because a dialog, a sheet or a notice
 * was closed or another page was opened: back to where it was before, otherwise to the heading. Browsers forget it.
 */

/** The most elements that are remembered. */
const MOST = 20;

/** What had the focus, the latest last. */
let focused: HTMLElement[] = [];
/** Another page was opened: the focus belongs to its heading. */
let moved = false;

/** Begin to follow the focus. */
export function followFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    moved = false;
    focused = [...focused.filter((node) => node.isConnected && node !== target), target as HTMLElement].slice(-MOST);
  });
  new MutationObserver(giveBack).observe(document.body, { childList: true, subtree: true });
}

/** Another page opens. */
export function leavePage(): void {
  moved = true;
  focused = [];
}

function giveBack(): void {
  const lost = moved || focused.at(-1)?.isConnected === false;
  if (lost && isNowhere() && !focused.findLast(takes)) takes(heading());
}

/** Whether nothing has the focus that can be used: at most the heading. */
export function isNowhere(): boolean {
  return !document.activeElement || document.activeElement.matches('body, h1');
}

/** Focus an element; false if it cannot take the focus. */
function takes(node: HTMLElement | null): boolean {
  // The keyboard of a touch screen would cover the page.
  if (!node?.isConnected || (node.matches('input, textarea') && matchMedia('(pointer: coarse)').matches)) return false;
  node.focus({ preventScroll: true });
  return document.activeElement === node;
}

/** The heading of the page; it can have the focus, but Tab skips it. */
function heading(): HTMLElement | null {
  const node = document.querySelector<HTMLElement>('h1');
  if (node) node.tabIndex = -1;
  return node;
}
