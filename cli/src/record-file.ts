import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { formatRecord, type GameRecord, parseRecord } from '@castellan/kernel';
import { accept, BadInput } from './bad-input.js';

/** A record from a file, or from stdin for "-". */
export async function readRecord(file: string): Promise<GameRecord> {
  return accept(parseRecord(await readText(file)));
}

async function readText(file: string): Promise<string> {
  try {
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    throw new BadInput(`cannot read ${file}: ${messageOf(error)}`);
  }
}

/** A file that always holds the whole game so far: it is written beside and then put in place. */
export class RecordFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  exists(): boolean {
    return existsSync(this.path);
  }

  write(record: GameRecord): void {
    const beside = `${this.path}.part`;
    try {
      writeFileSync(beside, formatRecord(record));
      renameSync(beside, this.path);
    } catch (error) {
      throw new BadInput(`cannot write ${this.path}: ${messageOf(error)}`);
    }
  }
}

/** No game is written over another; `flag` is what named the file. */
export function newFile(path: string, flag: string, hint = ''): RecordFile {
  const file = new RecordFile(path);
  if (file.exists()) throw new BadInput(`${flag}: ${path} exists already${hint}`);
  return file;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
