import { SeededChance } from '@castellan/kernel';
import type { TableListItem, ToClient } from '@castellan/protocol';
import { generateLayout } from '@castellan/roquefort';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LobbyList } from '../../../web/src/online/link/lobby-list.js';
import { changeText } from '../../src/net/lobby-feed.js';
import { setupFor } from './play.js';
import { type Client, TestServer } from './test-server.js';

const PUBLIC = setupFor('roquefort', 2, { isPublic: true });

describe('what changes in the lobby', () => {
  const line = (table: string, text = table) => ({
    table: table.padEnd(20, 'x'),
    text: JSON.stringify({ table: table.padEnd(20, 'x'), text }),
  });
  const apply = (before: readonly string[], change: string | null): unknown[] => {
    const list = new LobbyList();
    list.take({ type: 'lobby', tables: before.map((text) => JSON.parse(text)) as TableListItem[] });
    const all = list.take(JSON.parse(change ?? '') as ToClient);
    return all.type === 'lobby' ? all.tables : [];
  };

  it.each([
    ['comes', ['c', 'b'], ['d', 'c', 'b']],
    ['goes', ['c', 'b', 'a'], ['c', 'a']],
    ['comes up from below', ['d', 'c', 'b'], ['d', 'b', 'a']],
    ['is all new', [], ['b', 'a']],
    ['is gone', ['b', 'a'], []],
  ])('%s', (_, before, after) => {
    const [from, to] = [before, after].map((names) => names.map((name) => line(name)));
    const texts = from.map(({ text }) => text);
    expect(apply(texts, changeText(from, to))).toEqual(to.map(({ text }) => JSON.parse(text)));
  });

  it('is one line where one table has changed, and nothing where those that stay have changed places', () => {
    const before = [line('b'), line('a')];
    const after = [line('b', 'taken'), line('a')];
    const change = changeText(before, after);
    expect(
      apply(
        before.map(({ text }) => text),
        change,
      ),
    ).toEqual(after.map(({ text }) => JSON.parse(text)));
    expect(change).not.toContain('axxx');
    expect(changeText(before, [line('a'), line('b')])).toBeNull();
  });
});

describe('the lobby', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await TestServer.build();
  });
  afterEach(async () => {
    expect(await server.tearDown()).toEqual([]);
  });

  const open = async (host: Client, more = {}): Promise<string> => host.create({ ...PUBLIC, ...more });

  it('[R1.7] says where a table plays with rooms of its own, which whoever comes is told', async () => {
    const [host, other] = await Promise.all(['ann', 'ben'].map((name) => server.client(name)));
    const rooms = generateLayout(new SeededChance('own rooms'));
    const own = await open(host, { options: { layout: 'custom', rooms } });
    const printed = await open(host, { options: { layout: 'B' } });
    await other.ask({ type: 'lobby', on: true });
    const { tables } = await other.once('lobby');
    const told = (id: string) => tables.find(({ table }) => table === id)?.ownBoard;
    expect([told(own), told(printed)]).toEqual([true, undefined]);
    const joined = await other.watch(own);
    expect(joined.options).toMatchObject({ layout: 'custom', rooms });
    // one room is one cell short
    const wrong = {
      ...PUBLIC,
      options: { rooms: rooms.map((line, row) => (row === 3 ? line.replace(/\w/, '.') : line)) },
    };
    expect(await host.ask({ type: 'create', setup: wrong })).toMatchObject({
      type: 'error',
      problem: { kind: 'bad-options' },
    });
  });

  it('is told whole to who comes, and then as what changes to who wants that', async () => {
    const [ann, ben, cas] = await Promise.all(['ann', 'ben', 'cas'].map((name) => server.client(name)));
    const first = await open(ann);
    await ben.ask({ type: 'lobby', on: true, changes: true });
    await cas.ask({ type: 'lobby', on: true });
    expect((await ben.once('lobby')).tables.map(({ table }) => table)).toEqual([first]);
    const second = await open(ann);
    const change = await ben.once('lobby-change', ({ put }) =>
      put.some(({ table }) => table.table === second),
    );
    expect(change).toMatchObject({ gone: [], put: [{ at: 0 }] });
    const whole = await cas.once('lobby', ({ tables }) => tables.length === 2);
    expect(whole.tables.map(({ table }) => table)).toEqual([second, first]);
    await ben.watch(first);
    await ben.ask({ type: 'sit', table: first });
    await ben.once('lobby-change', ({ gone }) => gone.includes(first));
    expect(ben.heard.filter(({ type }) => type === 'lobby')).toHaveLength(1);
    await ben.ask({ type: 'lobby', on: false });
  });

  it('is written once for all who look, not once for each, and not table by table', async () => {
    const ann = await server.client('ann');
    for (let n = 0; n < 5; n++) await open(ann);
    const { lobby } = server.castellan.tables;
    const shown = lobby.shown();
    expect(lobby.shown()).toBe(shown);
    await open(ann, { isPublic: false });
    expect(lobby.shown()).toBe(shown);
    const ben = await server.client('ben');
    const another = await open(ben);
    const [first, ...others] = lobby.shown();
    expect(first.table).toBe(another);
    // the same texts, not only equal ones: nobody wrote them again
    expect(others.every((line, i) => line === shown[i])).toBe(true);
  });

  it('shows everybody, however many tables one host opens', async () => {
    const [ann, ben] = await Promise.all(['ann', 'ben'].map((name) => server.client(name)));
    const table = await open(ben);
    for (let n = 0; n < 8; n++) await open(ann);
    const shown = server.castellan.tables.lobby.shown();
    expect(shown).toHaveLength(6);
    expect(shown.at(-1)?.table).toBe(table);
  });
});
