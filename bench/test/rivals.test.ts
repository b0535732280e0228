import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** An npm that puts one module there and writes down what it was called with, or fails as without a network. */
const NPM = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
if (existsSync('no-network')) {
  console.error('npm error network request to https://registry.npmjs.org/ failed');
  process.exit(1);
}
mkdirSync('node_modules/somebody', { recursive: true });
writeFileSync('node_modules/somebody/index.js', 'module.exports = 1;');
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-rivals-'));
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(ROOT, 'bench/rivals', file), join(folder, file));
  writeFileSync(join(folder, 'npm'), NPM);
  chmodSync(join(folder, 'npm'), 0o755);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Asks for the module in a process of its own, because who cannot have it ends there. */
function ask() {
  const program = `
    import { rival } from '${new URL('../dist/rivals.js', import.meta.url)}';
    console.log(rival('somebody', process.argv[1]));`;
  const args = ['--input-type=module', '-e', program, '--', folder];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: folder } });
}
const calls = (): number => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').length;

describe('what benchmarks compare with', () => {
  it('is installed when it is first asked for, with a line that says so, and not again', () => {
    const first = ask();
    expect(first).toMatchObject({ status: 0, stdout: '1\n' });
    expect(first.stderr).toContain('Installing what is compared with, boardgame.io and Colyseus');
    expect(ask()).toMatchObject({ status: 0, stdout: '1\n', stderr: '' });
    expect(calls()).toBe(1);
  });

  it('is installed again when its lock file has changed', () => {
    ask();
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    expect(ask().status).toBe(0);
    expect(calls()).toBe(2);
  });

  it('ends the benchmark where it cannot be installed, and says what is needed', () => {
    writeFileSync(join(folder, 'no-network'), '');
    const { status, stdout, stderr } = ask();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('network request to https://registry.npmjs.org/ failed');
    expect(stderr).toContain('Nothing was measured: what is compared with could not be installed.');
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  });
});
