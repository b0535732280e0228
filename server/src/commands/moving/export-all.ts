import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { openBeside } from '../../store/direct.js';
import { StoreError } from '../../store/failure.js';
import type { DataCommand } from '../command.js';
import { columnsOf } from './everything.js';
import { FORMAT } from './moved-file.js';
import { sumEverything } from './sums.js';

export const exportAll: DataCommand = {
  name: 'export-all',
  operands: 'FILE',
  summary: 'writes everything into one file that import-all reads, also while the server runs',
  async run(place, file) {
    if (existsSync(file)) throw new StoreError('conflict', `${file} is there already`);
    const part = `${file}.part`;
    rmSync(part, { force: true });
    const store = await openBeside(place);
    try {
      const lines = new Lines(part);
      lines.add(JSON.stringify({ castellan: 'everything', format: FORMAT, id: randomUUID() }));
      const sums = await store.look(
        sumEverything(
          (kept) => lines.add(JSON.stringify({ table: kept.name, columns: columnsOf(kept) })),
          (line) => lines.add(line),
        ),
      );
      lines.add(JSON.stringify({ end: sums }));
      lines.close();
      renameSync(part, file);
      const { people, tables, log } = sums.tables;
      const { count, broken } = sums.games;
      return `${people.count} people, ${tables.count} tables and ${log.count} entries of logs are in ${file}
${count - broken.length} games were replayed${broken.length === 0 ? '' : `; these cannot be: ${broken.join(' ')}`}
This file has everything, also what lets people in: keep it as you keep the database.
`;
    } finally {
      await store.close();
      rmSync(part, { force: true });
    }
  },
};

/** A file that only its owner reads, written in pieces. */
class Lines {
  readonly #file: number;
  #piece = '';

  constructor(path: string) {
    this.#file = openSync(path, 'wx', 0o600);
  }

  add(line: string): void {
    this.#piece += `${line}\n`;
    if (this.#piece.length > 1 << 18) this.#flush();
  }

  close(): void {
    this.#flush();
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  #flush(): void {
    writeSync(this.#file, this.#piece);
    this.#piece = '';
  }
}
