import { formatRecord } from '@castellan/kernel';
import { openBeside } from '../store/beside.js';
import { StoreError } from '../store/failure.js';
import { drawingsOf } from '../store/operations/drawings.js';
import { entriesAfter } from '../store/operations/log.js';
import { findTable } from '../store/operations/tables.js';
import { recordOfTable } from '../tables/record.js';
import type { Command } from './command.js';

export const exportGame: Command = {
  name: 'export-game',
  operands: 'TABLE',
  summary: 'prints the game of a table as a record, also while the server runs',
  run(folder, id) {
    const { database, close } = openBeside(folder);
    try {
      const found = findTable(database, { id });
      if (found === null) throw new StoreError('missing', `there is no table ${id}`);
      const entries = entriesAfter(database, { table: id, after: -1 });
      const drawings = drawingsOf(database, { table: id }).map(({ seat, data }) => [seat, JSON.parse(data)]);
      const whole = { ...found, snapshot: null, entries };
      const record = recordOfTable(whole, Object.fromEntries(drawings));
      if (record === null) throw new StoreError('missing', `the game at table ${id} has not begun`);
      return formatRecord(record);
    } finally {
      close();
    }
  },
};
