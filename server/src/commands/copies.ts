import { backup, restore } from '../store/backup.js';
import { StoreError } from '../store/failure.js';
import type { DataCommand } from './command.js';

export const backupCommand: DataCommand = {
  name: 'backup',
  operands: 'FILE',
  summary: 'copies the database into one file, also while the server runs',
  run({ folder, databaseUrl }, file) {
    if (databaseUrl !== null) throw inPostgres(`pg_dump --format=custom --file=${file} "$DATABASE_URL"`);
    backup(folder, file);
    return `${folder} is kept in ${file}\n`;
  },
};

export const restoreCommand: DataCommand = {
  name: 'restore',
  operands: 'FILE',
  summary: 'puts such a copy in the place of the database; the server must not run',
  run({ folder, databaseUrl }, file) {
    if (databaseUrl !== null)
      throw inPostgres(`pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}`);
    const aside = restore(file, folder, new Date());
    const before = aside === null ? '' : `what was there before is in ${aside}\n`;
    return `${folder} is as it was in ${file}\n${before}`;
  },
};

/** PostgreSQL has programs of its own for that, which know how to do it beside servers that run. */
function inPostgres(instead: string): StoreError {
  return new StoreError(
    'refused',
    `the data lies in PostgreSQL, which has its own programs for that: ${instead}`,
  );
}
