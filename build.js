import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/**
 * Compiles every package and bundles the programs. With `--if-changed` only if something has changed since the last time
 * that it went well: what was built is marked with a fingerprint of everything that it was made of.
 */
const MARK = 'dist/.built';
const STEPS = [
  ['typescript/bin/tsc', '-b'],
  [null, 'bundle.js'],
  ['vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
];
/** If one of these is gone, it has to be built again, whatever the mark says. */
const MADE = [
  'dist/server.js',
  'dist/store-thread.js',
  'dist/bot-thread.js',
  'dist/castellan.js',
  'dist/web/index.html',
];
/** Made by the build or by programs, or not a part of any. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'docs', 'coverage', 'castellan-data']);
const NOT_CODE = new Set(['.md', '.tsbuildinfo', '.db', '.log']);

const isWished = !process.argv.includes('--if-changed');
const before = fingerprint();
if (isWished || !isBuilt(before)) {
  rmSync(MARK, { force: true });
  for (const [program, ...args] of STEPS)
    run(program === null ? args : [join('node_modules', program), ...args]);
  // of what was there before the build: whatever was changed meanwhile is built the next time
  mkdirSync('dist', { recursive: true });
  writeFileSync(MARK, before);
}

function isBuilt(now) {
  return MADE.every((file) => existsSync(file)) && existsSync(MARK) && readFileSync(MARK, 'utf8') === now;
}

function run(args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Of the names and contents of all sources, and of what `npm ci` installed. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...sources('.'), 'node_modules/.package-lock.json']) {
    if (!existsSync(file)) continue;
    const bytes = readFileSync(file);
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !NOT_SOURCES.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return entry.isFile() && !NOT_CODE.has(extname(entry.name)) ? [path] : [];
    });
}
