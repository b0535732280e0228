import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, parseRecord, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { registry } from '../../src/games.js';
import { castellan, freshFolder, openStore, outcomes } from './harness.js';

const golden = (game: string, name: string) =>
  readFileSync(new URL(`../../../games/${game}/test/golden/${name}.record.json`, import.meta.url), 'utf8');

describe('single games', () => {
  it.each([
    ['roquefort', 'goal-5', {}],
    // rooms of one's own: the server has never seen them
    ['roquefort', 'goal-4', { layout: 'custom' }],
    ['oh-mon-chateau', 'tie-of-three', {}],
  ])('go into a server that runs and come out as they were: %s %s %o', async (game, name, more) => {
    const folder = freshFolder();
    const store = await openStore(folder);
    const record = unwrap(parseRecord(golden(game, name)));
    const options = unwrap(
      unwrap(registry.findVersion(game, record.rulesVersion)).prepare({ ...record.options, ...more }, null),
    );
    const players = Array.from({ length: options.players as number });
    const seats = players.map((_, i) => ({ name: `n${i}`, bot: null, look: 3 - i }));
    const extras = { seats, drawings: { 1: { version: 2, side: 'guide', towers: '31', ink: 'i' } } };
    const text = formatRecord({ ...record, options, extras });
    const file = join(folder, 'game.json');
    writeFileSync(file, text);
    const brought = await castellan('import-game', '--data', folder, file);
    expect(brought).toMatchObject({ code: 0, err: '' });
    const id = /^table (\w+)\n(seat \d \w+\n)+$/.exec(brought.out)?.[1] ?? '';
    const found = await store.run('findTable', { id });
    expect(found?.table).toMatchObject({ status: 'over', visibility: 'private', game });
    expect(JSON.parse(found?.table.outcome ?? '')).toHaveProperty('winners');
    expect(found?.seats.map(({ look }) => look)).toEqual(seats.map(({ look }) => look));
    expect(await castellan('export-game', '--data', folder, id)).toEqual({ code: 0, out: text, err: '' });
  });

  it('keep of their drawings what is a drawing', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    const record = unwrap(parseRecord(golden('oh-mon-chateau', 'tie-of-three')));
    const before = { version: 1, side: 'blank', ink: 'AbC' };
    const drawings = { 0: before, 1: 'moat', 2: { side: 'guide', towers: '9', ink: '' }, 7: before };
    const file = join(folder, 'game.json');
    writeFileSync(file, formatRecord({ ...record, extras: { drawings } }));
    const id = /^table (\w+)/.exec((await castellan('import-game', '--data', folder, file)).out)?.[1] ?? '';
    const kept = await store.run('drawingsOf', { table: id });
    expect(kept.map(({ seat, data }) => [seat, JSON.parse(data)])).toEqual([
      [0, { side: 'blank', ink: 'AbC' }],
    ]);
    const { out } = await castellan('export-game', '--data', folder, id);
    expect(unwrap(parseRecord(out)).extras?.drawings).toEqual({
      0: { version: 2, side: 'blank', towers: '', ink: 'AbC' },
    });
  });

  it('that were not over go on', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    const { actions, ...record } = unwrap(parseRecord(golden('roquefort', 'goal-5')));
    const file = join(folder, 'game.json');
    writeFileSync(file, formatRecord({ ...record, actions: actions.slice(0, 60) }));
    const id = /^table (\w+)/.exec((await castellan('import-game', '--data', folder, file)).out)?.[1] ?? '';
    const found = await store.run('findTable', { id });
    expect(found?.table).toMatchObject({ status: 'playing', outcome: null });
    const next = { table: id, seq: found?.entries.length ?? 0, entry: '{}', at: 1 };
    expect(await outcomes([store.run('append', next)])).toEqual(['done']);
  });

  it('are refused where they make no sense', async () => {
    const folder = freshFolder();
    await openStore(folder);
    const file = join(folder, 'game.json');
    const record = unwrap(parseRecord(golden('roquefort', 'goal-5')));
    writeFileSync(file, formatRecord({ ...record, actions: ['dance'] }));
    expect(await castellan('import-game', '--data', folder, file)).toMatchObject({ code: 2, out: '' });
    expect((await castellan('import-game', '--data', folder, join(folder, 'none.json'))).code).toBe(2);
    expect(await castellan('export-game', '--data', folder, 'none')).toMatchObject({
      code: 1,
      err: 'castellan export-game: there is no table none\n',
    });
    expect((await castellan('export-game', '--data', join(folder, 'none'), 'none')).code).toBe(1);
  });
});

describe('copies', () => {
  it('are made and put back', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    const file = join(folder, 'copy');
    expect((await castellan('backup', file, '--data', folder)).code).toBe(0);
    expect(await castellan('restore', file, '--data', folder)).toMatchObject({ code: 1, out: '' });
    await store.close();
    expect((await castellan('restore', file, '--data', folder)).out).toContain('what was there before is in');
  });
});

describe('a command line', () => {
  it('in the terminal is handed on to the server with all that it says and how it ends', () => {
    const terminal = (...args: string[]) =>
      spawnSync(process.execPath, ['dist/castellan.js', ...args], { encoding: 'utf8' });
    expect(terminal('help', 'restore').stdout).toContain('castellan restore [--data FOLDER] FILE');
    const folder = freshFolder();
    expect(terminal('backup', '--data', folder, join(folder, 'copy'))).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `castellan backup: there is no database in ${folder}\n`,
    });
  });

  it('that makes no sense is explained, and what is no command is left to the server', async () => {
    expect((await castellan('backup', '--help')).out).toContain('castellan backup [--data FOLDER] FILE');
    expect(await castellan('backup')).toMatchObject({ code: 2, out: '' });
    expect(await castellan('reports', 'x')).toMatchObject({ code: 2, out: '' });
    expect((await castellan('reports', '--help')).out).toContain('castellan reports [--data FOLDER]\n');
    expect((await castellan('backup', '--dat', 'x', 'y')).code).toBe(2);
    expect((await castellan('--port', '0')).code).toBeNull();
    expect((await castellan()).code).toBeNull();
  });
});
