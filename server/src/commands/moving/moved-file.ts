import { createReadStream, existsSync } from 'node:fs';
import { StoreError } from '../../store/failure.js';
import { columnsOf, EVERYTHING, type Kept } from './everything.js';
import { Adder, differences, type Sum, type Sums } from './sums.js';

/** A file of export-all that is whole: which one it is, and what is in it. */
export type MovedFile = { readonly path: string; readonly id: string; readonly sums: Sums };

/** A line, and where the next one begins. `kept` says of which table a row is. */
export type MovedLine = { readonly line: string; readonly next: number; readonly kept: Kept | null };

export const FORMAT = 1;

/** Reads all of it once, and refuses what was cut off or changed. */
export async function checkFile(path: string): Promise<MovedFile> {
  if (!existsSync(path)) throw new StoreError('missing', `there is no file ${path}`);
  const tables: Record<string, Sum> = {};
  let head: { castellan?: unknown; format?: unknown; id?: unknown } | null = null;
  let adder = new Adder();
  let current: Kept | null = null;
  let end: Sums | null = null;
  for await (const { line, kept } of linesFrom(path, 0, null)) {
    if (head === null) {
      head = readObject(line, path);
      if (head.castellan !== 'everything') throw new StoreError('unusable', `${path} is not of export-all`);
      if (head.format !== FORMAT)
        throw new StoreError('newer', `${path} was written by another Castellan: use that one`);
    } else if (line.startsWith('{')) {
      if (current !== null) tables[current.name] = adder.sum();
      adder = new Adder();
      current = kept;
      const { end: last } = readObject(line, path) as { end?: Sums };
      if (last !== undefined) end = last;
    } else adder.add(line);
  }
  if (head === null || end === null)
    throw new StoreError('unusable', `${path} is not whole: its end is missing`);
  const wrong = differences({ ...end, games: end.games }, { tables, games: end.games });
  if (wrong.length > 0) throw new StoreError('unusable', `${path} is damaged: ${wrong.join(', ')}`);
  return { path, id: String(head.id), sums: end };
}

/** Lines from a place on, which is the beginning of a line in that table. */
export async function* linesFrom(
  path: string,
  start: number,
  table: string | null,
): AsyncGenerator<MovedLine> {
  let next = start;
  let kept = EVERYTHING.find(({ name }) => name === table) ?? null;
  for await (const line of textLines(path, start)) {
    next += Buffer.byteLength(line) + 1;
    if (line.startsWith('{')) kept = keptIn(readObject(line, path), path);
    yield { line, next, kept };
  }
}

/** What lies between line feeds: other marks that end lines elsewhere may stand in what people have written. */
async function* textLines(path: string, start: number): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(path, { start }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString();
      rest = [];
      from = end + 1;
    }
    rest.push(chunk.subarray(from));
  }
  const last = Buffer.concat(rest).toString();
  if (last !== '') yield last;
}

function keptIn(head: { table?: unknown; columns?: unknown }, path: string): Kept | null {
  if (head.table === undefined) return null;
  const kept = EVERYTHING.find(({ name }) => name === head.table);
  if (kept === undefined || JSON.stringify(columnsOf(kept)) !== JSON.stringify(head.columns))
    throw new StoreError('newer', `${path} was written by another version: use the same on both sides`);
  return kept;
}

function readObject(line: string, path: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(line);
    if (read !== null && typeof read === 'object') return read as Record<string, unknown>;
  } catch {
    // said below
  }
  throw new StoreError('unusable', `${path} is not of export-all, or damaged`);
}
