import { describe, expect, it } from 'vitest';
import { PostgresServer } from '../../../tools/src/postgres/server.js';
import { readEntry } from '../../src/tables/log-entry.js';
import { apart, nodes, until } from './nodes.js';
import { Player, playOut, setupFor } from './play.js';
import type { TestServer } from './test-server.js';

const movesOf = async ({ castellan }: TestServer, table: string): Promise<string[]> => {
  const entries = await castellan.store.run('entriesOf', { table });
  return entries.flatMap(({ entry }) => {
    const read = readEntry(entry);
    return read.kind === 'move' ? [`${read.seat} ${read.moveId} ${read.move}`] : [];
  });
};

describe.runIf(PostgresServer.isHere)('two nodes on one database', () => {
  it('play a game whose people are apart to its end, and both have heard the same', async () => {
    const [here, there] = await nodes(2);
    const [anna, ben] = await apart([here, there], setupFor('roquefort', 2));
    await playOut([anna, ben]);
    expect(anna.update?.outcome).toEqual(ben.update?.outcome);
    const { table } = anna;
    const steps = ({ client }: Player): string[] =>
      client.raw.flatMap((text) => {
        const { moveId: _, ...step } = JSON.parse(text) as { type: string; moveId?: string };
        return step.type === 'step' ? [JSON.stringify(step)] : [];
      });
    expect(steps(anna)).toEqual(steps(ben));
    // both ways: each has heard moves that were made at the other node
    expect(steps(anna).length).toBeGreaterThan(10);
    await until(async () => (await here.castellan.store.run('isRated', { table })) === true, 'the rating');
    const rating = await here.castellan.store.run('ratingOf', {
      person: 'annaxxxxxxxxxxxx',
      game: 'roquefort',
    });
    expect(rating?.games).toBe(1);
    expect(there.castellan.tables.here(table)?.status).toBe('over');
  });

  it('never let both win a turn: one move is kept, and both are told what is true', async () => {
    const [here, there] = await nodes(2);
    const client = await here.client('anna');
    const table = await client.create(
      setupFor('roquefort', 2, {
        seats: [
          { kind: 'me', look: 0 },
          { kind: 'me', look: 1 },
        ],
      }),
    );
    const one = await Player.come(client, table, 'one');
    const other = await Player.come(await there.client('anna'), table, 'other');
    await Promise.all([client.once('full'), until(() => other.turn() !== null)]);
    let bothAccepted = 0;
    for (let n = 0; n < 25; n++) {
      await until(
        () => one.update?.version === other.update?.version && one.turn() !== null,
        'the same version',
      );
      const turn = one.turn();
      if (turn === null) throw new Error('nobody may act');
      const before = (await movesOf(here, table)).length;
      const answers = [one, other].map((player, i) => {
        const moveId = `race/${n}/${i}`;
        const move = player.pick(turn.moves);
        player.client.tell({ type: 'move', table, seat: turn.seat, version: turn.version, moveId, move });
        return Promise.race([
          player.client.next('step', (step) => step.moveId === moveId).then(() => 'kept'),
          player.client.next('full', (full) => full.moveId === moveId).then(() => 'kept'),
          player.client
            .next('error', (error) => error.moveId === moveId)
            .then(({ problem }) => problem.kind as string),
        ]);
      });
      const told = await Promise.all(answers);
      const kept = (await movesOf(here, table)).slice(before);
      // whoever was told that it is kept finds it in the log, once, and nobody else
      for (const [i, answer] of told.entries())
        expect(kept.filter((line) => line.includes(`race/${n}/${i} `)).length, told.join()).toBe(
          answer === 'kept' ? 1 : 0,
        );
      expect(told).toContain('kept');
      if (told.every((answer) => answer === 'kept')) bothAccepted++;
    }
    // a move that still stands after the other is done as well; most do not
    expect(bothAccepted).toBeLessThan(25);
    const [a, b] = [here, there].map(({ castellan }) => castellan.tables.here(table)?.play?.keep());
    await until(() => one.update?.version === other.update?.version, 'the same version');
    expect(a).toEqual(b);
  });

  it('answer a repeat of what was accepted at the other as a repeat', async () => {
    const [here, there] = await nodes(2);
    const [anna] = await apart([here, there], setupFor('roquefort', 2));
    const again = await there.client('anna');
    const elsewhere = await Player.come(again, anna.table, 'anna');
    await until(() => anna.turn() !== null || (anna.update?.actors.length ?? 0) > 0);
    const turn = anna.turn();
    if (turn === null) {
      // it is Ben's turn: nothing of Anna's to repeat yet
      return;
    }
    const message = {
      type: 'move',
      table: anna.table,
      seat: turn.seat,
      version: turn.version,
      moveId: 'twice',
      move: turn.moves[0],
    } as const;
    const first = anna.client.next('step', (step) => step.moveId === 'twice');
    anna.client.tell(message);
    await first;
    const second = again.next('full', (full) => full.moveId === 'twice');
    again.tell(message);
    await second;
    expect((await movesOf(here, anna.table)).length).toBe(1);
    expect(elsewhere.update?.version).toBe(1);
  });

  it('catch up by the log when a note was missed', async () => {
    const [here, there] = await nodes(2);
    const [anna, ben] = await apart([here, there], setupFor('roquefort', 2));
    const deaf = there.castellan.tables.here(anna.table);
    if (deaf === undefined) throw new Error('no table');
    const hear = deaf.elsewhere.hear.bind(deaf.elsewhere);
    deaf.elsewhere.hear = () => {};
    const [mover, waiter] = anna.turn() === null ? [ben, anna] : [anna, ben];
    if (mover === ben) return;
    for (let n = 0; n < 2; n++) {
      const turn = mover.turn();
      if (turn === null) break;
      const moveId = mover.send(turn.seat, turn.version, turn.moves[0]);
      await mover.client.next('step', (step) => step.moveId === moveId);
    }
    expect(waiter.update?.version).toBe(0);
    deaf.elsewhere.hear = hear;
    await there.castellan.tables.shared.catchUp();
    await until(() => waiter.update?.version === mover.update?.version);
  });
});
