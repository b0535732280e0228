import type { GameRecord, JsonObject } from '@castellan/kernel';
import type { FoundTable } from '../store/operations/tables.js';
import { endedIn, tableOf } from './log-entry.js';
import { sealingOf } from './sealing.js';

/** A stored game as a record that anybody can open; if it is over, with what it takes to check its chance. */
export function recordOfTable(
  found: FoundTable,
  drawings: Readonly<Record<string, unknown>> = {},
): GameRecord | null {
  const table = tableOf(found);
  if (table === null) return null;
  const seats = found.seats.map(({ name, bot, person, look }) => ({
    name,
    bot: person === null ? bot : null,
    look,
  }));
  const record = table.record();
  const chance = sealingOf(found);
  const ended = endedIn(found.entries);
  const extras = {
    seats,
    ...(ended === null ? {} : { ended }),
    ...(Object.keys(drawings).length === 0 ? {} : { drawings }),
    // of a game that was over when it came nothing follows from the seed
    ...(chance === null || chance.unsealed === record.actions.length ? {} : { chance }),
  };
  return { ...record, extras: extras as JsonObject };
}
