import { type GameRecord, isObject, type JsonObject } from '@castellan/kernel';
import type { TableSetup } from '@castellan/protocol';
import type { FoundTable } from '../store/operations/tables.js';
import { type Imported, readEntry } from './log-entry.js';

/**
 * What is told of the chance of a finished game, so that anybody can calculate it again. A record has it in `extras.chance`, and
 * takes it along to another server. A game that is not over has none: its seed would tell what chance is going to do.
 */
export type Sealing = {
  readonly seed: string;
  /** So many actions came before the seed: their draws, and how the game began, follow from something else. */
  readonly unsealed?: number;
  /** The options as whoever opened the table asked for them, where the seed decided the rest. */
  readonly asked?: JsonObject;
};

export function sealingOf({ table, seats, entries }: FoundTable): Sealing | null {
  if (table.status !== 'over') return null;
  const { seed, setup } = table;
  const unsealed = importOf(entries)?.unsealed ?? 0;
  if (unsealed > 0) return { seed, unsealed };
  const { options } = JSON.parse(setup) as TableSetup;
  return { seed, asked: { ...(options as JsonObject), players: seats.length } };
}

/** How a table came here; null if it was opened here. */
export function importOf([first]: FoundTable['entries']): Imported | null {
  const entry = first?.seq === 0 ? readEntry(first.entry) : null;
  return entry?.kind === 'imported' ? entry : null;
}

/** What a record says about its chance, if it makes sense: anybody can write one. Whether it is true shows when it is checked. */
export function sealingIn({ actions, extras }: GameRecord): Sealing | null {
  const told = extras?.chance;
  if (!isObject(told) || typeof told.seed !== 'string' || !/^[0-9a-f]{64}$/.test(told.seed)) return null;
  const { seed, unsealed, asked } = told;
  if (isObject(asked)) return { seed, asked: asked as JsonObject };
  const isSome = typeof unsealed === 'number' && Number.isInteger(unsealed);
  return isSome && unsealed > 0 && unsealed < actions.length ? { seed, unsealed } : null;
}
