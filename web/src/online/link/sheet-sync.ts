import {
  LIMITS,
  type Joined as ServerJoined,
  sheetTag,
  type ToClientOf,
  type ToServerOf,
} from '@castellan/protocol';
import type { SheetData } from '../../tables/worker-messages.js';

type Ink = ToServerOf<'ink'>;
type Wanted = { readonly sheet: SheetData; readonly at: number };

/** What was drawn so shortly before the line broke may not have arrived. */
const DOUBTFUL = 60_000;

/**
 * Sheets of a table as the server has them, and what has been drawn here: only the difference travels (delta sync). How
 * often, the pen says (sheet/desk/easel.ts).
 */
export class SheetSync {
  readonly #table: string;
  readonly #send: (message: Ink) => boolean;
  readonly #known = new Map<number, SheetData>();
  readonly #wanted = new Map<number, Wanted>();

  constructor(table: string, send: (message: Ink) => boolean) {
    this.#table = table;
    this.#send = send;
  }

  all(): ReadonlyMap<number, SheetData> {
    return this.#known;
  }

  /** What is known, in short: the server need not tell it again. */
  tags(): Record<string, string> {
    return Object.fromEntries([...this.#known].map(([seat, sheet]) => [seat, sheetTag(sheet)]));
  }

  /** What the server has, told with everything else, but for sheets that are as they were known; what was just drawn here goes before it. */
  know({ drawings, same = [] }: Pick<ServerJoined, 'drawings' | 'same'>): void {
    for (const seat of [...this.#known.keys()]) if (!same.includes(seat)) this.#known.delete(seat);
    for (const [seat, { side, towers = '', ink }] of Object.entries(drawings))
      this.#known.set(Number(seat), { version: 2, side, towers, ink });
    for (const [seat, { at }] of this.#wanted) if (Date.now() - at > DOUBTFUL) this.#wanted.delete(seat);
  }

  draw(seat: number, sheet: SheetData): void {
    this.#wanted.set(seat, { sheet, at: Date.now() });
    this.flush();
  }

  /** The server has something else than was thought: all of it. */
  sendWhole(): void {
    for (const seat of this.#wanted.keys()) this.#known.delete(seat);
    this.flush();
  }

  flush(): void {
    for (const [seat, { sheet }] of this.#wanted) this.#sendDifference(seat, sheet);
  }

  #sendDifference(seat: number, sheet: SheetData): void {
    const { side, towers, ink } = sheet;
    const known = this.#known.get(seat);
    if (known?.side === side && known.towers === towers && known.ink === ink) return;
    const place = { type: 'ink', table: this.#table, seat, side } as const;
    const moved = known?.towers === towers ? {} : { towers };
    let keep = commonLength(known?.ink ?? '', ink);
    do {
      const add = ink.slice(keep, keep + LIMITS.inkAtOnce);
      if (!this.#send({ ...place, ...moved, keep, add })) return;
      keep += add.length;
    } while (keep < ink.length);
    this.#known.set(seat, sheet);
  }

  /** Somebody has drawn elsewhere; null if something in between is missing. */
  receive({ seat, side, towers, keep, add }: ToClientOf<'ink'>): SheetData | null {
    const { ink = '', towers: stood = '' } = this.#known.get(seat) ?? {};
    if (keep > ink.length) return null;
    const sheet: SheetData = { version: 2, side, towers: towers ?? stood, ink: ink.slice(0, keep) + add };
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
