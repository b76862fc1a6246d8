/** Shows push messages. It answers no requests: pages come from the server as if it were not there. */
declare const self: ServiceWorkerGlobalScope;

/** What the server sends (`server/people/push.py`). */
interface PushMessage {
  title: string;
  body: string;
  path: string;
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data?.json() as PushMessage;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: path, icon: '/app-icon.png', data: { path } }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as Pick<PushMessage, 'path'>).path));
});

/** The window that shows the page, or a new one. */
async function open(path: string): Promise<void> {
  const address = new URL(path, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}

export {};
