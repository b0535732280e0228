import { formatRecord } from '@castellan/kernel';
import { StoreError } from '../store/failure.js';
import { openSecondConnection } from '../store/open-second-connection.js';
import { drawingsOf } from '../store/operations/drawings.js';
import { findTable } from '../store/operations/tables.js';
import { recordOfTable } from '../tables/record.js';
import { sheetsInRecord } from '../tables/sheets.js';
import type { DataCommand } from './command.js';

export const exportGame: DataCommand = {
  name: 'export-game',
  operands: 'TABLE',
  summary: 'prints the game of a table as a record, also while the server runs',
  run(folder, id) {
    const { database, close } = openSecondConnection(folder);
    try {
      const found = findTable(database, { id });
      if (found === null) throw new StoreError('missing', `there is no table ${id}`);
      const drawn = drawingsOf(database, { table: id });
      const record = recordOfTable(found, sheetsInRecord(drawn));
      if (record === null) throw new StoreError('missing', `the game at table ${id} has not begun`);
      return formatRecord(record);
    } finally {
      close();
    }
  },
};
