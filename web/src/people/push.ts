/** Push messages to this browser: it subscribes at its own push service, and tells the server where. */
import { digestOf } from '../lib/digest';
import { allowNotifications, PUSH_SCOPE, serviceWorker } from '../lib/notifications';
import { change } from './person.svelte';

/** Whether this browser can take push messages. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The digest of this browser's own subscription; empty if it has none. */
export async function ownSubscription(): Promise<string> {
  const subscription = await current();
  return subscription ? digestOf(new TextEncoder().encode(subscription.endpoint)) : '';
}

/** Subscribe with the server's public key; false if the person has denied notifications. */
export async function startPush(publicKey: string): Promise<boolean> {
  if (!(await allowNotifications())) return false;
  const registration = await serviceWorker();
  const subscription = await registration!.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await change('/api/people/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  return true;
}

export async function stopPush(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  await change('/api/people/push/stop', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function current(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration(PUSH_SCOPE) : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}
