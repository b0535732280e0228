import type { BusMessage, TableMessage } from '../cluster/bus.js';
import { StoreError } from '../store/failure.js';
import type { OnlineTable } from './online-table.js';
import type { TableServices } from './table-services.js';

/** So many tables are asked about at a time. */
const AT_ONCE = 500;
/** So many tables that wait for somebody at other nodes are taken into memory at most. */
const MOST_OPEN = 200;
/** A store that does not answer is asked again after so long. */
const ASK_AGAIN = 250;

type TablesHere = {
  readonly inMemory: Iterable<OnlineTable>;
  here(id: string): OnlineTable | undefined;
  /** One that is being fetched. */
  coming(id: string): Promise<OnlineTable | null> | undefined;
  find(id: string): Promise<OnlineTable | null>;
  readonly openCount: number;
};

type TableNews = Extract<BusMessage, { readonly table: string }>;

/** What other nodes say of tables that are in memory here, and what falls to this node when others die. */
export class SharedTables {
  readonly #tables: TablesHere;
  readonly #services: TableServices;
  /** How long nobody kept tables that are being fetched. */
  readonly #gaps = new Map<string, number | null>();
  #fetching: Promise<unknown> = Promise.resolve();
  #isCatchingUp = false;
  #isStopped = false;

  constructor(tables: TablesHere, services: TableServices) {
    this.#tables = tables;
    this.#services = services;
    const { bus, leases } = services;
    if (!bus.isShared) return;
    bus.listen({
      entry: (table, seq) => this.#withTable(table, (one) => one.elsewhere.hear(seq)),
      message: (message, from) => {
        if ('table' in message) this.#hear(message, from);
      },
      gap: () => void this.catchUp(true),
      died: (node) => {
        for (const table of tables.inMemory) table.nodeDied(node);
      },
    });
    leases.watch(({ name, gap }) => this.#fallsToUs(name, gap));
  }

  #withTable(id: string, work: (table: OnlineTable) => void): void {
    const here = this.#tables.here(id);
    if (here !== undefined) work(here);
    // what is read of it may be from before
    else
      this.#tables.coming(id)?.then(
        (table) => table !== null && work(table),
        () => {},
      );
  }

  #hear(message: TableNews, from: string): void {
    const { table: id } = message;
    if (message.type === 'open' && this.#tables.openCount < MOST_OPEN) this.#fetch(id);
    else this.#withTable(id, (table) => table.elsewhere.message(message satisfies TableMessage, from));
  }

  // ---- leases

  /** A table is in memory: perhaps it is kept here. */
  keep(table: OnlineTable): void {
    const { bus, leases } = this.#services;
    if (!bus.isShared || table.status === 'over') return;
    const gap = this.#gaps.get(table.id);
    this.#gaps.delete(table.id);
    leases
      .take(table.id)
      .then((taken) => {
        if (taken !== null) this.#takeUp(table, gap === undefined ? taken.gap : gap);
      })
      .catch((error) => this.#complain(`who keeps table ${table.id}`, error));
  }

  /** What is kept here has to be taken up, however long the store does not answer: nobody else is going to do it. */
  #takeUp(table: OnlineTable, gap: number | null): void {
    table.takingUp.keep(gap).catch((error) => {
      this.#complain(`table ${table.id} that is kept here`, error);
      this.#services.after(ASK_AGAIN, () => {
        if (!this.#isStopped && !table.isGone && table.elsewhere.isKept) this.#takeUp(table, gap);
      });
    });
  }

  /** Whoever kept a table is gone. */
  #fallsToUs(id: string, gap: number | null): void {
    if (id.startsWith(':') || this.#isStopped) return;
    const here = this.#tables.here(id);
    if (here === undefined) {
      this.#gaps.set(id, gap);
      this.#fetch(id);
    } else this.#takeUp(here, gap);
  }

  /** One after the other: people who are here come first. */
  #fetch(id: string): void {
    const fetch = async (): Promise<void> => {
      if (this.#isStopped) return;
      const table = await this.#tables.find(id);
      if (table === null || table.status === 'over') this.#services.leases.release(id);
    };
    this.#fetching = this.#fetching.then(fetch).catch((error) => {
      this.#complain(`table ${id} of another node`, error);
      this.#services.after(ASK_AGAIN, () => {
        if (!this.#isStopped && this.#services.leases.holds(id)) this.#fetch(id);
      });
    });
  }

  /** Takes up games that nobody keeps. */
  async takeUp(ids: readonly string[]): Promise<void> {
    const { leases } = this.#services;
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      const some = ids.slice(i, i + AT_ONCE);
      const taken = await Promise.all(some.map((id) => leases.take(id)));
      for (const one of taken) if (one !== null) this.#fallsToUs(one.name, one.gap);
    }
    await this.#fetching;
  }

  // ---- gaps

  /** Reads what is in the log and was not heard of. After a gap all else may have changed as well. */
  async catchUp(isGap = false): Promise<void> {
    if (isGap)
      for (const table of this.#tables.inMemory) {
        table.elsewhere.rowsChanged();
        table.elsewhere.ask();
      }
    for (const table of this.#tables.inMemory)
      if (table.elsewhere.isKept && table.takingUp.isDone) table.lookAgain();
      // whoever has let go of one may not have been heard
      else if (table.elsewhere.isKept || table.audience.listeners.size > 0) this.keep(table);
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    try {
      const ids = [...this.#tables.inMemory].map(({ id }) => id);
      for (let i = 0; i < ids.length; i += AT_ONCE) {
        const some = ids.slice(i, i + AT_ONCE);
        for (const { table, seq } of await this.#services.store.run('lastEntries', { tables: some }))
          this.#tables.here(table)?.elsewhere.hear(seq);
      }
    } catch (error) {
      this.#complain('what other nodes have written', error);
    } finally {
      this.#isCatchingUp = false;
    }
  }

  /** A table as it is in the store, however long that does not answer. */
  async readAnew(id: string): Promise<OnlineTable | null> {
    for (;;) {
      try {
        return await this.#tables.find(id);
      } catch (error) {
        // a disk that is full for a moment must not leave those who are at the table without one
        const mayPass =
          this.#services.bus.isShared || (error instanceof StoreError && error.kind === 'storage');
        if (!mayPass || this.#isStopped) throw error;
        await new Promise<void>((resolve) => this.#services.after(ASK_AGAIN, resolve));
      }
    }
  }

  /** A server that stops has closed its store. */
  #complain(what: string, error: unknown): void {
    if (!this.#isStopped) this.#services.complain(what, error);
  }

  stop(): void {
    this.#isStopped = true;
  }
}
