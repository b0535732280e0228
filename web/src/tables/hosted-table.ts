import { HmacChance, type Json, SPECTATOR } from '@castellan/kernel';
import type { Request, Table, Update } from '@castellan/match';
import type { Bots } from './bots.js';
import type { Trouble } from './protocol.js';
import type { Row, Store } from './store.js';

/** Something could not be done; the page is told why. */
export class InTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.kind);
    this.trouble = trouble;
  }
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof InTrouble) return error.trouble;
  console.error(error);
  return { kind: 'storage', message: error instanceof Error ? error.message : String(error) };
}

/** A table somebody is at: what happens is stored first and told then, and bots play when the page is ready. */
export class HostedTable {
  readonly table: Table;
  readonly #store: Store;
  readonly #bots: Bots;
  readonly #tell: (update: Update) => void;
  readonly #lost: (trouble: Trouble) => void;
  #row: Row;
  #shown = -1;
  #settling = false;
  #left = false;
  #queue: Promise<unknown> = Promise.resolve();
  #wake: (() => void) | null = null;

  constructor(
    table: Table,
    row: Row,
    store: Store,
    bots: Bots,
    tell: (update: Update) => void,
    lost: (trouble: Trouble) => void,
  ) {
    this.table = table;
    this.#row = row;
    this.#store = store;
    this.#bots = bots;
    this.#tell = tell;
    this.#lost = lost;
  }

  /** The seats of people on this screen; somebody who watches bots only is a spectator. */
  holds(): number[] {
    const people = this.table.sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    return people.length === 0 ? [SPECTATOR] : people;
  }

  /** One request after another: each is stored and told before the next is looked at. */
  play(request: Request): Promise<number> {
    const done = this.#queue.then(() => this.#carryOut(request));
    this.#queue = done.catch(() => null);
    return done;
  }

  async #carryOut(request: Request): Promise<number> {
    const seen = this.table.version;
    const done = this.table.handle(request);
    if (!done.ok) throw new InTrouble(done.error);
    if (this.table.version !== seen) {
      await this.#keep(rowOf(this.table, this.#row), seen);
      this.#tell(this.table.update(this.holds()));
    }
    void this.settle();
    return done.value;
  }

  /** What cannot be kept has not happened: the table in memory is given up, and the one in the store stays. */
  async #keep(row: Row, seen: number): Promise<void> {
    try {
      if (!(await this.#store.put(row, seen))) throw new InTrouble({ kind: 'changed-elsewhere' });
    } catch (error) {
      const trouble = troubleOf(error);
      this.#lost(trouble);
      throw new InTrouble(trouble);
    }
    this.#row = row;
  }

  /** What was drawn goes beside the game. */
  async draw(seat: number, drawing: Json): Promise<void> {
    const done = this.#queue.then(async () => {
      const row = { ...this.#row, drawings: { ...this.#row.drawings, [seat]: drawing } };
      await this.#keep(row, this.table.version);
    });
    this.#queue = done.catch(() => null);
    await done;
  }

  shown(version: number): void {
    this.#shown = version;
    this.#wake?.();
    void this.settle();
  }

  leave(): void {
    this.#left = true;
    this.#wake?.();
    this.#bots.leave(this.table);
  }

  /** Bots think at once, and act when the page has shown what came before. */
  async settle(): Promise<void> {
    if (this.#settling) return;
    this.#settling = true;
    try {
      for (;;) {
        const { table } = this;
        const seat = table.actors().find((actor) => table.sitters[actor].bot !== null);
        if (seat === undefined || this.#left) return;
        const { version } = table;
        const move = await this.#bots.decide(table, seat, this.#row.seed);
        await this.#untilShown();
        if (this.#left || move === null) return;
        if (table.version !== version) continue;
        await this.play({ type: 'move', seat, version, moveId: `bot/${version}`, move });
      }
    } catch (error) {
      // whoever plays has been told already that the table is lost
      if (!(error instanceof InTrouble)) throw error;
    } finally {
      this.#settling = false;
    }
  }

  async #untilShown(): Promise<void> {
    while (this.#shown < this.table.version && !this.#left)
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

/** Each draw has a stream of its own, named by how many actions came before it: a restart changes nothing. */
export function entropyOf(seed: string): (actions: number) => HmacChance {
  const bytes = fromHex(seed);
  return (actions) => new HmacChance(bytes, `play/${actions}`);
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
