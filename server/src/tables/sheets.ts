import { isTowers, LIMITS, sheetTag, type ToServerOf } from '@castellan/protocol';
import { Refused } from '../refused.js';
import { StoreError } from '../store/failure.js';
import type { TableServices } from './table-services.js';

export type Sheet = {
  readonly side: 'guide' | 'blank';
  /** Where the towers stand, if somebody has said so. */
  readonly towers?: string;
  readonly ink: string;
};

/** A sheet that came with a record, which anybody can write; null if it is none. */
export function readSheet(data: unknown): Sheet | null {
  const { side, towers = '', ink } = (data ?? {}) as Record<string, unknown>;
  const isSound =
    (side === 'guide' || side === 'blank') &&
    typeof towers === 'string' &&
    isTowers(towers) &&
    typeof ink === 'string' &&
    ink.length <= LIMITS.ink &&
    /^[A-Za-z0-9_.-]*$/.test(ink);
  return isSound ? sheetOf(side, towers, ink) : null;
}

const sheetOf = (side: Sheet['side'], towers: string, ink: string): Sheet =>
  towers === '' ? { side, ink } : { side, towers, ink };

/** A sheet after an addition, which was found to fit. */
export function drawnOn(
  before: Sheet | undefined,
  { side, towers, keep, add }: Pick<ToServerOf<'ink'>, 'side' | 'towers' | 'keep' | 'add'>,
): Sheet {
  return sheetOf(side, towers ?? before?.towers ?? '', (before?.ink ?? '').slice(0, keep) + add);
}

/** Fields of `joined`: all sheets but those that the asker has, by their tags. */
export function sheetFields(
  sheets: Iterable<readonly [number, WrittenSheet]>,
  known: Readonly<Partial<Record<string, string>>> = {},
): string {
  const sent: string[] = [];
  const same: number[] = [];
  for (const [seat, { text, tag }] of sheets)
    if (known[seat] === tag) same.push(seat);
    else sent.push(`"${seat}":${text}`);
  const rest = same.length === 0 ? '' : `,"same":[${same.join()}]`;
  return `"drawings":{${sent.join()}}${rest}`;
}

export type WrittenSheet = { readonly text: string; readonly tag: string };
export const written = (sheet: Sheet): WrittenSheet => ({
  text: JSON.stringify(sheet),
  tag: sheetTag(sheet),
});

/** Stored sheets as they stand in a record; see docs/NOTATION.md. */
export function sheetsInRecord(
  kept: readonly { readonly seat: number; readonly data: string }[],
): Record<string, unknown> {
  const sheets: Record<string, unknown> = {};
  for (const { seat, data } of kept) {
    const sheet = readSheet(JSON.parse(data));
    if (sheet !== null)
      sheets[seat] = { version: 2, side: sheet.side, towers: sheet.towers ?? '', ink: sheet.ink };
  }
  return sheets;
}

/** What somebody draws. */
export type Stroke = Pick<ToServerOf<'ink'>, 'seat' | 'side' | 'towers' | 'keep' | 'add'>;
type KeptSheet = { readonly seat: number; readonly version: number; readonly tag: string };

/** Writes of ink are throttled: it is kept this long after the first stroke that is not. */
const REST = 2_000;

/** What has been drawn at a table, by seat. It is kept beside the game and changes nothing in it. */
export class Sheets {
  readonly #table: string;
  readonly #services: Pick<TableServices, 'store' | 'after' | 'complain' | 'bus'>;
  readonly #sheets = new Map<number, Sheet>();
  readonly #versions = new Map<number, number>();
  readonly #unkept = new Set<number>();
  /** Sheets as they are sent, until they change. */
  readonly #written = new Map<number, WrittenSheet>();
  #stopTimer: (() => void) | null = null;

  constructor(
    table: string,
    kept: readonly { readonly seat: number; readonly data: string; readonly version: number }[],
    services: Pick<TableServices, 'store' | 'after' | 'complain' | 'bus'>,
  ) {
    this.#table = table;
    this.#services = services;
    for (const { seat, data, version } of kept) {
      // what a page could not read would keep everybody from the table
      const sheet = readSheet(JSON.parse(data));
      if (sheet !== null) this.#sheets.set(seat, sheet);
      this.#versions.set(seat, version);
    }
  }

  all(): ReadonlyMap<number, Sheet> {
    return this.#sheets;
  }

  /** See `sheetFields`. Each is written once as long as it stays. */
  fields(known: Readonly<Partial<Record<string, string>>> = {}): string {
    const all = [...this.#sheets].map(([seat, sheet]) => [seat, this.#write(seat, sheet)] as const);
    return sheetFields(all, known);
  }

  #write(seat: number, sheet: Sheet): WrittenSheet {
    const before = this.#written.get(seat);
    if (before !== undefined) return before;
    const now = written(sheet);
    this.#written.set(seat, now);
    return now;
  }

  add(ink: Stroke): void {
    this.#draw(ink);
    this.#unkept.add(ink.seat);
    this.#stopTimer ??= this.#services.after(REST, () => this.flush());
  }

  #draw(ink: Stroke): void {
    const { seat, keep, add } = ink;
    const before = this.#sheets.get(seat);
    const length = before?.ink.length ?? 0;
    if (keep > length) throw new Refused('ink-gap', `the sheet has ${length} letters`);
    if (keep + add.length > LIMITS.ink) throw new Refused('too-large', 'the sheet is full');
    this.#sheets.set(seat, drawnOn(before, ink));
    this.#written.delete(seat);
  }

  /** Drawn at another node, which keeps it. False if something is missing before it: it is read when it is kept. */
  follow(stroke: Stroke): boolean {
    try {
      this.#draw(stroke);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** Another node has kept a sheet. The sheet, if it is not the same here. */
  async reread({ seat, version, tag }: KeptSheet): Promise<Sheet | null> {
    this.#versions.set(seat, Math.max(version, this.#versions.get(seat) ?? 0));
    const before = this.#sheets.get(seat);
    const isSame = before !== undefined && this.#write(seat, before).tag === tag;
    // what is being drawn here is kept after it
    if (isSame || this.#unkept.has(seat)) return null;
    const kept = await this.#services.store.run('drawingsOf', { table: this.#table });
    const found = kept.find((one) => one.seat === seat);
    const sheet = found === undefined ? null : readSheet(JSON.parse(found.data));
    if (found === undefined || sheet === null || this.#unkept.has(seat)) return null;
    this.#versions.set(seat, found.version);
    this.#sheets.set(seat, sheet);
    this.#written.delete(seat);
    return sheet;
  }

  flush(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
    for (const seat of this.#unkept) {
      const sheet = this.#sheets.get(seat);
      if (sheet !== undefined)
        this.#keep(seat, sheet).catch((error) =>
          this.#services.complain(`a sheet of table ${this.#table}`, error),
        );
    }
    this.#unkept.clear();
  }

  async #keep(seat: number, sheet: Sheet, isAgain = false): Promise<void> {
    const version = 1 + (this.#versions.get(seat) ?? 0);
    this.#versions.set(seat, version);
    const { store, bus } = this.#services;
    try {
      await store.run('putDrawing', { table: this.#table, seat, data: JSON.stringify(sheet), version });
      bus.tell({ type: 'sheet', table: this.#table, seat, version, tag: sheetTag(sheet) });
    } catch (error) {
      const isConflict = error instanceof StoreError && error.kind === 'conflict';
      if (isAgain || !isConflict || !bus.isShared) throw error;
      // somebody draws the same sheet at another node: who draws last is right
      const kept = await store.run('drawingsOf', { table: this.#table });
      this.#versions.set(seat, kept.find((one) => one.seat === seat)?.version ?? 0);
      await this.#keep(seat, this.#sheets.get(seat) ?? sheet, true);
    }
  }
}
