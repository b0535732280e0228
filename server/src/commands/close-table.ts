import { type Ended, LIMITS } from '@castellan/protocol';
import { SLOW_LANES } from '../fast/lanes.js';
import { StoreError } from '../store/failure.js';
import type { Operation } from '../store/operation.js';
import { stopTable } from '../store/operations/end.js';
import { findTable } from '../store/operations/tables.js';
import { writeEntry } from '../tables/log-entry.js';
import { outcomeOf } from '../tables/places.js';
import type { DataCommand } from './command.js';
import { runOnData } from './run-on-data.js';

export const closeTableCommand: DataCommand = {
  name: 'close-table',
  operands: 'TABLE',
  summary: 'ends a table for everybody; a server that runs tells them within half a minute',
  flags: [{ name: 'reason', value: 'TEXT', help: 'what they are told' }],
  async run(place, id, flags) {
    await runOnData(place, closed(id, (flags.reason ?? '').trim().slice(0, LIMITS.text), Date.now()));
    return `table ${id} is closed\n`;
  },
};

function* closed(id: string, reason: string, at: number): Operation<void> {
  const found = yield* findTable({ id });
  if (found === null) throw new StoreError('missing', `there is no table ${id}`);
  const how = found.table.status === 'waiting' ? 'closed' : 'stopped';
  const ended: Ended = { how, winners: [], by: null, ...(reason === '' ? {} : { reason }) };
  const entry = writeEntry({ kind: 'ended', ...ended }, SLOW_LANES);
  const outcome = JSON.stringify(outcomeOf(ended, { places: found.seats }));
  yield* stopTable({ id, at, entry, outcome });
}
