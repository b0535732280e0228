import type { HereElsewhere, TableMessage } from '../cluster/bus.js';
import type { LogRow } from '../store/operation.js';
import type { ListedTable } from '../store/operations/tables.js';
import type { LogAppender } from './log-appender.js';
import type { OnlineTable } from './online-table.js';
import type { Stroke } from './sheets.js';
import type { WriteRows } from './table-row.js';
import type { TableServices } from './table-services.js';

/** A throttle: who is here is told to other nodes at most so often. */
const TELL_EVERY = 250;
/** A store that did not answer is asked again after so long. */
const READ_AGAIN = 250;
/** A stroke of the pen travels in pieces of so many letters. */
const PIECE = 5_000;

/** What only the table itself can do with what it hears. */
export type Followed = {
  /** The next entry of the log, written elsewhere; false: the table has to be read anew. */
  entry(row: LogRow): boolean;
  rows(listed: ListedTable): void;
  here(node: string, here: HereElsewhere | null): void;
  /** What is in memory is of no use any more. */
  broken(): void;
  gone(): void;
  /** Nobody keeps it any more. */
  free(): void;
};

/**
 * The same table at other nodes. What they write to its log is read from there and applied in order; what they change beside
 * it is read again; who is there and what is said and drawn there is told here. In one process all of it is nothing.
 */
export class Elsewhere {
  readonly #table: OnlineTable;
  readonly #log: LogAppender;
  readonly #services: TableServices;
  readonly #do: Followed;
  /** The highest entry that somebody has told of. */
  #heard = 0;
  #isFollowing = false;
  #following: Promise<void> = Promise.resolve();
  /** Rows that are being written here, and how often any were. */
  #writing = 0;
  #writes = 0;
  #isStale = false;
  #isReading = false;
  #rowsRead: Promise<void> = Promise.resolve();
  /** What was last told of who is here. */
  #toldHere = '';
  #isResting = false;
  #isHereStale = false;
  /** What is read to be told, one after the other. */
  #telling: Promise<void> = Promise.resolve();

  constructor(table: OnlineTable, log: LogAppender, services: TableServices, followed: Followed) {
    this.#table = table;
    this.#log = log;
    this.#services = services;
    this.#do = followed;
    if (this.isShared) log.settled = () => this.#follow();
  }

  get isShared(): boolean {
    return this.#services.bus.isShared;
  }

  /** Whether what happens by itself at this table happens here. */
  get isKept(): boolean {
    return this.#services.leases.holds(this.#table.id);
  }

  // ---- the log

  /** An entry is in the log. */
  hear(seq: number): void {
    if (seq > this.#heard) this.#heard = seq;
    this.#follow();
  }

  #follow(): void {
    if (!this.#isFollowing && this.#heard > this.#log.seq && this.#log.isSettled) void this.catchUp();
  }

  /** Reads what was written elsewhere. When this is done, all is here that was in the log when it was asked for. */
  catchUp(): Promise<void> {
    this.#isFollowing = true;
    this.#following = this.#following.then(() => this.#catchUpNow());
    return this.#following;
  }

  async #catchUpNow(): Promise<void> {
    this.#isFollowing = true;
    try {
      do await this.#readOn();
      while (this.#heard > this.#log.seq && this.#log.isSettled && !this.#table.isGone);
    } catch (error) {
      // read again when there is a store again: see `Tables.catchUp`
      if (!this.#table.isGone) this.#services.complain(`the log of table ${this.#table.id}`, error);
    } finally {
      this.#isFollowing = false;
    }
  }

  async #readOn(): Promise<void> {
    const { id } = this.#table;
    const rows = await this.#services.store.run('entriesAfter', { table: id, seq: this.#log.seq });
    for (const row of rows) {
      // what is on its way from here will be refused, and then everything is read anew
      if (this.#table.isGone || !this.#log.isSettled) return;
      if (row.seq <= this.#log.seq) continue;
      if (row.seq !== this.#log.seq + 1 || !this.#do.entry(row)) {
        this.#do.broken();
        return;
      }
    }
    // whoever told of more has told of a table that is not there any more
    if (rows.length === 0) this.#heard = Math.min(this.#heard, this.#log.seq);
  }

  // ---- rows

  /** Writes beside the log: when the log up to here is kept, and others read it again. */
  readonly write: WriteRows = async (work, isQuiet = false) => {
    if (!this.isShared) return work();
    this.#writing++;
    this.#writes++;
    try {
      await this.#log.kept();
      const done = await work();
      if (!isQuiet) this.tell({ type: 'rows' });
      return done;
    } catch (error) {
      this.#isStale = true;
      throw error;
    } finally {
      this.#writing--;
      this.#readRows();
      // what has taken the table's place may have been read before
      this.#table.succession.successor?.elsewhere.rowsChanged();
    }
  };

  /** Somebody has written beside the log elsewhere. */
  rowsChanged(): void {
    if (!this.isShared) return;
    this.#isStale = true;
    this.#readRows();
  }

  #readRows(): void {
    if (this.#isReading || !this.#isStale || this.#writing > 0 || this.#table.isGone) return;
    this.#isReading = true;
    this.#rowsRead = this.#readRowsNow()
      .catch((error) => {
        if (this.#table.isGone) return;
        this.#services.complain(`the seats of table ${this.#table.id}`, error);
        // what was written elsewhere is still not known here, and nobody is going to say it again
        this.#isStale = true;
        this.#services.after(READ_AGAIN, () => this.#readRows());
      })
      .finally(() => {
        this.#isReading = false;
      });
  }

  /**
   * What others have written beside the log is being read: whoever comes now waits for it. Somebody who was given a
   * seat at another node would find it free here. Null: nothing is.
   */
  get rowsOnTheWay(): Promise<void> | null {
    return this.#isReading ? this.#rowsRead : null;
  }

  async #readRowsNow(): Promise<void> {
    while (this.#isStale && this.#writing === 0 && !this.#table.isGone) {
      this.#isStale = false;
      const writes = this.#writes;
      const listed = await this.#services.store.run('tableRows', { id: this.#table.id });
      if (this.#table.isGone) return;
      if (listed === null) return this.#do.gone();
      // what is being written here is newer than what was read
      if (this.#writes !== writes) this.#isStale = true;
      else this.#do.rows(listed);
    }
  }

  // ---- who is here, and what they say and draw

  /** Whoever has the table in memory says who is there. */
  ask(): void {
    this.tell({ type: 'who' });
    if (this.#table.audience.listeners.size === 0) return;
    this.#toldHere = '';
    this.hereChanged();
  }

  /** Somebody has come or gone, or has another seat. */
  hereChanged(): void {
    if (!this.isShared || this.#table.isGone) return;
    if (this.#isResting) {
      this.#isHereStale = true;
      return;
    }
    this.#isResting = true;
    this.#isHereStale = false;
    this.#tellHere();
    this.#services.after(TELL_EVERY, () => {
      this.#isResting = false;
      if (this.#isHereStale) this.hereChanged();
    });
  }

  #tellHere(): void {
    const here = this.#table.audience.here(this.#table.info.host);
    const text = JSON.stringify(here);
    if (text === this.#toldHere) return;
    this.#toldHere = text;
    this.tell({ type: 'here', ...here });
  }

  drew(ink: Stroke): void {
    if (!this.isShared) return;
    const { seat, side, towers, keep, add } = ink;
    for (let from = 0; from === 0 || from < add.length; from += PIECE) {
      const moved = towers === undefined || from > 0 ? {} : { towers };
      this.tell({
        ...{ type: 'ink', seat, side, ...moved },
        keep: keep + from,
        add: add.slice(from, from + PIECE),
      });
    }
  }

  tell(message: TableMessage): void {
    if (this.isShared) this.#services.bus.tell({ ...message, table: this.#table.id });
  }

  /** Something that another node says of this table. */
  message(message: TableMessage, from: string): void {
    const { audience, sheets, talk, seating, telling } = this.#table;
    switch (message.type) {
      case 'rows':
        this.rowsChanged();
        return;
      case 'here':
        this.#do.here(from, message);
        return;
      case 'who':
        if (audience.listeners.size === 0) return;
        this.#toldHere = '';
        this.hereChanged();
        return;
      case 'said':
        this.#tellSoon(async () => {
          const said = await talk.remark(message.n, message.name);
          if (said !== null) audience.tell(said);
        });
        return;
      case 'ink':
        if (sheets.follow(message)) telling.drawn(message);
        return;
      case 'sheet':
        this.#tellSoon(async () => {
          const sheet = await sheets.reread(message);
          if (sheet === null) return;
          const { ink: add, ...rest } = sheet;
          telling.drawn({ seat: message.seat, ...rest, keep: 0, add });
        });
        return;
      case 'pausing':
        for (const place of seating.places) if (place.person === message.person) place.pausing = message.on;
        telling.state();
        return;
      case 'gone':
        this.#do.gone();
        return;
      case 'free':
        this.#do.free();
        return;
      case 'open':
        return;
    }
  }

  #tellSoon(work: () => Promise<void>): void {
    this.#telling = this.#telling.then(work).catch((error) => {
      this.#services.complain(`what was said at table ${this.#table.id}`, error);
    });
  }
}
