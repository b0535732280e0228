import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.js';

/** A real Chromium without a window that talks to nobody but the page's own server. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
