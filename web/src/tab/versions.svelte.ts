/** The service worker, which keeps the site for use without a network and fetches newer versions of it. */
import type { FromServiceWorker, ToServiceWorker } from './messages';
import { listFiles } from './parts';
import { status } from './status.svelte';

const HOUR_MS = 3_600_000;
/** Wait until the game is shown: storing more than a hundred files would slow that down. */
const DELAY_MS = 4_000;

/** Keep the site in this browser, and look for newer versions now and then. */
export function followVersions(): void {
  if (!('serviceWorker' in navigator)) return; // Without https there is none.
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
    if (data.kind === 'newer') status.newer = true;
  });
  status.update = async (): Promise<void> => {
    if (await serviceWorker.getRegistration()) await ask({ kind: 'switch' });
    location.reload();
  };
  // Look it up now, before another window can have moved on to a newer version.
  let own = ownVersion();
  const look = async (): Promise<void> => {
    if (!(await own)) own = ownVersion(); // The network was away when the page was opened.
    const version = await own;
    if (version) await ask({ kind: 'look', version });
  };
  const begin = (): void => {
    serviceWorker.register('service-worker.js').then(look, () => {});
    setInterval(look, HOUR_MS);
  };
  whenReady(() => setTimeout(begin, DELAY_MS));
}

/** The version of this page; empty if it cannot be loaded now. */
function ownVersion(): Promise<string> {
  return listFiles(document.baseURI).then(
    ({ version }) => version,
    () => '',
  );
}

/** Run a task once the game itself is loaded, because that needs the same files. */
function whenReady(task: () => void): void {
  const stop = $effect.root(() => {
    $effect(() => {
      if (status.phase !== 'ready') return;
      stop();
      task();
    });
  });
}

/** Send a message, and wait until it has been processed. */
async function ask(message: ToServiceWorker): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise((resolve) => (port1.onmessage = resolve));
  active?.postMessage(message, [port2]);
  await done;
}
