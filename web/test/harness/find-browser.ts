import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const INSIDE = ['chrome-linux64/chrome', 'chrome-linux/chrome', 'chrome-linux/headless_shell'];

/**
 * A Chromium to test with: the one CHROMIUM_PATH names, one of the system, one that Playwright has fetched before; if
 * there is none, one is fetched.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file`);
  }
  const found = onThePath() ?? inTheCache();
  if (found !== null) return found;
  fetchOne();
  const fetched = onThePath() ?? inTheCache();
  if (fetched !== null) return fetched;
  throw new Error(
    'The tests of the page need a Chromium, and none was found or could be fetched. ' +
      'Install one ("apt-get install chromium", "npx playwright-core install chromium"), or say where it is in CHROMIUM_PATH.',
  );
}

function onThePath(): string | null {
  for (const folder of (process.env.PATH ?? '').split(':'))
    for (const name of NAMES) if (folder !== '' && existsSync(join(folder, name))) return join(folder, name);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : null;
}

function inTheCache(): string | null {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return null;
  for (const folder of readdirSync(cache).filter((name) => name.startsWith('chromium')))
    for (const file of INSIDE) if (existsSync(join(cache, folder, file))) return join(cache, folder, file);
  return null;
}

/** Playwright's own is for any system; on Debian the package also brings the libraries it needs. */
function fetchOne(): void {
  const quiet = { stdio: 'ignore', timeout: 300_000 } as const;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      execFileSync('apt-get', ['install', '-y', 'chromium'], quiet);
      return;
    } catch {
      // lists may be missing: once more after fetching them
      spawnSync('apt-get', ['update'], quiet);
      if (spawnSync('apt-get', ['install', '-y', 'chromium'], quiet).status === 0) return;
    }
  }
  const library = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  spawnSync(process.execPath, [join(library, 'cli.js'), 'install', 'chromium'], quiet);
}
