import type { NodeProcess } from '../../chaos/setting/node-process.js';
import { median } from '../../measure.js';
import { usageOf } from '../../soak-server/sample.js';
import { databaseCpu } from './database-cpu.js';
import { LoadProcess } from './load.js';

/** In all, however many nodes. */
export const TABLES = 60;
const WARM_UP = 2_000;

/** What some nodes did together, in the median of rounds. */
export type Rate = {
  readonly movesPerSecond: number;
  /** Microseconds of processor time a move. */
  readonly nodeCpu: number;
  readonly loadCpu: number;
  /** Null without a database of its own. */
  readonly databaseCpu: number | null;
  /** Shares of one core: the nodes by themselves, and all together. */
  readonly nodesBusy: number;
  readonly busy: number;
};

/** Nodes that are measured together, each with those who play at it in a process of their own. */
export class Measured {
  readonly #nodes: readonly NodeProcess[];
  readonly #loads: readonly LoadProcess[];
  readonly #rounds: Rate[] = [];
  readonly #database: number | null;

  private constructor(nodes: readonly NodeProcess[], loads: readonly LoadProcess[], database: number | null) {
    this.#nodes = nodes;
    this.#loads = loads;
    this.#database = database;
  }

  /** `database`: the process of PostgreSQL. */
  static async open(
    nodes: readonly NodeProcess[],
    first = 0,
    database: number | null = null,
    all = TABLES,
  ): Promise<Measured> {
    const loads = nodes.map(() => new LoadProcess());
    const tables = Math.ceil(all / nodes.length);
    await Promise.all(loads.map((load, i) => load.open(nodes[i].port, tables, first + i * tables)));
    await Promise.all(loads.map((load) => load.flatOut(WARM_UP)));
    return new Measured(nodes, loads, database);
  }

  async round(milliseconds: number): Promise<void> {
    const used = (): number => this.#nodes.reduce((sum, node) => sum + usageOf(node).cpuSeconds, 0);
    const stored = (): number => (this.#database === null ? 0 : databaseCpu(this.#database));
    const [before, storedBefore] = [used(), stored()];
    const stretches = await Promise.all(this.#loads.map((load) => load.flatOut(milliseconds)));
    const cpu = used() - before;
    const database = stored() - storedBefore;
    const moves = stretches.reduce((sum, one) => sum + one.moves, 0);
    const loadCpu = stretches.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
    const seconds = Math.max(...stretches.map((one) => one.seconds));
    this.#rounds.push({
      movesPerSecond: stretches.reduce((sum, one) => sum + one.moves / one.seconds, 0),
      nodeCpu: (1e6 * cpu) / moves,
      loadCpu: (1e6 * loadCpu) / moves,
      databaseCpu: this.#database === null ? null : (1e6 * database) / moves,
      nodesBusy: cpu / seconds,
      busy: (cpu + loadCpu + database) / seconds,
    });
  }

  /** One figure, round by round. */
  each(pick: (rate: Rate) => number): readonly number[] {
    return this.#rounds.map(pick);
  }

  result(): Rate {
    const of = (pick: (rate: Rate) => number): number => median(this.#rounds.map(pick));
    return {
      movesPerSecond: of((one) => one.movesPerSecond),
      nodeCpu: of((one) => one.nodeCpu),
      loadCpu: of((one) => one.loadCpu),
      databaseCpu: this.#database === null ? null : of((one) => one.databaseCpu ?? 0),
      nodesBusy: of((one) => one.nodesBusy),
      busy: of((one) => one.busy),
    };
  }

  stop(): void {
    for (const load of this.#loads) load.stop();
  }
}
