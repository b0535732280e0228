import { effect } from '@preact/signals';
import { language, t } from '../i18n/i18n.js';
import { route } from './router.js';
import { say } from './ui/toast.js';

/** Keeps the page on the device, and offers a new version when there is one. Nothing is ever reloaded unasked. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register('/service-worker.js');
    if (registration.waiting !== null) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && serviceWorker.controller !== null) offer(coming);
      });
    });
    // who is told something while the page is closed is told it in their language
    effect(() => void leaveWord(language.value));
    // a page that stays open for days hears of a new version, too
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => null);
    });
  } catch (error) {
    console.warn('works with the network only', error);
  }
}

/** Where the service worker finds which language to speak. */
async function leaveWord(speaks: string): Promise<void> {
  try {
    await (await caches.open('speaks')).put('/speaks', new Response(speaks));
  } catch {
    // without storage there are no notifications either
  }
}

const atTable = (): boolean => /^(online-)?table$/.test(route.value.page);

let offered: ServiceWorker | null = null;

/** Nobody is asked in the middle of a game: the offer waits until they leave the table. */
function offer(coming: ServiceWorker): void {
  if (offered === coming) return;
  offered = coming;
  let said = false;
  const stop = effect(() => {
    if (said || atTable()) return;
    said = true;
    const { ready, now, later } = t().update;
    say(ready, 0, [
      { label: now, run: () => takeOver(coming) },
      { label: later, run: () => null },
    ]);
    queueMicrotask(() => stop());
  });
}

function takeOver(coming: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  coming.postMessage('take-over');
}
