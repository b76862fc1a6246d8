/** Notifications that tell a person in another window that it is their turn. */
import { settings } from './settings.svelte';
import { play } from './sound';
import { t } from './texts.svelte';

const WORKER = '/push-worker.js';
/** No page of a server has an address below this, so the worker controls none. */
export const PUSH_SCOPE = '/push/';

export function yourTurn(): void {
  play('turn');
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    show(t('web-your-turn'), t('web-title')).catch(() => {}); // permission was withdrawn
}

/** Browsers of phones let only service workers show notifications; without https there is none. */
async function show(title: string, body: string): Promise<void> {
  const path = location.pathname + location.search + location.hash;
  const options = { body, tag: 'ethnos-turn', icon: new URL('app-icon.png', document.baseURI).href, data: { path } };
  const registration = await serviceWorker().catch(() => undefined);
  if (registration?.active) await registration.showNotification(title, options);
  else new Notification(title, options);
}

/** The service worker of a server's pages, which shows push messages, or the one that keeps a site. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  if (!can.push) return navigator.serviceWorker.getRegistration();
  const registration = await navigator.serviceWorker.register(WORKER, { scope: PUSH_SCOPE });
  await activated(registration);
  return registration;
}

/** Wait until the worker is active, or has failed: another one can neither subscribe nor show anything. */
function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => /activated|redundant/.test(worker.state) && resolve());
  });
}

/** Ask for permission to show notifications; false if it is denied. */
export async function allowNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}
