import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Machine } from './need.js';
import { onPath } from './on-path.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ON_A_MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Where Playwright keeps what it fetches, and where in its archives the browser lies. */
const CACHES: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Library/Caches/ms-playwright',
  win32: 'AppData/Local/ms-playwright',
};
const INSIDE = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

/** One of the system, or one that Playwright has fetched. */
export function chromiumPlaces(machine: Machine): string[] {
  const { env, platform } = machine;
  const cache =
    env.PLAYWRIGHT_BROWSERS_PATH ??
    join(env.HOME ?? homedir(), CACHES[platform] ?? join('.cache', 'ms-playwright'));
  const fetched = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('chromium')) : [];
  return [
    ...onPath(NAMES, machine),
    ...(platform === 'darwin' ? ON_A_MAC : []),
    ...fetched.flatMap((folder) => INSIDE.map((file) => join(cache, folder, file))),
  ].filter((path) => existsSync(path));
}
