import { formatRecord } from '@castellan/kernel';
import { StoreError } from '../store/failure.js';
import type { Operation } from '../store/operation.js';
import { type Drawing, drawingsOf } from '../store/operations/drawings.js';
import { type FoundTable, findTable } from '../store/operations/tables.js';
import { recordOfTable } from '../tables/record.js';
import { sheetsInRecord } from '../tables/sheets.js';
import type { DataCommand } from './command.js';
import { runOnData } from './run-on-data.js';

export const exportGame: DataCommand = {
  name: 'export-game',
  operands: 'TABLE',
  summary: 'prints the game of a table as a record, also while the server runs',
  async run(place, id) {
    const { found, drawn } = await runOnData(place, gameOf(id));
    const record = recordOfTable(found, sheetsInRecord(drawn));
    if (record === null) throw new StoreError('missing', `the game at table ${id} has not begun`);
    return formatRecord(record);
  },
};

function* gameOf(id: string): Operation<{ found: FoundTable; drawn: readonly Drawing[] }> {
  const found = yield* findTable({ id });
  if (found === null) throw new StoreError('missing', `there is no table ${id}`);
  return { found, drawn: yield* drawingsOf({ table: id }) };
}
