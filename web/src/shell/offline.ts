import { effect } from '@preact/signals';
import { language } from '../i18n/i18n.js';
import { offerNewVersions } from './new-version.js';
import { settings } from './settings.js';

/** Keeps the page on the device, and offers a new version when there is one. Nothing is ever reloaded unasked. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register('/service-worker.js');
    offerNewVersions(registration);
    // who is told something while the page is closed is told it in their language, and children only by friends
    effect(() => void leaveWord(settings.value.children ? `${language.value} friends` : language.value));
    // a page that stays open for days hears of a new version, too
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => null);
    });
  } catch (error) {
    console.warn('works with the network only', error);
  }
}

/** Where the service worker finds which language to speak, and who is heard. */
async function leaveWord(speaks: string): Promise<void> {
  try {
    await (await caches.open('speaks')).put('/speaks', new Response(speaks));
  } catch {
    // without storage there are no notifications either
  }
}
