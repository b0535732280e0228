import type { JsonObject } from '@castellan/kernel';
import type { TableMaker } from '../../games/table-maker.js';
import { findLook } from '../look.js';
import { type Remembered, remembered } from '../remembered.js';
import { type First, readSeats, type Seats } from './seats.js';

/** A table while it is being set up. */
export type TableDraft = {
  readonly seats: Seats;
  readonly first: First;
  /** Those of the game, by name. As they were kept they may be anything: `readOptions` makes sense of them. */
  readonly options: JsonObject;
  /** The box of one's own that it was played with. */
  readonly box?: string;
};

/** Whatever was kept, by whatever version of the page. */
export function readTable(kept: unknown, maker: TableMaker): TableDraft {
  const { seats: told, first, box, ...rest } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  // options lay beside the seats before
  const options = (rest.options ?? rest) as JsonObject;
  const seats = readSeats(told, maker, options);
  const named = seats.find(({ look }) => look === findLook(first))?.look ?? null;
  const own = typeof box === 'string' ? { box } : {};
  return { seats, first: first === 'custom' ? first : named, options, ...own };
}

const tables = new Map<string, Remembered<TableDraft>>();

/** The last table of a game that was set up on this device, so that names need not be typed twice. */
export function lastTable(maker: TableMaker): Remembered<TableDraft> {
  const known = tables.get(maker.id) ?? remembered(maker.store, (kept) => readTable(kept, maker));
  tables.set(maker.id, known);
  return known;
}
