import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Commands of whoever looks after a server, while it runs. */
function castellan(...args: string[]): string {
  return execFileSync(process.execPath, ['dist/server.js', ...args], { encoding: 'utf8' });
}

/** The text of a game's record. */
export function exportGame(folder: string, table: string): string {
  return castellan('export-game', '--data', folder, table);
}

/** A table for the game of a record; gives back its id. */
export function importGame(folder: string, text: string): string {
  const file = join(folder, 'imported.json');
  writeFileSync(file, text);
  const [, table = ''] = /^table (\w+)/.exec(castellan('import-game', '--data', folder, file)) ?? [];
  return table;
}
