import { isObject } from '@castellan/kernel';
import { type Entry, Table } from '@castellan/match';
import type { Agreement, Ended } from '@castellan/protocol';
import type { Lanes } from '../fast/lanes.js';
import { registry } from '../games.js';
import type { FoundTable } from '../store/operations/tables.js';
import { entropyOf } from './chance.js';

/**
 * What the log of a table holds, by `kind`: what happened in the game, and what stops and starts its clocks. Everything
 * about a game follows from these and their times.
 */
export type LogEntry =
  | Entry
  | Imported
  | LeavingEntry
  | HintsEntry
  | { readonly kind: 'created' }
  | { readonly kind: 'pause' | 'go-on' | 'restart' };

/** Who is out for good, who would like to end it and who would not, and how it ended where no rule did it. */
export type LeavingEntry =
  | { readonly kind: 'out'; readonly seat: number }
  | { readonly kind: 'offer'; readonly seat: number; readonly end: Agreement | null }
  | { readonly kind: 'declined' }
  | ({ readonly kind: 'ended' } & Ended);

/** A seat would like hints, or says no; with `all` everybody has agreed. */
export type HintsEntry = {
  readonly kind: 'hints';
  readonly seat: number;
  readonly on: boolean;
  readonly all?: true;
};

/** Begun elsewhere: the chance of its first so many actions does not come from the seed of the table. */
export type Imported = { readonly kind: 'imported'; readonly unsealed: number };

/** As JSON. */
export function writeEntry(entry: LogEntry, lanes: Lanes): string {
  return entry.kind === 'move' ? lanes.moveEntry(entry) : JSON.stringify(entry);
}

export function readEntry(text: string): LogEntry {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || typeof value.kind !== 'string') throw new Error(`not an entry of a log: ${text}`);
  return value as LogEntry;
}

export function isGameEntry(entry: LogEntry): entry is Entry {
  return entry.kind === 'open' || entry.kind === 'move' || entry.kind === 'undo';
}

/** How a game ended that its rules did not end: always the last entry but for those about clocks. */
export function endedIn(entries: FoundTable['entries']): Ended | null {
  for (let i = entries.length - 1; i >= 0 && i >= entries.length - 3; i--) {
    const entry = readEntry(entries[i].entry);
    if (entry.kind === 'ended') return endedOf(entry);
  }
  return null;
}

export function endedOf({ how, winners, by, reason }: Ended): Ended {
  return { how, winners, by, ...(reason === undefined ? {} : { reason }) };
}

/** The game of a stored table as far as it has come; null before it begins. */
export function tableOf(
  { table, seats, entries }: FoundTable,
  passed?: (table: Table) => void,
): Table | null {
  const log = entries.map(({ entry }) => readEntry(entry)).filter(isGameEntry);
  if (log.length === 0) return null;
  const game = registry.findVersion(table.game, table.rulesVersion);
  if (!game.ok) throw new Error(`table ${table.id}: ${game.error.kind}`);
  const sitters = seats.map(({ name, bot, look }) => ({ name, bot, look }));
  const options = JSON.parse(table.options);
  const restored = Table.fromLog(table.id, game.value, options, sitters, log, entropyOf(table.seed), passed);
  if (!restored.ok) throw new Error(`table ${table.id}: ${JSON.stringify(restored.error)}`);
  return restored.value;
}
