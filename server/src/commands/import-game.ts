import { readFileSync } from 'node:fs';
import { parseRecord } from '@castellan/kernel';
import { StoreError } from '../store/failure.js';
import { openSecondConnection } from '../store/open-second-connection.js';
import { Writer } from '../store/writer.js';
import { BadUse, type DataCommand } from './command.js';
import { accept, foreignTable } from './foreign-table.js';

export const importGame: DataCommand = {
  name: 'import-game',
  operands: 'RECORD',
  summary: 'makes a private table of a record and prints its name and the keys of its seats',
  run(folder, file) {
    const foreign = foreignTable(accept(parseRecord(textOf(file))), Date.now());
    const { database, close } = openSecondConnection(folder);
    try {
      const answer = new Writer(database).carryOut([['importTable', foreign]]);
      const failure = answer.type === 'lost' ? answer.failure : answer.failures[0]?.[1];
      if (failure !== undefined) throw new StoreError(failure.kind, failure.message);
    } finally {
      close();
    }
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
