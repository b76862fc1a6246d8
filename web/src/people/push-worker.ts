/** Shows push messages. It answers no requests: pages come from the server as if it were not there. */
import { openClicked } from '../lib/notification-click';

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
openClicked();
