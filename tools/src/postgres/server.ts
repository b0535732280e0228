import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '../needs/ensure.js';
import { POSTGRES } from '../needs/list.js';
import { answers } from './answers.js';
import { ownerOfServer } from './owner.js';

const USER = 'castellan';
const START_WITHIN = 60_000;
const LOOK_AGAIN = 20;

export type PostgresOptions = {
  /** Whether what was committed outlives a loss of power. No for tests that ask for something else; yes by default. */
  readonly fsync?: boolean;
  /** Further settings of PostgreSQL, as in its file of settings. */
  readonly settings?: Readonly<Record<string, string | number>>;
};

/**
 * A PostgreSQL of one's own, in a temporary folder and at a free port of this machine, gone without a trace at the end.
 * Whoever wants one has seen to the need first: `ensure([POSTGRES])`, which is done for tests before the first begins.
 */
export class PostgresServer {
  readonly port: number;
  /** For `DATABASE_URL`. */
  readonly url: string;
  /** Where its files lie. */
  readonly folder: string;
  readonly #program: string;
  readonly #args: readonly string[];
  readonly #owner = ownerOfServer();
  #process: ChildProcess | null = null;
  readonly #atExit = (): void => this.#vanish();

  private constructor(
    program: string,
    folder: string,
    port: number,
    password: string,
    args: readonly string[],
  ) {
    this.#program = program;
    this.folder = folder;
    this.port = port;
    this.url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
    this.#args = args;
    process.on('exit', this.#atExit);
  }

  /** Whether there is a PostgreSQL on this machine: tests that need one are skipped otherwise. */
  static get isHere(): boolean {
    return pathOf(POSTGRES) !== null;
  }

  /** A new one that takes orders. */
  static async start(options: PostgresOptions = {}): Promise<PostgresServer> {
    const program = pathOf(POSTGRES);
    if (program === null) throw new Error(`there is no PostgreSQL; say where it is: ${POSTGRES.variable}`);
    const folder = mkdtempSync(join(tmpdir(), 'castellan-postgres-'));
    const password = randomBytes(12).toString('hex');
    const port = await freePort();
    const server = new PostgresServer(program, folder, port, password, settingsOf(port, options));
    try {
      server.#initialise(password);
      await server.start();
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  get isRunning(): boolean {
    return this.#process !== null;
  }

  /** The process that can be stopped, continued or killed by whoever tests that; null while it does not run. */
  get pid(): number | null {
    return this.#process?.pid ?? null;
  }

  /** Starts it, again if it was stopped or killed; returns when it takes orders. */
  async start(): Promise<void> {
    if (this.#process !== null) return;
    const until = performance.now() + START_WITHIN;
    for (;;) {
      const child = this.#spawn();
      while (this.#process === child) {
        if (await answers(this.port, USER)) return;
        if (performance.now() > until) await this.kill();
        else await wait(LOOK_AGAIN);
      }
      // children of one that was killed may still be about to notice it, and hold its memory
      if (performance.now() > until) throw new Error(`PostgreSQL does not start:\n${this.log()}`);
      await wait(LOOK_AGAIN);
    }
  }

  /** As if the machine had lost it: nothing is said to anybody, nothing is written. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** In good order, without waiting for those who are connected. */
  stop(): Promise<void> {
    return this.#end('SIGINT');
  }

  /** Ends it and removes everything that it has written. */
  async remove(): Promise<void> {
    // what is going to be removed needs no good order
    await this.#end('SIGQUIT');
    this.#vanish();
    process.off('exit', this.#atExit);
  }

  /** What it has written down lately. */
  log(): string {
    const file = join(this.folder, 'log');
    return existsSync(file) ? readFileSync(file, 'utf8').slice(-4000) : '';
  }

  #initialise(password: string): void {
    const owner = this.#owner;
    const file = join(this.folder, 'password');
    writeFileSync(file, password, { mode: 0o600 });
    if (owner !== null) for (const path of [this.folder, file]) chownSync(path, owner.uid, owner.gid);
    const where = ['-D', join(this.folder, 'data'), '-U', USER, '--pwfile', file];
    // C: texts sort by their bytes, as they do in SQLite
    const how = ['-A', 'scram-sha-256', '-E', 'UTF8', '--locale', 'C', '--no-sync', '--no-instructions'];
    try {
      execFileSync(join(dirname(this.#program), 'initdb'), [...where, ...how], {
        ...owner,
        cwd: this.folder,
        stdio: 'pipe',
      });
    } catch (error) {
      throw new Error(`PostgreSQL cannot make a folder for its data: ${(error as Error).message}`);
    }
    rmSync(file);
  }

  #spawn(): ChildProcess {
    const log = openSync(join(this.folder, 'log'), 'a');
    const child = spawn(this.#program, ['-D', join(this.folder, 'data'), ...this.#args], {
      ...this.#owner,
      cwd: this.folder,
      stdio: ['ignore', log, log],
      // keys pressed in a terminal are for whoever started it
      detached: true,
    });
    closeSync(log);
    this.#process = child;
    const gone = (): void => {
      if (this.#process === child) this.#process = null;
    };
    child.once('exit', gone);
    child.once('error', gone);
    child.unref();
    return child;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    // one that somebody has halted hears nothing else
    if (signal !== 'SIGKILL') child.kill('SIGCONT');
    child.kill(signal);
    await gone;
    this.#process = null;
  }

  #vanish(): void {
    this.#process?.kill('SIGKILL');
    // its children may still write for a moment
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

function settingsOf(port: number, { fsync = true, settings = {} }: PostgresOptions): string[] {
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
    max_connections: 100,
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
