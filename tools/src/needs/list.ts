import { existsSync } from 'node:fs';
import { chromiumPlaces } from './chromium.js';
import { firefoxPlaces } from './firefox.js';
import type { Need } from './need.js';
import { onPath } from './on-path.js';
import { embeddedPostgres, postgresPlaces } from './postgres.js';
import { apt, playwright } from './ways.js';

export const CHROMIUM: Need = {
  name: 'Chromium',
  why: 'the page is tested in a real browser',
  required: true,
  variable: 'CHROMIUM_PATH',
  usedThrough: ['web/test/harness/launch.ts'],
  search: chromiumPlaces,
  trial: ['--version'],
  // Debian's package brings the libraries that it needs; Playwright's own is for everybody else
  ways: [apt('chromium'), playwright('chromium')],
};

/** The same engine without what draws windows, tabs and notifications: it needs a fifth less of a processor. */
export const CHROMIUM_SHELL: Need = {
  name: 'the headless shell of Chromium',
  why: 'most tests of the page take less time in it',
  required: false,
  otherwise: 'these tests run in Chromium as it is, and take longer',
  variable: 'CHROMIUM_SHELL_PATH',
  usedThrough: ['web/test/harness/launch.ts'],
  search: (machine) => onPath(['chromium-headless-shell', 'chrome-headless-shell'], machine),
  trial: ['--version'],
  ways: [apt('chromium-headless-shell')],
};

export const FIREFOX: Need = {
  name: 'Firefox',
  why: 'the page is walked through in every engine',
  required: false,
  variable: 'FIREFOX_PATH',
  usedThrough: ['web/test/engines/firefox.ts'],
  search: firefoxPlaces,
  trial: ['--version'],
  ways: [apt('firefox-esr')],
};

/** The engine of Safari: its driver comes with a small browser of its own. */
export const WEBKIT: Need = {
  name: 'WebKit',
  why: 'the page is walked through in every engine',
  required: false,
  variable: 'WEBKIT_DRIVER_PATH',
  usedThrough: ['web/test/engines/webkit.ts'],
  search: (machine) => onPath(['WebKitWebDriver'], machine),
  trial: ['--help'],
  ways: [apt('webkit2gtk-driver')],
};

export const DISPLAY: Need = {
  name: 'Xvfb',
  why: 'WebKit wants a display, and this one needs no screen',
  required: false,
  variable: 'XVFB_PATH',
  usedThrough: ['web/test/engines/webkit.ts'],
  search: (machine) => onPath(['Xvfb'], machine),
  trial: ['-help'],
  ways: [apt('xvfb')],
};

export const POSTGRES: Need = {
  name: 'PostgreSQL',
  why: 'everything that is kept is also tested on it',
  required: false,
  variable: 'POSTGRES_PATH',
  usedThrough: ['tools/src/postgres/server.ts'],
  search: postgresPlaces,
  trial: ['--version'],
  ways: [apt('postgresql'), embeddedPostgres()],
};

export const NGINX: Need = {
  name: 'nginx',
  why: 'examples for reverse proxies are run, and it gives all nodes of a cluster one address',
  required: false,
  variable: 'NGINX_PATH',
  usedThrough: ['test/deploy/proxies.ts', 'bench/src/cluster/nginx.ts'],
  search: (machine) => [...onPath(['nginx'], machine), '/usr/sbin/nginx'].filter((path) => existsSync(path)),
  trial: ['-v'],
  ways: [apt('nginx-light'), apt('nginx')],
};

export const CADDY: Need = {
  name: 'Caddy',
  why: 'examples for reverse proxies are run',
  required: false,
  variable: 'CADDY_PATH',
  usedThrough: ['test/deploy/proxies.ts'],
  search: (machine) => onPath(['caddy'], machine),
  trial: ['version'],
  ways: [apt('caddy')],
};

/** Everything that tests need from outside. Whatever is added here is fetched, told and tested like the rest. */
export const NEEDS: readonly Need[] = [
  CHROMIUM,
  CHROMIUM_SHELL,
  FIREFOX,
  WEBKIT,
  DISPLAY,
  POSTGRES,
  NGINX,
  CADDY,
];
