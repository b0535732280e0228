import type { LogAppender } from './log-appender.js';
import { type Play, refusalText } from './moves.js';
import type { OnlineTable } from './online-table.js';
import type { Listener } from './table-services.js';

/** So much waits at most for a table that is being read anew. */
const MOST_UNDONE = 1_000;
/** So often something is asked for again at most when the store cannot keep it. */
const MOST_TRIES = 5;

/**
 * What becomes of people and of what they asked for when a table in memory is given up, because another node was first or the
 * store was away. The table that takes its place is asked again: what is in the log already is a repeat, what no longer
 * fits is refused as stale, and the rest is done.
 */
export class Succession {
  readonly #table: OnlineTable;
  readonly #log: LogAppender;
  /** How often what was asked for has been asked for before. */
  readonly #tries = new WeakMap<Play, number>();
  /**
   * The last that has taken this table's place, or its successor's. All of them share it: whoever still knows the first
   * would keep every one in between in memory, one more for each move that a full disk refuses.
   */
  #line: { latest: OnlineTable | null } = { latest: null };

  constructor(table: OnlineTable, log: LogAppender) {
    this.#table = table;
    this.#log = log;
  }

  get successor(): OnlineTable | null {
    const { latest } = this.#line;
    return latest === this.#table ? null : latest;
  }

  /** How to ask for it again should it get lost. Only where others write as well; bots think anew. */
  again(listener: Listener | null, message: Play): (() => void) | null {
    return listener === null || !this.#table.elsewhere.isShared ? null : () => this.#ask(listener, message);
  }

  /** Takes what is asked for at a table that is gone. */
  takes(listener: Listener, message: Play): boolean {
    const { successor } = this;
    if (successor !== null) successor.request(listener, message);
    else if (!this.#table.elsewhere.isShared) return false;
    else if (this.#log.undone.length < MOST_UNDONE) this.#log.undone.push(() => this.#ask(listener, message));
    else this.#refuse(listener, message);
    return true;
  }

  #ask(listener: Listener, message: Play): void {
    const { successor } = this;
    if (successor === null) return;
    const tries = (this.#tries.get(message) ?? 0) + 1;
    successor.succession.#tries.set(message, tries);
    if (tries > MOST_TRIES) this.#refuse(listener, message);
    else successor.request(listener, message);
  }

  #refuse(listener: Listener, { moveId }: Play): void {
    const problem = { kind: 'storage', message: 'this could not be kept' } as const;
    listener.send(refusalText(this.#table.id, moveId, problem));
  }

  /** Another has taken its place, with the same people. */
  pass(successor: OnlineTable): void {
    const next = successor.succession;
    // given up as well by now
    if (next.successor !== null) this.#line = next.#line;
    else {
      next.#line = this.#line;
      this.#line.latest = successor;
    }
    this.#inherit(successor);
    const { listeners } = this.#table.audience;
    for (const listener of [...listeners])
      successor.listen(listener, () => successor.telling.resync(listener));
    listeners.clear();
    successor.telling.state();
    // what was being written meanwhile
    successor.elsewhere.rowsChanged();
    for (const again of this.#log.undone.splice(0)) again();
  }

  /** What is nowhere but in memory. */
  #inherit(successor: OnlineTable): void {
    const { audience, seating, presence } = this.#table;
    for (const [node, here] of audience.elsewhere) successor.audience.elsewhere.set(node, here);
    successor.presence.inherit(presence);
    for (const place of successor.seating.places) {
      const before = seating.places[place.seat];
      if (before?.person === place.person && before.key === place.key) place.pausing = before.pausing;
    }
  }
}
