import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Way } from './need.js';
import { onPath } from './on-path.js';

/** Seconds that apt itself waits for others who install something. */
const PATIENCE = 600;

/** Packages of Debian and its children. */
export function apt(...packages: readonly string[]): Way {
  const install = ['install', '-y', '-o', `DPkg::Lock::Timeout=${PATIENCE}`, ...packages];
  return {
    command: `apt-get install ${packages.join(' ')}`,
    obstacle: (machine) => {
      if (onPath(['apt-get'], machine).length === 0) return 'there is no apt-get here';
      return machine.isRoot ? null : 'only root may do that';
    },
    go: async (run) => {
      if ((await run('apt-get', ...install)) === null) return null;
      // a new machine has no lists of packages yet, an old one has lists of packages that are gone
      return (await run('apt-get', 'update')) ?? run('apt-get', ...install);
    },
  };
}

/** A build of Playwright's own, for any system; the libraries that it needs have to be there. */
export function playwright(browser: string): Way {
  return {
    command: `npx playwright-core install ${browser}`,
    obstacle: () => null,
    go: (run) => {
      const library = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
      return run(process.execPath, join(library, 'cli.js'), 'install', '--no-shell', browser);
    },
  };
}
