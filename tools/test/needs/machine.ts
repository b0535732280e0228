import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import type { Need } from '../../src/needs/need.js';

/**
 * A package manager that does what apt does where it matters: it refuses whoever comes second, knows no package before
 * its lists were fetched, and takes its time, here until it is told to go on.
 */
const APT = `#!${process.execPath}
const { appendFileSync, chmodSync, existsSync, rmSync, writeFileSync } = require('node:fs');
const at = (name) => __dirname + '/../' + name;
const args = process.argv.slice(2);
appendFileSync(at('calls'), args.join(' ') + '\\n');
const refuse = (why) => { console.error('E: ' + why); process.exit(100); };
try {
  writeFileSync(at('lock'), String(process.pid), { flag: 'wx' });
} catch {
  refuse('Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 1 (apt-get)');
}
process.on('exit', () => rmSync(at('lock'), { force: true }));
if (args[0] === 'update') writeFileSync(at('lists'), '');
else if (!existsSync(at('lists'))) refuse('Unable to locate package chromium');
else {
  console.log('Unpacking chromium');
  appendFileSync(at('calls'), 'unpacking\\n');
  const end = Date.now() + 60_000;
  setInterval(() => {
    if (existsSync(at('go'))) {
      writeFileSync(__dirname + '/chromium', '#!' + process.execPath + '\\nconsole.log("Chromium 1");');
      chmodSync(__dirname + '/chromium', 0o755);
      process.exit(0);
    }
    if (Date.now() > end) process.exit(1);
  }, 20);
}
`;

/** The step by itself, for a need and on a machine as asked for. */
const STEP = `
import { ensure } from '${new URL('../../dist/needs/ensure.js', import.meta.url)}';
import { CHROMIUM } from '${new URL('../../dist/needs/list.js', import.meta.url)}';
const { isRoot, ports, required, ways } = JSON.parse(process.argv[2]);
const need = { ...CHROMIUM, required, ways: CHROMIUM.ways.slice(0, ways) };
const pace = { tell: 100, retry: 50, giveUp: 100_000 };
ensure([need], { env: process.env, platform: 'linux', isRoot, ports, pace }).then(
  () => console.log('at', process.env.CHROMIUM_PATH),
  (error) => { console.log(error.message); process.exitCode = 1; },
);
`;

export type Wish = {
  readonly isRoot?: boolean;
  readonly required?: Need['required'];
  /** How many of the ways to get it there are. */
  readonly ways?: number;
  readonly env?: Readonly<Record<string, string>>;
};

const machines: Machine[] = [];
afterEach(() => {
  for (const machine of machines.splice(0)) machine.clear();
});

/** A machine in which no browser is found: folders of its own for programs and caches, and ports of its own. */
export class Machine {
  readonly folder = mkdtempSync(join(tmpdir(), 'castellan-needs-'));
  readonly env = {
    PATH: join(this.folder, 'bin'),
    HOME: this.folder,
    // there is no network either
    PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
  };
  readonly #ports: readonly number[];
  readonly #steps: Step[] = [];

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
    mkdirSync(this.env.PATH);
    this.addProgram('apt-get', APT);
    writeFileSync(this.#at('step.mjs'), STEP);
    machines.push(this);
  }

  static async create(ports?: readonly number[]): Promise<Machine> {
    return new Machine(ports ?? [await freePort()]);
  }

  addProgram(name: string, text: string): void {
    writeFileSync(join(this.env.PATH, name), text, { mode: 0o755 });
  }

  /** Lets the package manager have its lists, or finish what it unpacks, or be in use by somebody. */
  put(what: 'lists' | 'go' | 'lock'): void {
    writeFileSync(this.#at(what), '');
  }

  take(what: 'lock'): void {
    rmSync(this.#at(what));
  }

  /** What the package manager was asked for. */
  get calls(): string[] {
    const file = this.#at('calls');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  }

  start({ isRoot = true, required = true, ways = 1, env = {} }: Wish = {}): Step {
    const wish = JSON.stringify({ isRoot, ports: this.#ports, required, ways });
    const args = [this.#at('step.mjs'), wish];
    const step = new Step(spawn(process.execPath, args, { env: { ...this.env, ...env }, stdio: 'pipe' }));
    this.#steps.push(step);
    return step;
  }

  clear(): void {
    for (const step of this.#steps) step.kill();
    // somebody who was left behind still writes here, perhaps: let them end first
    this.put('go');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 50 });
  }

  #at(name: string): string {
    return join(this.folder, name);
  }
}

/** One run of the step, in a process of its own. */
export class Step {
  output = '';
  readonly ended: Promise<number | null>;
  readonly #process: ChildProcess;

  constructor(child: ChildProcess) {
    this.#process = child;
    child.stdout?.on('data', (data) => {
      this.output += data;
    });
    child.stderr?.on('data', (data) => {
      this.output += data;
    });
    this.ended = new Promise((resolve) => {
      child.on('close', resolve);
    });
  }

  async says(text: string): Promise<void> {
    await expect.poll(() => this.output).toContain(text);
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
