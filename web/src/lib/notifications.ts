/** Notifications that tell a person in another window that it is their turn. */
import { settings } from './settings.svelte';
import { play } from './sound';
import { t } from './texts.svelte';

export function yourTurn(): void {
  play('turn');
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    new Notification(t('web-your-turn'), { body: t('web-title'), tag: 'ethnos-turn', icon: '/favicon.svg' });
}

/** Ask for permission to show notifications; false if it is denied. */
export async function allowNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}
