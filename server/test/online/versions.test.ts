import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, type GameRecord, parseRecord, replay, unwrap } from '@castellan/kernel';
import { type ChateauView, ohMonChateau, ohMonChateau1 } from '@castellan/oh-mon-chateau';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SLOW_LANES } from '../../src/fast/lanes.js';
import { newSeatKey, newTableId } from '../../src/ids.js';
import { finishedGame } from '../../src/tables/finished.js';
import { writeEntry } from '../../src/tables/log-entry.js';
import { castellan } from '../store/harness.js';
import { Player, playOut, setupFor } from './play.js';
import { TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build(true);
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const GOLDEN = new URL('../../../games/oh-mon-chateau/test/golden/', import.meta.url);

/** A table as a server left it that knew only version 1: it waits for somebody to sit down beside a bot. */
async function storedTable(): Promise<string> {
  const id = newTableId();
  const input = { mode: 'grands-architectes', players: 2, first: 0, stallTurns: 20 };
  const setup = setupFor('oh-mon-chateau', 0, {
    options: input,
    seats: [
      { kind: 'open', look: 0 },
      { kind: 'bot', look: 1, bot: 'plumb' },
    ],
  });
  await server.castellan.store.run('createTable', {
    id,
    game: 'oh-mon-chateau',
    rulesVersion: 1,
    options: JSON.stringify(unwrap(ohMonChateau1.prepare(input, null))),
    setup: JSON.stringify(setup),
    seed: '5eed'.repeat(16),
    host: null,
    visibility: 'private',
    created: 0,
    status: 'waiting',
    seats: [0, 1].map((seat) => ({
      table: id,
      seat,
      person: null,
      bot: seat === 1 ? 'plumb' : null,
      name: '',
      look: seat,
      key: newSeatKey(),
    })),
    first: writeEntry({ kind: 'created' }, SLOW_LANES),
  });
  return id;
}

async function recordOf(table: string): Promise<GameRecord> {
  const game = await finishedGame(server.castellan.store, table);
  return unwrap(parseRecord(`${game?.record}`));
}

describe('a table of version 1', () => {
  it('that was stored goes on to its end under version 1, with a bot, and its rematch takes today’s rules', async () => {
    const table = await storedTable();
    await server.reopen();
    const ann = await server.client('ann');
    const player = await Player.come(ann, table);
    expect(player.joined.rulesVersion).toBe(1);
    expect(await ann.ask({ type: 'sit', table })).toMatchObject({ type: 'done' });
    await ann.once('full');
    await playOut([player]);
    const view = player.update?.sights[0].view as ChateauView;
    expect(view.rules).toEqual({
      mustUseDice: false,
      tokensInLastBuilding: true,
      diceMakeProgress: false,
    });
    await ann.once('table', ({ state }) => state.status === 'over');
    const record = await recordOf(table);
    expect(record).toMatchObject({ rulesVersion: 1 });
    expect(record.options).not.toHaveProperty('mustUseDice');
    expect(unwrap(replay(ohMonChateau1, record)).outcome()).toEqual(player.update?.outcome);
    // who plays at random leaves dice on their own turn, which today's rules refuse
    expect(replay(ohMonChateau, { ...record, rulesVersion: 2 }).ok).toBe(false);

    const next = await ann.ask({ type: 'rematch', table });
    if (next.type !== 'done' || next.table === undefined) throw new Error(JSON.stringify(next));
    const again = await ann.watch(next.table);
    expect(again).toMatchObject({ rulesVersion: 2, options: { mustUseDice: true } });
  });

  it('is imported and exported as it is, and played on', async () => {
    const text = readFileSync(new URL('v1-final-tokens.record.json', GOLDEN), 'utf8');
    const golden = unwrap(parseRecord(text));
    const seats = ['plumb', 'quill'].map((bot, look) => ({ name: bot, bot, look }));
    const begun = { ...golden, actions: golden.actions.slice(0, 60), extras: { seats } };
    const file = join(`${server.folder}`, 'game.json');
    writeFileSync(file, formatRecord(begun));
    const { out } = await castellan('import-game', '--data', `${server.folder}`, file);
    const table = /^table (\w+)/.exec(out)?.[1] ?? '';
    const watcher = await Player.come(await server.client('eve'), table);
    await playOut([watcher]);
    await watcher.client.once('table', ({ state }) => state.status === 'over');
    const record = await recordOf(table);
    expect(record.rulesVersion).toBe(1);
    expect(record.actions.slice(0, 60)).toEqual(begun.actions);
    expect(unwrap(replay(ohMonChateau1, record)).isOver()).toBe(true);
    const { out: exported } = await castellan('export-game', '--data', `${server.folder}`, table);
    expect(unwrap(parseRecord(exported))).toMatchObject({ rulesVersion: 1, actions: record.actions });
  });
});

it('new tables take the newest rules, and both kinds are listed as one game', async () => {
  const ann = await server.client('ann');
  const table = await ann.create(setupFor('oh-mon-chateau', 2));
  expect(await ann.watch(table)).toMatchObject({ rulesVersion: 2, options: { mustUseDice: true } });
});
