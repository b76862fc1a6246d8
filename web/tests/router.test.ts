/** Opening pages by their address. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { go, link, place, secretPart } from '../src/lib/router.svelte';
import { PATIENCE } from './patience';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  go('/');
});
afterEach(() => vi.unstubAllGlobals());

function anchor(href: string): HTMLAnchorElement {
  const anchor = document.body.appendChild(document.createElement('a'));
  anchor.setAttribute('href', href);
  return anchor;
}

/** Whether a click was left to the browser. */
function clicked(node: HTMLElement, how: MouseEventInit = {}): boolean {
  return node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

describe('a page', () => {
  it('is found by the parts of the path', () => {
    expect(place()).toEqual([]);
    go('/table/abc/');
    expect(place()).toEqual(['table', 'abc']);
  });

  it('takes a secret that no server sees, and leaves it', () => {
    go('/table/abc#secret');
    expect([place(), secretPart()]).toEqual([['table', 'abc'], 'secret']);
    const before = history.length;
    go('/table/abc', { replace: true });
    expect([secretPart(), history.length, location.hash]).toEqual(['', before, '']);
  });

  it('is left by going back', async () => {
    go('/rules');
    go('/lobby');
    history.back();
    await vi.waitFor(() => expect(place()).toEqual(['rules']), PATIENCE);
  });
});

describe('a link', () => {
  it('opens its page without loading everything again', () => {
    const node = anchor('/rules#R20');
    const action = link(node);
    expect(clicked(node)).toBe(false);
    expect([place(), secretPart()]).toEqual([['rules'], 'R20']);
    action.destroy();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (how) => {
      const node = anchor('#elsewhere');
      link(node);
      expect(clicked(node, how)).toBe(true);
      expect(place()).toEqual([]);
    },
  );
});
