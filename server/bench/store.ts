import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable } from '../src/store/operations/tables.js';
import { type SqliteConfig, SqliteStore } from '../src/store/sqlite-store.js';

/*
 * How many moves a second become durable, and how long one waits. Each player has a table and makes the next move when the
 * last one was acknowledged. Give a folder to measure another disk than that of temporary files.
 */
const MILLISECONDS = Number(process.env.MILLISECONDS ?? 1000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PLAYERS = (process.env.PLAYERS ?? '1,64,512').split(',').map(Number);
const WORK = (process.env.WORK ?? '0,50').split(',').map(Number);
const parent = process.argv[2] ?? tmpdir();
const ENTRY = '{"k":"move","s":1,"i":"f3a9c1d27b","m":"slide 3 east","c":["draw C4"]}';

const folders: string[] = [];
try {
  for (const work of WORK)
    for (const players of PLAYERS) {
      const rounds: Round[] = [];
      // all kinds in turns: what else the machine does meets all of them
      for (let i = 0; i < ROUNDS; i++)
        rounds.push({
          sync: rawSync(),
          each: await play({ folder: freshFolder(), commitEach: true }, players, work),
          memory: await play({ folder: null }, players, work),
          disk: await play({ folder: freshFolder() }, players, work),
        });
      report(`${players} at a time, ${work} µs of the main thread for each move besides`, rounds);
    }
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

type Round = { sync: number; each: Played; memory: Played; disk: Played };

function report(title: string, rounds: readonly Round[]): void {
  const middle = (value: (round: Round) => number): number =>
    rounds.map(value).sort((a, b) => a - b)[rounds.length >> 1];
  print(title, [
    ['write and fdatasync 4 kB', ms(middle(({ sync }) => sync))],
    ['in memory', `${rate(middle(({ memory }) => memory.rate))} moves/s`],
    ['one sync a move', `${rate(middle(({ each }) => each.rate))} moves/s`],
    ['durable', `${rate(middle(({ disk }) => disk.rate))} moves/s`],
    ['  of the rate in memory', middle(({ disk, memory }) => disk.rate / memory.rate).toFixed(2)],
    ['  against one sync a move', `${middle(({ disk, each }) => disk.rate / each.rate).toFixed(1)} x`],
    ['  moves a sync', middle(({ disk }) => disk.moves).toFixed(1)],
    ['  half wait less than', ms(middle(({ disk }) => disk.median))],
    ['  half wait less than the disk plus', ms(middle(({ disk, sync }) => disk.median - sync))],
    ['  99 of 100 wait less than', ms(middle(({ disk }) => disk.late))],
  ]);
}

type Played = { rate: number; moves: number; median: number; late: number };

async function play(config: SqliteConfig, players: number, work: number): Promise<Played> {
  const store = await SqliteStore.open(config);
  const tables = Array.from({ length: players }, (_, i) => scatter(i));
  await Promise.all(tables.map((id) => store.run('createTable', tableOf(id))));
  const waits: number[] = [];
  const seqs = new Float64Array(players);
  const player = async (i: number, until: number): Promise<void> => {
    let begun = performance.now();
    while (begun < until) {
      while (performance.now() - begun < work / 1000);
      const asked = performance.now();
      await store.run('append', { table: tables[i], seq: ++seqs[i], entry: ENTRY, at: 1_800_000_000_000 });
      const answered = performance.now();
      waits.push(answered - asked);
      begun = answered;
    }
  };
  const all = (milliseconds: number) => {
    const until = performance.now() + milliseconds;
    return Promise.all(tables.map((_, i) => player(i, until)));
  };
  await all(MILLISECONDS / 4); // warm up
  waits.length = 0;
  const before = await store.run('statistics', undefined);
  const from = performance.now();
  await all(MILLISECONDS);
  const seconds = (performance.now() - from) / 1000;
  const after = await store.run('statistics', undefined);
  await store.close();
  waits.sort((a, b) => a - b);
  const at = (share: number): number => waits[Math.floor(share * (waits.length - 1))];
  return {
    rate: waits.length / seconds,
    moves: waits.length / Math.max(1, after.commits - before.commits - 1),
    median: at(0.5),
    late: at(0.99),
  };
}

/** What the disk itself can do: the time for one page. */
function rawSync(): number {
  const file = openSync(join(freshFolder(), 'raw'), 'w');
  const page = Buffer.alloc(4096, 7);
  const times: number[] = [];
  for (let i = 0; i < 300; i++) {
    const from = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b)[150];
}

function freshFolder(): string {
  const folder = mkdtempSync(join(parent, 'castellan-bench-'));
  folders.push(folder);
  return folder;
}

/** Names of tables are random: their logs lie all over the database. */
function scatter(i: number): string {
  return ((i + 1) * 0x9e3779b97f4a7).toString(36).slice(-9).padStart(12, 'k7q');
}

function tableOf(id: string): NewTable {
  return {
    id,
    game: 'roquefort',
    rulesVersion: 1,
    options: '{}',
    setup: '{}',
    seed: id,
    host: null,
    visibility: 'private',
    created: 0,
    status: 'playing',
    seats: [],
    first: '{"k":"open"}',
  };
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

function rate(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function print(title: string, lines: readonly (readonly [string, string])[]): void {
  console.log(`\n${title}`);
  for (const [what, value] of lines) console.log(`  ${what.padEnd(40)}${value.padStart(30)}`);
}
