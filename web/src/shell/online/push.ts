import { api } from '../../online/api.js';

/** Whether this device shows notifications: it cannot, it may not, not yet, or yes. */
export type PushState = 'none' | 'denied' | 'off' | 'on';

/** What shows notifications on this device; null where nothing can. */
export async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function pushState(): Promise<PushState> {
  const found = await registration();
  if (found === null) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await found.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks the browser, then tells the server where to send. */
export async function switchPushOn(): Promise<PushState> {
  const found = await registration();
  if (found === null) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { key } = await api<{ key: string }>('GET', '/api/push/key');
  const subscription = await found.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromLetters(key),
  });
  try {
    await api('PUT', '/api/push', { subscription: subscription.toJSON() });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** The server forgets first: what it sends afterwards nobody would want. */
export async function switchPushOff(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription != null) {
    await api('DELETE', '/api/push', { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return pushState();
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
