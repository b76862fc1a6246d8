/** For service workers: a click on a notification opens its page. */
declare const self: ServiceWorkerGlobalScope;

/** Focus the window that shows the page of a clicked notification, or open one. */
export function openClicked(): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as { path: string }).path));
  });
}

async function open(path: string): Promise<void> {
  const address = new URL(path, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
