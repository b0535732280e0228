import { readFileSync } from 'node:fs';
import { parseRecord } from '@castellan/kernel';
import { importTable } from '../store/operations/import.js';
import { BadUse, type DataCommand } from './command.js';
import { accept, foreignTable } from './foreign-table.js';
import { runOnData } from './run-on-data.js';

export const importGame: DataCommand = {
  name: 'import-game',
  operands: 'RECORD',
  summary: 'makes a private table of a record and prints its name and the keys of its seats',
  async run(place, file) {
    const foreign = foreignTable(accept(parseRecord(textOf(file))), Date.now());
    await runOnData(place, importTable(foreign));
    const keys = foreign.table.seats.map(({ seat, key }) => `seat ${seat} ${key}\n`);
    return `table ${foreign.table.id}\n${keys.join('')}`;
  },
};

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadUse(error instanceof Error ? error.message : String(error));
  }
}
