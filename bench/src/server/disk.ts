import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { openDatabase } from '@castellan/server/store/open-database';
import { Writer } from '@castellan/server/store/writer';

const MILLISECONDS = 3_000;

/** The role of a process: commits one move after the other, and tells how many a second. */
export function commitOneByOne(): void {
  process.send?.({ figure: measureSingleCommits(process.argv[3], MILLISECONDS) });
}

/** Times of one write of 4 kB behind what is there and one fdatasync, in milliseconds, so many a second. */
export async function measureSyncs(folder: string, aSecond: number, milliseconds: number): Promise<number[]> {
  const file = openSync(join(folder, 'sync'), 'a');
  const bytes = Buffer.alloc(4096, 1);
  const all: number[] = [];
  const start = performance.now();
  try {
    for await (const _ of setInterval(1000 / aSecond)) {
      const before = performance.now();
      if (before - start > milliseconds) break;
      writeSync(file, bytes);
      fdatasyncSync(file);
      all.push(performance.now() - before);
    }
  } finally {
    closeSync(file);
  }
  return all;
}

/** Moves a second if each were committed by itself: the server's own database and statements, and nothing else to do. */
function measureSingleCommits(folder: string, milliseconds: number): number {
  const { database, close } = openDatabase(folder, new Date());
  const writer = new Writer(database);
  const carryOut = (...batch: readonly unknown[]): void => {
    const answer = writer.carryOut([batch]);
    if (answer.type !== 'done' || answer.failures.length > 0) throw new Error(JSON.stringify(answer));
  };
  const seats = [0, 1].map((seat) => ({
    seat,
    person: null,
    bot: null,
    name: '',
    look: seat,
    key: `${seat}`,
  }));
  const id = 'abcdefghjkmnpqrstuvw';
  const table = { id, game: 'roquefort', rulesVersion: 1, options: '{}', setup: '{}', seed: '', host: null };
  const more = { visibility: 'private', created: 0, status: 'playing', seats, first: '{}' };
  carryOut('createTable', { ...table, ...more });
  const entry = '{"kind":"move","seat":0,"moveId":"2s","move":"run c3-c5","chance":[]}';
  const start = performance.now();
  let moves = 0;
  while (performance.now() - start < milliseconds) carryOut('append', id, ++moves, entry, moves);
  const seconds = (performance.now() - start) / 1000;
  close();
  return moves / seconds;
}
