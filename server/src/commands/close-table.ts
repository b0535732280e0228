import { type Ended, LIMITS } from '@castellan/protocol';
import { SLOW_LANES } from '../fast/lanes.js';
import { StoreError } from '../store/failure.js';
import { findTable } from '../store/operations/tables.js';
import { Writer } from '../store/writer.js';
import { writeEntry } from '../tables/log-entry.js';
import { outcomeOf } from '../tables/places.js';
import { beside } from './beside.js';
import type { DataCommand } from './command.js';

export const closeTableCommand: DataCommand = {
  name: 'close-table',
  operands: 'TABLE',
  summary: 'ends a table for everybody; a server that runs tells them within half a minute',
  flags: [{ name: 'reason', value: 'TEXT', help: 'what they are told' }],
  run(folder, id, flags) {
    const reason = (flags.reason ?? '').trim().slice(0, LIMITS.text);
    return beside(folder, (database) => {
      const found = findTable(database, { id });
      if (found === null) throw new StoreError('missing', `there is no table ${id}`);
      const how = found.table.status === 'waiting' ? 'closed' : 'stopped';
      const ended: Ended = { how, winners: [], by: null, ...(reason === '' ? {} : { reason }) };
      const entry = writeEntry({ kind: 'ended', ...ended }, SLOW_LANES);
      const outcome = JSON.stringify(outcomeOf(ended, { places: found.seats }));
      const answer = new Writer(database).carryOut([['stopTable', { id, at: Date.now(), entry, outcome }]]);
      const failure = answer.type === 'lost' ? answer.failure : answer.failures[0]?.[1];
      if (failure !== undefined) throw new StoreError(failure.kind, failure.message);
      return `table ${id} is closed\n`;
    });
  },
};
