import { LIMITS, type ToServerOf } from '@castellan/protocol';
import type { Inked } from '../../tables/protocol.js';

type Ink = ToServerOf<'ink'>;
type Wanted = { readonly sheet: Inked; readonly at: number };

/** At most so often, in milliseconds. */
const EVERY = 100;
/** What was drawn so shortly before the line broke may not have arrived. */
const DOUBTFUL = 60_000;

/** Sheets of a table as the server has them, and what has been drawn here: only the difference travels. */
export class SheetsOut {
  readonly #table: string;
  readonly #send: (message: Ink) => boolean;
  readonly #known = new Map<number, Inked>();
  readonly #wanted = new Map<number, Wanted>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, send: (message: Ink) => boolean) {
    this.#table = table;
    this.#send = send;
  }

  all(): ReadonlyMap<number, Inked> {
    return this.#known;
  }

  /** What the server has, told with everything else; what was just drawn here goes before it. */
  know(drawings: Readonly<Record<string, Omit<Inked, 'version'>>>): void {
    this.#known.clear();
    for (const [seat, { side, ink }] of Object.entries(drawings))
      this.#known.set(Number(seat), { version: 1, side, ink });
    for (const [seat, { at }] of this.#wanted) if (Date.now() - at > DOUBTFUL) this.#wanted.delete(seat);
  }

  draw(seat: number, sheet: Inked): void {
    this.#wanted.set(seat, { sheet, at: Date.now() });
    this.#timer ??= setTimeout(() => this.flush(), EVERY);
  }

  /** The server has something else than was thought: all of it. */
  sendWhole(): void {
    for (const seat of this.#wanted.keys()) this.#known.set(seat, { version: 1, side: 'guide', ink: '' });
    this.flush();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [seat, { sheet }] of this.#wanted) this.#sendDifference(seat, sheet);
  }

  #sendDifference(seat: number, { side, ink }: Inked): void {
    const known = this.#known.get(seat);
    if (known?.side === side && known.ink === ink) return;
    let keep = commonLength(known?.ink ?? '', ink);
    do {
      const add = ink.slice(keep, keep + LIMITS.inkAtOnce);
      if (!this.#send({ type: 'ink', table: this.#table, seat, side, keep, add })) return;
      keep += add.length;
    } while (keep < ink.length);
    this.#known.set(seat, { version: 1, side, ink });
  }

  /** Somebody has drawn elsewhere; null if something in between is missing. */
  receive(seat: number, side: Inked['side'], keep: number, add: string): Inked | null {
    const before = this.#known.get(seat)?.ink ?? '';
    if (keep > before.length) return null;
    const sheet: Inked = { version: 1, side, ink: before.slice(0, keep) + add };
    this.#known.set(seat, sheet);
    this.#wanted.delete(seat);
    return sheet;
  }
}

function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}
