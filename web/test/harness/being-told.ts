import type { Page } from 'playwright-core';

/** The service that browsers subscribe to is not to be had in a test; the server and the service worker are real. */
export function offerPush(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const letters = (bytes: number) => btoa('x'.repeat(bytes)).replaceAll('=', '');
    const keys = { p256dh: letters(65), auth: letters(16) };
    const endpoint = 'https://push.castellan.test/1';
    // kept over pages, as a browser would
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => delete localStorage.subscribed,
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.subscribed === 'yes' ? subscription : null),
      subscribe: async () => {
        localStorage.subscribed = 'yes';
        return subscription;
      },
    });
  });
}

/** Titles of what is shown, and for which tables. */
export function noticesOn(page: Page): Promise<string[][]> {
  return page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, tag }) => [title, tag]),
  );
}

/** Lets the service worker of a page hear what a push service would bring it. */
export async function pushesTo(page: Page, origin: string): Promise<(told: object) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) done(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (told) => {
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(told),
    });
  };
}

/**
 * Lets the service worker hear that somebody touched what it shows about a table. Browsers let only real touches open or
 * raise a window, so those two are noted instead of done; gives back what was noted.
 */
export async function clickOnNotice(page: Page, table: string): Promise<string[]> {
  const [worker] = page.context().serviceWorkers();
  return worker.evaluate(async (tag) => {
    type Client = { readonly url: string };
    type Scope = {
      readonly registration: ServiceWorkerRegistration;
      readonly clients: { openWindow(url: string): Promise<null> };
      readonly WindowClient: { readonly prototype: { focus(this: Client): Promise<void> } };
      readonly NotificationEvent: new (type: string, how: { notification: Notification }) => Event;
      dispatchEvent(event: Event): void;
    };
    const scope = globalThis as unknown as Scope;
    const noted: string[] = [];
    const done = new Promise<void>((wake) => {
      scope.clients.openWindow = async (url) => {
        noted.push(`open ${url}`);
        wake();
        return null;
      };
      scope.WindowClient.prototype.focus = async function () {
        noted.push(`focus ${new URL(this.url).pathname}`);
        wake();
      };
    });
    const [notification] = await scope.registration.getNotifications({ tag });
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    await done;
    return noted;
  }, table);
}

type Told = { readonly badges: number[]; readonly tones: number };
type Hidden = { hide(on: boolean): void; told: Told };

/**
 * A page that can be put behind others, where it has no frames, and that notes its badge and its tones. Pages of this browser
 * are always in front, so what the page is told about that is put in its place.
 */
export async function putBehind(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = { badges: [] as number[], tones: 0 };
    let isHidden = false;
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    const hide = (on: boolean): void => {
      isHidden = on;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    Object.assign(window, { hide, told });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      if (isHidden) animation.pause();
      return animation;
    };
    const frame = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (work) => (isHidden ? 0 : frame(work));
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      told.tones++;
      start.call(this, when);
    };
    Object.assign(navigator, {
      setAppBadge: async (count: number) => told.badges.push(count),
      clearAppBadge: async () => told.badges.push(0),
    });
  });
}

export async function look(page: Page, away: boolean): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate((hidden) => {
    const { WindowClient } = globalThis as unknown as { WindowClient: { prototype: object } };
    const get = (): string => (hidden ? 'hidden' : 'visible');
    Object.defineProperty(WindowClient.prototype, 'visibilityState', { get, configurable: true });
  }, away);
  await page.evaluate((hidden) => (window as unknown as Hidden).hide(hidden), away);
}

export function toldOn(page: Page): Promise<Told> {
  return page.evaluate(() => (window as unknown as Hidden).told);
}
