import { SPECTATOR } from '@castellan/kernel';
import type { Request, Table } from '@castellan/match';
import { type Problem, problemOf, TableError } from './problem.js';
import type { Row, TableStore } from './store.js';
import type { SheetData, WorkerMessage } from './worker-messages.js';

/** Those who decide for bots. */
export type Bots = {
  readonly decide: (
    table: Table,
    seat: number,
    character: string,
    seed: string,
    decided: (move: string | null) => void,
  ) => void;
  readonly leave: (table: Table) => void;
};

/** What a table needs from around it. */
export type Around = {
  readonly store: TableStore;
  readonly bots: Bots;
  readonly restore: (row: Row) => Promise<Table>;
  /** Tells the page. */
  readonly tell: (message: WorkerMessage) => void;
  /** Tells other windows that something was kept. */
  readonly kept: (table: string) => void;
  readonly lost: (problem: Problem) => void;
};

/** A table somebody is at: what happens is stored first and told then, and bots play when the page is ready. */
export class LocalTable {
  readonly #around: Around;
  #table: Table;
  #row: Row;
  #shown = -1;
  #settling = false;
  #left = false;
  #queue: Promise<unknown> = Promise.resolve();
  #wake: (() => void) | null = null;

  constructor(table: Table, row: Row, around: Around) {
    this.#table = table;
    this.#row = row;
    this.#around = around;
  }

  get table(): Table {
    return this.#table;
  }

  /** The seats of people on this screen; somebody who watches bots only is a spectator. */
  holds(): number[] {
    const people = this.#table.sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    return people.length === 0 ? [SPECTATOR] : people;
  }

  /** One request after another: each is stored and told before the next is looked at. */
  play(request: Request): Promise<number> {
    return this.#inTurn(() => this.#carryOut(request));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => null);
    return done;
  }

  async #carryOut(request: Request): Promise<number> {
    const table = this.#table;
    const [seen, length] = [table.version, table.length];
    const done = table.handle(request);
    if (!done.ok) throw new TableError(done.error);
    if (table.version !== seen) {
      if (!(await this.#keep(rowOf(table, this.#row), seen))) {
        // another window was faster: what is there counts, and this has not happened
        await this.#follow(seen, table.record().actions.slice(0, length));
        throw new TableError({ kind: 'changed-elsewhere' });
      }
      this.#around.tell(table.update(this.holds()));
    }
    void this.settle();
    return done.value;
  }

  /** Whether it was kept. What cannot be kept has not happened: the table in memory is given up, and the one in the store stays. */
  async #keep(row: Row, seen: number): Promise<boolean> {
    try {
      if (!(await this.#around.store.put(row, seen))) return false;
    } catch (error) {
      const problem = problemOf(error);
      this.#around.lost(problem);
      throw new TableError(problem);
    }
    this.#row = row;
    this.#around.kept(row.id);
    return true;
  }

  /** What was drawn goes beside the game. */
  draw(seat: number, sheet: SheetData): Promise<void> {
    return this.#inTurn(async () => {
      const row = { ...this.#row, drawings: { ...this.#row.drawings, [seat]: sheet } };
      if (await this.#keep(row, this.#table.version)) return;
      await this.#follow(this.#table.version, this.#table.record().actions);
      const after = { ...this.#row, drawings: { ...this.#row.drawings, [seat]: sheet } };
      await this.#keep(after, this.#table.version);
    });
  }

  /** Another window has gone on with this game. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#follow(this.#table.version, this.#table.record().actions));
  }

  /** Takes up what is kept, and tells the page what has happened since it was told last. */
  async #follow(version: number, actions: readonly string[]): Promise<void> {
    const { store, restore, tell, bots } = this.#around;
    const row = await store.find(this.#row.id);
    if (row === undefined || row.removed != null || this.#left) return;
    const before = this.#row;
    this.#row = row;
    for (const [seat, sheet] of Object.entries(row.drawings ?? {}))
      if (JSON.stringify(sheet) !== JSON.stringify(before.drawings?.[seat]))
        tell({ type: 'sheet', table: row.id, seat: Number(seat), sheet: sheet as SheetData });
    if (row.kept.version === version) return;
    const table = await restore(row);
    const isNext = actions.every((action, i) => action === row.kept.actions[i]);
    this.#table = table;
    const now = table.fullUpdate(this.holds());
    if (isNext) tell({ ...now, from: version, events: table.eventsSince(actions.length) });
    else {
      // something was taken back there: what bots remember of it did not happen
      bots.leave(table);
      tell({ ...now, isCaughtUp: true, past: table.recent() });
    }
    void this.settle();
  }

  shown(version: number): void {
    this.#shown = version;
    this.#wake?.();
    void this.settle();
  }

  leave(): void {
    this.#left = true;
    this.#wake?.();
    this.#around.bots.leave(this.#table);
  }

  /** Bots think at once, and act when the page has shown what came before. */
  async settle(): Promise<void> {
    if (this.#settling) return;
    this.#settling = true;
    try {
      while (await this.#botActs());
    } finally {
      this.#settling = false;
    }
  }

  /** Whether there may be another one to act. */
  async #botActs(): Promise<boolean> {
    const table = this.#table;
    const seat = table.actors().find((actor) => table.sitters[actor].bot !== null);
    if (seat === undefined || this.#left) return false;
    const { version } = table;
    const move = await new Promise<string | null>((decided) => {
      this.#around.bots.decide(table, seat, table.sitters[seat].bot ?? '', this.#row.seed, decided);
    });
    await this.#untilShown();
    if (this.#left || move === null) return false;
    if (this.#table !== table || table.version !== version) return true;
    try {
      await this.play({ type: 'move', seat, version, moveId: `bot/${version}`, move });
      return true;
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      // in another window the bot was faster; of anything else whoever plays has been told already
      return error.problem.kind === 'changed-elsewhere';
    }
  }

  async #untilShown(): Promise<void> {
    while (this.#shown < this.#table.version && !this.#left)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    this.#wake = null;
  }
}

export function rowOf(table: Table, row: Omit<Row, 'kept' | 'updated' | 'actors' | 'outcome' | 'view'>): Row {
  const { outcome, actors } = table.fullUpdate([]);
  return {
    ...row,
    kept: table.keep(),
    updated: Date.now(),
    actors,
    outcome,
    view: table.view(SPECTATOR),
  };
}
