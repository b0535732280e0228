import type { Outcome } from '@castellan/kernel';
import type { Table } from '@castellan/match';
import type { Ended } from '@castellan/protocol';
import type { FoundTable } from '../store/operations/tables.js';
import type { OnlineTable } from './online-table.js';
import { COUNT, outcomeOf, placesOf } from './places.js';
import { importOf } from './sealing.js';
import type { TableRow } from './table-row.js';
import type { TableServices } from './table-services.js';

/** What is kept when a game is over: how it ended, whose rating it is, and who left before. */
export class EndOfGame {
  readonly #table: OnlineTable;
  readonly #row: TableRow;
  readonly #services: TableServices;
  /** A program has played at a seat: nobody is rated for that. */
  #sawProgram: boolean;
  /** Begun elsewhere: who played what there is only what a file says. */
  readonly #isImported: boolean;

  constructor(table: OnlineTable, row: TableRow, services: TableServices, { entries }: FoundTable) {
    this.#table = table;
    this.#row = row;
    this.#services = services;
    this.#sawProgram = entries.some(({ entry }) => entry.includes('"moveId":"program/'));
    this.#isImported = importOf(entries) !== null;
  }

  /** A program acts at a seat. */
  noteProgram(): void {
    this.#sawProgram = true;
  }

  /** A move that was made elsewhere. */
  noteMove(moveId: string): void {
    if (moveId.startsWith('program/')) this.#sawProgram = true;
  }

  byRules(play: Table, at: number, isElsewhere = false): void {
    const { outcome } = play.fullUpdate([]);
    if (outcome !== null) this.#keep(outcome, at, true, isElsewhere);
  }

  /** Though the rules would let it go on. */
  early(ended: Ended, at: number, isElsewhere = false): void {
    this.#keep(outcomeOf(ended, this.#table.seating), at, COUNT.has(ended.how), isElsewhere);
  }

  #keep(outcome: Outcome, at: number, counts: boolean, isElsewhere: boolean): void {
    const { seating, conduct, hints } = this.#table;
    const isRated = counts && !this.#sawProgram && !this.#isImported && !hints.isAllowed;
    const places = isRated ? placesOf(outcome, seating.places) : null;
    // whoever ended it keeps it; the keeper does so as well, should they be gone before. Done twice it is done once.
    if (isElsewhere && !this.#table.elsewhere.isKept) {
      this.#row.note({ status: 'over', outcome: JSON.stringify(outcome), updated: at });
      return;
    }
    this.#row.end(JSON.stringify(outcome), at, places, conduct.leavings());
    this.#services.count('games-ended');
  }
}
