import type { TableServices } from './table-services.js';
import type { Tables } from './tables.js';

/** After how many milliseconds what comes to an end; infinity: never. */
export type ExpiryTimes = {
  /** A table that never began, and bots that play alone, without anybody there. */
  readonly unbegun: number;
  /** A game that nobody has moved in: its end is offered. */
  readonly idle: number;
  /** The offer, until the game is ended. */
  readonly offer: number;
  /** A game that is over, until it is kept in one compact piece. */
  readonly finished: number;
};

/** So often it is looked what has come to an end. */
const EVERY = 10 * 60_000;
/** So many of each kind at a time: moves wait in the same line. */
const AT_ONCE = 20;

/** The work of letting tables come to an end. */
const EXPIRY = ':expiry';

/** Tables do not stay for ever. Nothing goes that somebody may still want: games that were played stay, and can be exported. */
export class Expiry {
  readonly #tables: Tables;
  readonly #services: Pick<TableServices, 'store' | 'now' | 'complain' | 'leases'>;
  readonly #times: ExpiryTimes;
  #last = Number.NEGATIVE_INFINITY;
  #isSweeping = false;

  constructor(
    tables: Tables,
    services: Pick<TableServices, 'store' | 'now' | 'complain' | 'leases'>,
    times: ExpiryTimes,
  ) {
    this.#tables = tables;
    this.#services = services;
    this.#times = times;
    services.leases.want(EXPIRY);
  }

  /** To be called now and then. */
  look(): void {
    const now = this.#services.now();
    if (this.#isSweeping || now - this.#last < EVERY || !this.#services.leases.holds(EXPIRY)) return;
    this.#last = now;
    this.#isSweeping = true;
    this.sweep()
      .catch((error) => this.#services.complain('tables that come to an end', error))
      .finally(() => {
        this.#isSweeping = false;
      });
  }

  async sweep(): Promise<void> {
    const { store, now } = this.#services;
    const { unbegun, idle, offer, finished } = this.#times;
    const before = (time: number) => ({ before: now() - time, limit: AT_ONCE });
    if (Number.isFinite(unbegun))
      for (const id of await store.run('unwantedTables', before(unbegun))) await this.#tables.delete(id);
    if (Number.isFinite(idle)) {
      for (const id of await store.run('dueGames', before(0)))
        (await this.#tables.find(id))?.idle.expire(now());
      for (const id of await store.run('idleGames', before(idle)))
        (await this.#tables.find(id))?.idle.offerEnd(now() + offer);
    }
    if (Number.isFinite(finished))
      for (const id of await store.run('finishedGames', before(finished)))
        if (this.#tables.here(id) === undefined) await store.run('compactTable', { id });
  }
}
