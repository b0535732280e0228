import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import manifest from '../../../package.json' with { type: 'json' };
import type { Order, Peer, Report, Target } from './roles.js';

const HERE = fileURLToPath(import.meta.url);
const SERVER = fileURLToPath(new URL('./server.js', import.meta.url));
const SLOW_DISK = ['--import', new URL('./slow-disk.js', import.meta.url).href];
/** What `npm start` tells Node besides. */
const AS_STARTED = /&& node (.*) dist\/server\.js/.exec(manifest.scripts.start)?.[1].split(' ') ?? [];
const NODE_OPTIONS = process.env.BENCH_SERVER_OPTIONS?.split(' ') ?? [];

/** Collects garbage when asked by a signal; the server itself knows nothing of it. */
const COLLECTS = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("SIGUSR2",()=>{for(let i=0;i<4;i++)gc()})',
];

/** Whatever happens here, nobody is left behind. */
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** The disk of this machine, or that with every commit made to last as long as on a slow one. */
export type Disk = 'as it is' | 'slow';

/** Asks a process of the benchmark's own for one figure. */
export async function figureFrom(role: string, folder: string, disk: Disk): Promise<number> {
  const child = fork(HERE, [role, folder], { execArgv: disk === 'slow' ? SLOW_DISK : [] });
  children.add(child);
  const { figure } = await once<{ figure: number }>(child);
  await ended(child);
  return figure;
}

/** Somebody who is measured, in a process of their own. */
export class Served {
  readonly target: Target;
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(target: Target, port: number, process: ChildProcess) {
    this.target = target;
    this.port = port;
    this.#process = process;
  }

  static async peer(peer: Peer): Promise<Served> {
    const child = fork(HERE, [peer], { env: { ...process.env, NODE_ENV: 'production' } });
    children.add(child);
    const { port } = await once<{ port: number }>(child);
    return new Served(peer, port, child);
  }

  /** Our server as it is started by everybody, but for limits made for people. Null: nothing is kept. */
  static async castellan(folder: string | null, disk: Disk = 'as it is'): Promise<Served> {
    const args = [...COLLECTS, ...AS_STARTED, ...NODE_OPTIONS, ...(disk === 'slow' ? SLOW_DISK : []), SERVER];
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      CASTELLAN_DATA: folder ?? 'memory',
      CASTELLAN_TRUST_PROXY: 'yes',
      CASTELLAN_LINES_PER_ADDRESS: '100000',
      CASTELLAN_MESSAGES_PER_SECOND: '100000',
    };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    children.add(child);
    const port = await new Promise<number>((resolve, reject) => {
      let text = '';
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout?.on('data', (data: Buffer) => {
        text += data.toString();
        const found = /localhost:(\d+)/.exec(text);
        if (found !== null) resolve(Number(found[1]));
      });
    });
    return new Served('castellan', port, child);
  }

  /** Processor time so far, of all its threads, in seconds. */
  cpuSeconds(): number {
    const stat = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  /** Memory that it holds, in bytes, after it was made to tidy up. */
  async restingMemory(): Promise<number> {
    for (let i = 0; i < 3; i++) {
      this.#process.kill('SIGUSR2');
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  }

  stop(): Promise<void> {
    return ended(this.#process);
  }
}

/** Those who play, in a process of their own. */
export class Load {
  readonly #process = fork(HERE, ['load'], { env: { ...process.env, NODE_ENV: 'production' } });

  constructor() {
    children.add(this.#process);
  }

  async ask(order: Order): Promise<Report> {
    this.#process.send(order);
    const report = await once<Report>(this.#process);
    if (report.problem !== undefined) throw new Error(report.problem);
    return report;
  }

  stop(): Promise<void> {
    return ended(this.#process);
  }
}

function once<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null): void => reject(new Error(`a process ended with ${code}`));
    child.once('exit', failed);
    child.once('message', (message) => {
      child.off('exit', failed);
      resolve(message as T);
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    else child.once('exit', () => resolve()).kill('SIGKILL');
  });
}
