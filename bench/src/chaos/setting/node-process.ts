import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { closed } from './children.js';

/** This file is part of a program in `dist/`, and so is the server. */
export const SERVER = fileURLToPath(new URL('./server.js', import.meta.url));
/** Limits that are made for people would be all that is tested. */
const FREELY = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  CASTELLAN_TRUST_PROXY: 'yes',
  CASTELLAN_LINES_PER_ADDRESS: '100000',
  CASTELLAN_MESSAGES_PER_SECOND: '100000',
  CASTELLAN_BOT_THREADS: '1',
};

export type NodeSettings = {
  readonly environment: Readonly<Record<string, string>>;
  /** Modules that Node loads before the program: whatever is broken on purpose is broken there, never in the product. */
  readonly preloads?: readonly string[];
  /** Another build of the program. */
  readonly program?: string;
};

/** One node of the server: the program itself, in a process that can be killed. */
export class NodeProcess {
  port = 0;
  /** What it wrote to its standard error, the last of it. */
  complaints = '';
  /** Called when it ends without having been asked to. */
  onExit = (): void => {};
  #isEnding = false;
  #settings: NodeSettings;
  #process: ChildProcess | null = null;

  constructor(settings: NodeSettings) {
    this.#settings = settings;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  get isUp(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Starts it, at the port that it had before. */
  start(changes: Partial<NodeSettings> = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...changes };
    const { environment, preloads = [], program = SERVER } = this.#settings;
    const args = [...preloads.flatMap((url) => ['--import', url]), '--max-semi-space-size=8', program];
    const env = { ...process.env, ...FREELY, ...environment, PORT: String(this.port) };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    this.#isEnding = false;
    closed.add(child);
    child.once('exit', () => {
      closed.delete(child);
      if (!this.#isEnding) this.onExit();
    });
    const note = (data: Buffer): void => {
      this.complaints = (this.complaints + data.toString()).slice(-20_000);
    };
    child.stderr.on('data', note);
    return new Promise((resolve, reject) => {
      let said = '';
      child.once('exit', (code) => reject(new Error(`a node ended with ${code}: ${this.complaints}`)));
      child.stdout.on('data', (data: Buffer) => {
        note(data);
        said += data.toString();
        const port = /localhost:(\d+)/.exec(said)?.[1];
        if (port === undefined) return;
        this.port = Number(port);
        resolve();
      });
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  /** Ends it and waits until it is gone. Whoever does not go when asked is made to. */
  async end(signal: 'SIGKILL' | 'SIGTERM', patience = 8000): Promise<void> {
    const child = this.#process;
    if (child === null || !this.isUp) return;
    this.#isEnding = true;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    await gone;
    clearTimeout(timer);
  }
}
