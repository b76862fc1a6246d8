/** Which page is open: the path, the query and the fragment of the address. */
import { readQuery, type Query } from './query';

let path = $state(location.pathname);
let search = $state(location.search);
let fragment = $state(location.hash.slice(1));

addEventListener('popstate', read);
addEventListener('hashchange', read);

function read(): void {
  path = location.pathname;
  search = location.search;
  fragment = location.hash.slice(1);
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
export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  read();
  scrollTo(0, 0);
}

/** For links: open their page without a full page load. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(node.getAttribute('href') ?? '/');
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
