/** Which page is open: the path, the query and the fragment of the address. */
import { leavePage } from './focus';
import { readQuery, type Query } from './query';

/** Where a page is: `/table/abc?x=1#secret`. */
interface Place {
  path: string;
  search: string;
  fragment: string;
}

const first = read();
let path = $state(first.path);
let search = $state(first.search);
let fragment = $state(first.fragment);

addEventListener('popstate', update);
addEventListener('hashchange', update);

function update(): void {
  const before = path;
  ({ path, search, fragment } = read());
  if (path !== before) leavePage();
}

/** Any folder of a static host can hold a site, so there the page is in the fragment: `#/table/abc?x=1#secret`. */
function read(): Place {
  if (can.addresses) return { path: location.pathname, search: location.search, fragment: location.hash.slice(1) };
  const [, path = '', search = '', fragment = ''] = /^#(\/[^?#]*)(\?[^#]*)?#?(.*)$/.exec(location.hash) ?? [];
  return { path, search, fragment };
}

/** The address of a page, for links. */
export function address(page: string): string {
  return can.addresses ? page : `#${page}`;
}

/** The address of a page on the server for play with others: that of this page, or the one that a site names. */
export function serverAddress(page: string): string {
  return can.meet ? page : SERVER + page;
}

/** The parts of the path: `/table/abc` is `['table', 'abc']`. */
export function place(): string[] {
  return path.split('/').filter(Boolean);
}

/** The query of the address. */
export function query(): Query {
  return readQuery(search);
}

/** The fragment of the address; it is never sent to the server. */
export function secretPart(): string {
  return fragment;
}

/** Open another page. */
export function go(page: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address(page));
  update();
  scrollTo(0, 0);
}

/** For links: open their page without a full page load. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    const to = node.getAttribute('href') ?? '';
    if (/^\w+:/.test(to)) return; // on another server
    event.preventDefault();
    go(can.addresses ? to : to.slice(1));
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
