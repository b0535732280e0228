import { VERSIONS, type Versions } from '@castellan/protocol';
import type { Bus, BusListener, BusMessage } from '../bus.js';
import { readWord, writeWord } from '../words.js';
import type { Link } from './link.js';

export const BUS_CHANNEL = 'castellan_bus';

/** PostgreSQL takes less than 8000 bytes at a time. */
const LONGEST = 7_900;
/** So many bytes wait at most. Beyond that who is here and what is drawn is left out; beyond the second all is. */
const CROWDED = 200_000;
const FULL = 2_000_000;
/** So many messages are kept for a database that is away. */
const MOST_KEPT = 2_000;
/** A database that is there and cannot pass on a word, because its disk is full, is asked again after so long. */
const SAY_AGAIN = 250;
/** What others find out anyway, from the store or from what is said next. */
const MINOR: ReadonlySet<BusMessage['type']> = new Set(['here', 'who', 'ink', 'came', 'went', 'seeks']);

/** What nodes say to each other, through NOTIFY: what is said at about the same time travels together. */
export class PostgresBus implements Bus {
  readonly isShared = true;
  readonly #node: string;
  readonly #link: Link;
  readonly #listeners: Partial<BusListener>[] = [];
  #lines: string[] = [];
  #bytes = 0;
  #isSending = false;
  #hasDropped = false;
  readonly #complain: (what: string, error: unknown) => void;
  readonly #versions: Versions;

  constructor(
    node: string,
    link: Link,
    complain: (what: string, error: unknown) => void,
    versions: Versions = VERSIONS,
  ) {
    this.#versions = versions;
    this.#node = node;
    this.#link = link;
    this.#complain = complain;
  }

  listen(listener: Partial<BusListener>): void {
    this.#listeners.push(listener);
  }

  tell(message: BusMessage): void {
    const line = writeWord(message, this.#versions);
    const bytes = Buffer.byteLength(line) + 1;
    const isTooMuch = this.#bytes > (MINOR.has(message.type) ? CROWDED : FULL);
    if (isTooMuch || bytes + this.#node.length + 1 > LONGEST) {
      this.#hasDropped = true;
      return;
    }
    this.#lines.push(line);
    this.#bytes += bytes;
    this.#sendSoon();
  }

  /** There is a connection again. */
  connected(): void {
    this.#sendSoon();
    for (const listener of this.#listeners) listener.gap?.();
  }

  /** A note on the channel of nodes. */
  heard(payload: string): void {
    const [from, ...lines] = payload.split('\n');
    if (from === this.#node) return;
    for (const line of lines) {
      const message = readWord(line, this.#versions);
      if (message?.type === 'missed') for (const listener of this.#listeners) listener.gap?.();
      else if (message !== null) for (const listener of this.#listeners) listener.message?.(message, from);
    }
  }

  entry(table: string, seq: number): void {
    for (const listener of this.#listeners) listener.entry?.(table, seq);
  }

  died(node: string): void {
    for (const listener of this.#listeners) listener.died?.(node);
  }

  /** When all that was said is with the database, or nobody can hear it. */
  async settled(): Promise<void> {
    while (this.#lines.length > 0 && this.#link.isUp) await this.#send();
  }

  #sendSoon(): void {
    if (this.#isSending || this.#lines.length === 0 || !this.#link.isUp) return;
    this.#isSending = true;
    const goOn = (): void => {
      this.#isSending = false;
      this.#sendSoon();
    };
    setImmediate(() => {
      this.#send().then(goOn, (error) => {
        this.#complain('telling other nodes', error);
        setTimeout(goOn, SAY_AGAIN).unref();
      });
    });
  }

  /** What could not be said waits before what has been said since. */
  #keep(lines: readonly string[]): void {
    const all = [...lines, ...this.#lines];
    if (all.length > MOST_KEPT) this.#hasDropped = true;
    this.#lines = all.slice(-MOST_KEPT);
    this.#bytes = this.#lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  }

  async #send(): Promise<void> {
    const lines = this.#lines;
    this.#lines = [];
    this.#bytes = 0;
    const notes = notesOf(this.#node, lines);
    try {
      await this.#link.query('SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note', [
        BUS_CHANNEL,
        notes,
      ]);
    } catch (error) {
      // said again when there is a connection, or room on the disk; whatever is said twice is harmless
      this.#keep(lines);
      if (this.#link.isUp) throw error;
    }
    if (this.#hasDropped && this.#lines.length === 0) {
      this.#hasDropped = false;
      // what was left out is in the store, for the others as well
      this.tell({ type: 'missed' });
      this.tell({ type: 'roll-call' });
      for (const listener of this.#listeners) listener.gap?.();
    }
  }
}

function notesOf(node: string, lines: readonly string[]): string[] {
  const notes: string[] = [];
  let note = node;
  for (const line of lines) {
    if (Buffer.byteLength(note) + Buffer.byteLength(line) + 1 > LONGEST) {
      notes.push(note);
      note = node;
    }
    note += `\n${line}`;
  }
  notes.push(note);
  return notes;
}
