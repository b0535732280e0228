import type { Browser, BrowserContext } from 'playwright-core';

/** Somebody with a phone and all motion, without sound. */
export async function phoneWithMotion(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
  });
  await context.addInitScript(() => {
    if (location.protocol === 'http:')
      localStorage['castellan.settings'] ??= JSON.stringify({ speed: 'normal', sound: false });
  });
  return context;
}
