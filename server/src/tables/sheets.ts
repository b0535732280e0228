import { LIMITS, type ToServerOf } from '@castellan/protocol';
import { Refused } from './problem.js';
import type { Surroundings } from './surroundings.js';

export type Sheet = { readonly side: 'guide' | 'blank'; readonly ink: string };

/** Ink is kept when the pen has rested for a moment. */
const REST = 2_000;

/** What has been drawn at a table, by seat. It is kept beside the game and changes nothing in it. */
export class Sheets {
  readonly #table: string;
  readonly #around: Pick<Surroundings, 'store' | 'after' | 'complain'>;
  readonly #sheets = new Map<number, Sheet>();
  readonly #versions = new Map<number, number>();
  readonly #unkept = new Set<number>();
  #stopTimer: (() => void) | null = null;

  constructor(
    table: string,
    kept: readonly { readonly seat: number; readonly data: string; readonly version: number }[],
    around: Pick<Surroundings, 'store' | 'after' | 'complain'>,
  ) {
    this.#table = table;
    this.#around = around;
    for (const { seat, data, version } of kept) {
      this.#sheets.set(seat, JSON.parse(data));
      this.#versions.set(seat, version);
    }
  }

  all(): Record<string, Sheet> {
    return Object.fromEntries(this.#sheets);
  }

  add({ seat, side, keep, add }: ToServerOf<'ink'>): void {
    const before = this.#sheets.get(seat)?.ink ?? '';
    if (keep > before.length) throw new Refused('ink-gap', `the sheet has ${before.length} letters`);
    const ink = before.slice(0, keep) + add;
    if (ink.length > LIMITS.ink) throw new Refused('too-large', 'the sheet is full');
    this.#sheets.set(seat, { side, ink });
    this.#unkept.add(seat);
    this.#stopTimer ??= this.#around.after(REST, () => this.flush());
  }

  flush(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
    for (const seat of this.#unkept) {
      const data = JSON.stringify(this.#sheets.get(seat));
      const version = 1 + (this.#versions.get(seat) ?? 0);
      this.#versions.set(seat, version);
      this.#around.store
        .run('putDrawing', { table: this.#table, seat, data, version })
        .catch((error) => this.#around.complain(`a sheet of table ${this.#table}`, error));
    }
    this.#unkept.clear();
  }
}
