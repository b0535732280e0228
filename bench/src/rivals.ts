import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Seen from `dist/`, where programs run. docs/decisions/0019-rivals-are-installed-by-benchmarks.md */
const RIVALS = fileURLToPath(new URL('../bench/rivals', import.meta.url));

/** A module of somebody who is compared with; whoever asks knows what is in it. Installed at first use. */
export function rival(name: string, folder = RIVALS): unknown {
  installRivals(folder);
  return requireFrom(folder)(name);
}

/** A module that one of them has brought along for itself: the very copy that it uses. */
export function broughtBy(name: string, by: string, folder = RIVALS): unknown {
  installRivals(folder);
  return createRequire(requireFrom(folder).resolve(by))(name);
}

const requireFrom = (folder: string): NodeJS.Require => createRequire(join(folder, 'package.json'));

/** Once, and again when the lock file has changed. */
export function installRivals(folder = RIVALS): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules', '.castellan-installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing what is compared with, boardgame.io and Colyseus, into bench/rivals (once) ...');
  // Colyseus asks for Node 22 and runs on 20; nothing of theirs has to be built
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) {
    const why = (error?.message ?? stderr).trim();
    console.error(
      `${why}\n\nNothing was measured: what is compared with could not be installed.\n` +
        'It needs npm and a network, once: npm ci --ignore-scripts --prefix bench/rivals',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
