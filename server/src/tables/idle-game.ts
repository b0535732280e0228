import type { TableState } from '@castellan/protocol';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import type { OnlineTable } from './online-table.js';
import type { TableRow } from './table-row.js';

/** How games that nobody wanted to keep ended before their log said so. */
const EXPIRED = JSON.stringify({ reason: 'expired', winners: [], scores: [] });

/** A game that nobody has played for long: its end is offered, and if nobody wants to keep it, it comes. */
export class IdleGame {
  readonly #table: OnlineTable;
  readonly #row: TableRow;

  constructor(table: OnlineTable, row: TableRow) {
    this.#table = table;
    this.#row = row;
  }

  state(): Pick<TableState, 'ending' | 'ended'> {
    const { status, ending, outcome } = this.#row.info;
    if (outcome === EXPIRED) return { ended: { how: 'expired', winners: [], by: null } };
    return status === 'playing' && ending !== null ? { ending } : {};
  }

  /** Unless somebody plays or wants to keep it, it is going to be ended then. */
  offerEnd(ending: number): void {
    const { status, ending: offered } = this.#row.info;
    if (status !== 'playing' || offered !== null) return;
    this.#row.setEnding(ending);
    this.#table.telling.state();
  }

  /** Somebody plays: there is nothing to offer any more. */
  played(): void {
    if (this.#row.info.ending !== null) this.#row.setEnding(null);
  }

  /** Somebody who plays wants to go on one day. */
  keep(person: Person): void {
    if (this.#table.seating.heldBy({ person, program: null }).length === 0)
      throw new Refused('not-your-seat', 'only who plays can keep a game');
    this.#row.setEnding(null);
    this.#row.change({});
    this.#table.telling.state();
  }

  /** Its time has come, unless somebody has come before. */
  expire(now: number): void {
    const { status, ending } = this.#row.info;
    if (status !== 'playing' || ending === null || ending > now) return;
    this.#table.leaving.expire();
  }
}
