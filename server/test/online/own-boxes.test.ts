import { type JsonObject, SeededChance } from '@castellan/kernel';
import { generateLayout } from '@castellan/roquefort';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyBox } from '../../../games/oh-mon-chateau/test/boxes.js';
import { Player, playOut, seated, setupFor } from './play.js';
import { TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build(true);
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const boxFor = (mode: 'petits-batisseurs' | 'grands-architectes'): JsonObject => ({
  mode,
  box: anyBox(mode, new SeededChance(`online ${mode}`)) as unknown as JsonObject,
});

describe.each<[string, JsonObject]>([
  ['roquefort', { layout: 'custom', rooms: generateLayout(new SeededChance('online')) }],
  ['oh-mon-chateau', boxFor('petits-batisseurs')],
  ['oh-mon-chateau', boxFor('grands-architectes')],
])('a table of %s with somebody’s own box', (game, own) => {
  it('is played to its end over a restart, and once more with the same box', async () => {
    const setup = setupFor(game, 2, { options: { ...own, first: 0, stallTurns: 3 } });
    const [ann, ben] = await seated(server, ['ann', 'ben'], setup);
    const { table } = ann;
    for (const { joined } of [ann, ben]) expect(joined.options).toMatchObject(own);
    const turn = ann.turn();
    if (turn === null) throw new Error('ann begins');
    const moveId = ann.send(turn.seat, turn.version, ann.pick(turn.moves));
    await ann.client.next('step', (step) => step.moveId === moveId);
    const before = ann.update?.sights;

    await server.reopen();
    const back = await Promise.all(
      ['ann', 'ben'].map(async (name) => Player.come(await server.client(name), table, name)),
    );
    expect(back[0].update?.sights).toEqual(before);
    expect(back[0].joined.options).toMatchObject(own);
    await playOut(back);

    const done = await back[1].client.ask({ type: 'rematch', table });
    const next = done.type === 'done' ? (done.table ?? '') : '';
    const again = await Promise.all(
      ['ann', 'ben'].map(async (name) => Player.come(await server.client(name), next, `again ${name}`)),
    );
    for (const { joined } of again) expect(joined.options).toMatchObject(own);
    await playOut(again);
  });
});
