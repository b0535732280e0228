import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Vitest calls this before the first test: what the compiler made must be what the sources say now. */
export default function setup(): void {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(manifest, '../bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-b'], { stdio: 'inherit' });
  // the compiler writes all the same: whoever is in the middle of a change may still want to know what a test says
  if (status !== 0)
    console.error('\nThe sources have errors of type; the tests run with what was compiled.\n');
}
