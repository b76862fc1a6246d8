/**
 * Keeps the site in this browser. Each version has a cache of its own with every file of `files.json`; windows of an
 * older version find theirs there until all have moved on. A newer version starts when a person asks for it, or when no
 * window is open: never under a running game.
 */
import { openClicked } from '../lib/notification-click';
import type { FromServiceWorker, ToServiceWorker } from './messages';

declare const self: ServiceWorkerGlobalScope;

interface ListedFile {
  path: string;
  sha256: string;
}

interface Listed {
  version: string;
  files: ListedFile[];
}

/** The cache that says which version is in use and which one is next. */
const STATE = `ethnos state ${self.registration.scope}`;
/** A host may have several sites, which share its caches. */
const PREFIX = `ethnos version ${self.registration.scope} `;
const LIST = 'files.json';
const PAGE = 'index.html';
/** Files that are fetched at the same time. */
const AT_ONCE = 6;

/** The address of a file of the site. */
function addressOf(path: string): string {
  return new URL(path, self.registration.scope).href;
}

/** The version under a name, `current` or `next`; empty if there is none. */
async function versionOf(name: 'current' | 'next'): Promise<string> {
  const stored = await (await caches.open(STATE)).match(addressOf(name));
  return stored ? stored.text() : '';
}

async function setVersion(name: 'current' | 'next', version: string): Promise<void> {
  await (await caches.open(STATE)).put(addressOf(name), new Response(version));
}

// --- Requests -------------------------------------------------------------------------------------------------------

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});
openClicked();

async function answer(request: Request): Promise<Response> {
  if (request.mode === 'navigate') await switchIfAlone();
  return (await stored(request)) ?? fetch(request);
}

/** A file of the version that the address names, or of the current one; an asset, whose name changes with it, of any. */
async function stored(request: Request): Promise<Response | undefined> {
  const address = new URL(request.url);
  // A page is always of the current version, even if its address has a query.
  const named = request.mode === 'navigate' ? null : address.searchParams.get('v');
  const version = named ?? (await versionOf('current'));
  if (!version) return undefined;
  const file = address.origin + address.pathname;
  const resource = file === self.registration.scope ? addressOf(PAGE) : file;
  const exact = await caches.match(resource, { cacheName: PREFIX + version });
  return exact ?? (resource.startsWith(addressOf('assets/')) ? caches.match(resource) : undefined);
}

// --- Newer versions -------------------------------------------------------------------------------------------------

self.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker;
  const task = message.kind === 'look' ? look(message.version, event.source as Client) : switchVersion();
  event.waitUntil(task.catch(() => {}).then(() => event.ports[0]?.postMessage('done')));
});

/** Resolves to whether the newest version is completely stored. */
let looking: Promise<boolean> | undefined;

/** Fetch a newer version than that of a window, if there is one. Without a network nothing happens. */
async function look(version: string, window: Client): Promise<void> {
  looking ??= fetchNewest()
    .then(
      () => true,
      () => false,
    )
    .finally(() => (looking = undefined));
  const complete = await looking;
  const current = await versionOf('current');
  if (complete && version === current) await tidy();
  const newest = (await versionOf('next')) || current;
  if (newest && version !== newest) window.postMessage({ kind: 'newer' } satisfies FromServiceWorker);
}

async function fetchNewest(): Promise<void> {
  const answer = await fetch(addressOf(LIST), { cache: 'no-store' });
  if (!answer.ok) return;
  const text = await answer.text();
  const newest = JSON.parse(text) as Listed;
  // The list is stored last. The browser may have emptied a cache since.
  if (!(await caches.match(addressOf(LIST), { cacheName: PREFIX + newest.version }))) await fill(newest, text);
  await setVersion((await versionOf('current')) ? 'next' : 'current', newest.version);
}

/** Put every file of a version into its cache, except those already there after an interruption. */
async function fill({ version, files }: Listed, list: string): Promise<void> {
  const cache = await caches.open(PREFIX + version);
  const missing = [...files];
  const work = async (): Promise<void> => {
    for (let file = missing.pop(); file; file = missing.pop())
      if (!(await cache.match(addressOf(file.path)))) await keep(cache, file, version);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await cache.put(addressOf(LIST), new Response(list, { headers: { 'content-type': 'application/json' } }));
}

/** Store one file: from an older version if it is the same, or from the network. */
async function keep(cache: Cache, { path, sha256 }: ListedFile, version: string): Promise<void> {
  const address = addressOf(path);
  // The page requests these with the version in the address: the browser then has them in its own cache.
  const url = /^(pyodide|engine)\//.test(path) ? `${address}?v=${version}` : address;
  for (const find of [() => caches.match(address), () => fetch(url), () => fetch(url, { cache: 'reload' })]) {
    const answer = await find();
    if (!answer?.ok || (await digest(answer.clone())) !== sha256) continue;
    // A redirected response cannot open a page: store a new one.
    return cache.put(address, new Response(await answer.blob(), { headers: answer.headers }));
  }
  throw new Error(path);
}

async function digest(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function switchVersion(): Promise<void> {
  const next = await versionOf('next');
  if (next) await setVersion('current', next);
}

async function windows(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Switch to the newer version if no window is open. */
async function switchIfAlone(): Promise<void> {
  if (!(await windows()).length) await switchVersion();
}

/** Delete older versions, if only one window is open. */
async function tidy(): Promise<void> {
  if ((await windows()).length > 1) return;
  const needed = [await versionOf('current'), await versionOf('next')].map((version) => PREFIX + version);
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && !needed.includes(name)) await caches.delete(name);
}
