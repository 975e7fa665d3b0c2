// A notification of the browser that it is my turn: asked for by whoever wants it, never otherwise.
import { preferences, prefer } from './preferences.svelte';

/** Browsers notify only from addresses they trust: https, or this very machine. */
export const canNotify = 'Notification' in window && window.isSecureContext;

/** Whether somebody wants to be notified, and the browser does it. */
export function notified(): boolean {
  return preferences.notify && canNotify && Notification.permission === 'granted';
}

/** Asks the browser, which asks the player. */
export async function wantNotice(wanted: boolean): Promise<void> {
  prefer({ notify: wanted && canNotify && (await Notification.requestPermission()) === 'granted' });
}

export async function notify(text: string): Promise<void> {
  if (!notified() || !document.hidden) return;
  const options = { body: text, tag: location.pathname, icon: '/icon-192.png', data: location.pathname };
  // Phones notify through the service worker only.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification('Filature', options);
  else new Notification('Filature', options);
}
