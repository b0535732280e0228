import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TcpProxy } from '../tcp-proxy.js';
import type { Backing } from './backing.js';
import { NodeProcess, SERVER } from './node-process.js';

const SKEWED_CLOCK = new URL('./chaos-skewed-clock.js', import.meta.url).href;

/** Nodes, what they keep things in, and a line of ours before each of them and behind. */
export class Setting {
  readonly nodes: readonly NodeProcess[];
  /** Where people call: a line to each node. */
  readonly doors: readonly TcpProxy[];
  readonly backing: Backing;
  /** Programs that rolling updates lead to, in turn. */
  readonly builds: string[] = [SERVER];
  readonly #folder: string;

  private constructor(
    backing: Backing,
    nodes: readonly NodeProcess[],
    doors: readonly TcpProxy[],
    folder: string,
  ) {
    this.backing = backing;
    this.nodes = nodes;
    this.doors = doors;
    this.#folder = folder;
  }

  static async open(backing: Backing, count: number, preloads: readonly string[] = []): Promise<Setting> {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-clocks-'));
    const nodes = Array.from(
      { length: count },
      (_, i) =>
        new NodeProcess({
          environment: { ...backing.environment(i), CHAOS_CLOCK_FILE: join(folder, `clock-${i}`) },
          preloads: [SKEWED_CLOCK, ...preloads],
        }),
    );
    // one after the other: the first makes the schema
    for (const node of nodes) await node.start();
    const doors = await Promise.all(nodes.map((node) => TcpProxy.open(() => node.port)));
    return new Setting(backing, nodes, doors, folder);
  }

  /** Ports that people call. */
  readonly ports = (): readonly number[] => this.doors.map(({ port }) => port);

  /** The clock of a node is so many milliseconds ahead from now on. */
  setClock(node: number, milliseconds: number): void {
    writeFileSync(join(this.#folder, `clock-${node}`), String(milliseconds));
    this.nodes[node].signal('SIGUSR2');
  }

  /** All nodes come to an end in peace; what they kept can still be read. */
  async stopNodes(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end('SIGTERM')));
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end('SIGKILL')));
    for (const door of this.doors) door.close();
    await this.backing.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
