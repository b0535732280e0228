import type { OnlineTable } from './online-table.js';

/** The lobby shows so many tables, the newest first. */
const SHOWN = 50;
/** One host fills the list with so many at most: it is for everybody. */
const SHOWN_OF_HOST = 5;

/** A table in the lobby, as JSON. */
export type LobbyLine = { readonly table: string; readonly text: string };

/**
 * Public tables that wait for somebody, kept ready. A line is written when its table has changed and somebody looks, not
 * for every reader: a list of any length costs the same however many look at it.
 */
export class Lobby {
  /** By id, in the order in which they came; the line is null until somebody looks. */
  readonly #waiting = new Map<string, { readonly table: OnlineTable; line: LobbyLine | null }>();
  #shown: readonly LobbyLine[] | null = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get size(): number {
    return this.#waiting.size;
  }

  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  /** In the order in which they came. */
  *tables(): Iterable<OnlineTable> {
    for (const { table } of this.#waiting.values()) yield table;
  }

  /** After whatever has happened at a table. */
  update(table: OnlineTable): void {
    const { isGone, status, setup, hosting, presence } = table;
    const isWaiting = !isGone && status === 'waiting' && setup.isPublic;
    // a table without anybody is no company: it vanishes until somebody is there
    if (isWaiting && hosting.hasOpenSeat && presence.isAttended)
      this.#waiting.set(table.id, { table, line: null });
    else if (!this.#waiting.delete(table.id)) return;
    this.#shown = null;
    this.#changed();
  }

  remove(id: string): void {
    if (!this.#waiting.delete(id)) return;
    this.#shown = null;
    this.#changed();
  }

  /** What everybody is shown, the newest first. The same list as long as nothing has changed. */
  shown(): readonly LobbyLine[] {
    this.#shown ??= this.#newest();
    return this.#shown;
  }

  #newest(): LobbyLine[] {
    const lines: LobbyLine[] = [];
    const hosts = new Map<string | null, number>();
    for (const one of [...this.#waiting.values()].reverse()) {
      const { host } = one.table.info;
      const ofHost = hosts.get(host) ?? 0;
      if (ofHost >= SHOWN_OF_HOST) continue;
      hosts.set(host, ofHost + 1);
      one.line ??= { table: one.table.id, text: JSON.stringify(one.table.listItem(null)) };
      if (lines.push(one.line) === SHOWN) break;
    }
    return lines;
  }
}
