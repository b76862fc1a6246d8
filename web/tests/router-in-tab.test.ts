/** Opening pages of a site, whose folder can be anywhere: the page is in the fragment. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

declare const jsdom: { reconfigure(options: { url: string }): void };

let router: typeof import('../src/lib/router.svelte');

/** The page as it is when it is loaded from an address. */
async function open(url: string): Promise<void> {
  jsdom.reconfigure({ url });
  vi.resetModules();
  router = await import('../src/lib/router.svelte');
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('can', { addresses: false, meet: false });
});
afterEach(() => vi.unstubAllGlobals());

describe('a page of a site', () => {
  it.each(['http://example.org/', 'http://example.org/games/ethnos/', 'http://example.org/a/index.html#content'])(
    'is the first one at %s',
    async (url) => {
      await open(url);
      expect(router.place()).toEqual([]);
    },
  );

  it('is found again after the page is loaded anew', async () => {
    await open('http://example.org/games/#/rules/options?placement=must#R20');
    expect([router.place(), router.query(), router.secretPart()]).toEqual([
      ['rules', 'options'],
      { placement: 'must' },
      'R20',
    ]);
  });

  it('is opened in the same folder, and leaves its secret', async () => {
    await open('http://example.org/games/?from=mail');
    router.go('/table/abc#secret');
    expect(location.href).toBe('http://example.org/games/?from=mail#/table/abc#secret');
    expect(router.secretPart()).toBe('secret');
    router.go('/table/abc', { replace: true });
    expect([location.hash, router.secretPart()]).toEqual(['#/table/abc', '']);
  });

  it('has an address that a new window can open, and that a click follows', async () => {
    await open('http://example.org/games/');
    const anchor = document.body.appendChild(document.createElement('a'));
    anchor.setAttribute('href', router.address('/rules#R20'));
    expect(anchor.href).toBe('http://example.org/games/#/rules#R20');
    router.link(anchor);
    expect(anchor.dispatchEvent(new MouseEvent('click', { cancelable: true }))).toBe(false);
    expect([router.place(), router.secretPart()]).toEqual([['rules'], 'R20']);
  });

  it('for play with others is on the server that the site names', async () => {
    vi.stubGlobal('SERVER', 'https://example.net');
    await open('http://example.org/games/');
    expect(router.serverAddress('/lobby')).toBe('https://example.net/lobby');
    const anchor = document.createElement('a');
    router.link(anchor);
    const follow = (to: string): boolean => {
      anchor.href = to;
      return anchor.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    };
    expect([follow('https://example.net/lobby'), follow('#/rules')]).toEqual([true, false]);
    expect(router.place()).toEqual(['rules']);
  });
});
