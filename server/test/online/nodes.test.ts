import { describe, expect, it, vi } from 'vitest';
import { PostgresServer } from '../../../tools/src/postgres/server.js';
import { DatabaseClock } from '../../src/cluster/postgres/database-clock.js';
import { StoreError } from '../../src/store/failure.js';
import { readEntry } from '../../src/tables/log-entry.js';
import { postgresServer } from '../store/engines.js';
import { apart, expectComplaints, nodes, until } from './nodes.js';
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
    const [anna] = await apart([here, there], setupFor('roquefort', 2, { options: { first: 0 } }));
    const again = await there.client('anna');
    const elsewhere = await Player.come(again, anna.table, 'anna');
    const turn = anna.turn();
    if (turn === null) throw new Error('the first seat begins');
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
    const [anna, ben] = await apart([here, there], setupFor('roquefort', 2, { options: { first: 0 } }));
    const deaf = there.castellan.tables.here(anna.table);
    if (deaf === undefined) throw new Error('no table');
    const hear = deaf.elsewhere.hear.bind(deaf.elsewhere);
    deaf.elsewhere.hear = () => {};
    for (let n = 0; n < 2; n++) {
      const turn = anna.turn();
      if (turn === null) break;
      const moveId = anna.send(turn.seat, turn.version, turn.moves[0]);
      await anna.client.next('step', (step) => step.moveId === moveId);
    }
    expect(ben.update?.version).toBe(0);
    deaf.elsewhere.hear = hear;
    await there.castellan.tables.shared.catchUp();
    await until(() => ben.update?.version === anna.update?.version);
  });

  it('show the same seats, people, talk and strokes of the pen', async () => {
    const [here, there] = await nodes(2);
    const [anna, ben] = [await here.client('anna'), await there.client('ben')];
    const table = await anna.create(setupFor('oh-mon-chateau', 4, { freeText: true }));
    await anna.watch(table);
    await ben.watch(table);
    await ben.ask({ type: 'sit', table, seat: 1 });
    const seated = await anna.once('table', ({ state }) => state.seats[1].present && state.watchers === 0);
    expect(seated.state.seats[1].person?.name).toBe('ben');
    await ben.ask({ type: 'say', table, saying: { kind: 'text', text: 'bonsoir' } });
    const said = await anna.once('said');
    expect([said.by?.name, said.saying]).toEqual(['ben', { kind: 'text', text: 'bonsoir' }]);
    const add = 'a'.repeat(12_000);
    anna.tell({ type: 'ink', table, seat: 0, side: 'guide', keep: 0, add });
    await ben.once('ink', (ink) => ink.keep + ink.add.length === add.length);
    const late = await (await there.client('cleo')).watch(table);
    expect(late.drawings['0']?.ink).toBe(add);
    ben.hangUp();
    await anna.once('table', ({ state }) => state.seats[1].person !== null && !state.seats[1].present);
  });

  it('give a seat that two want at once to one of them', async () => {
    const [here, there] = await nodes(2);
    const [anna, ben, cleo] = [
      await here.client('anna'),
      await here.client('ben'),
      await there.client('cleo'),
    ];
    const table = await anna.create(setupFor('roquefort', 3));
    for (const client of [anna, ben, cleo]) await client.watch(table);
    const answers = await Promise.all([ben, cleo].map((one) => one.ask({ type: 'sit', table, seat: 1 })));
    expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'error']);
    const winner = answers[0].type === 'done' ? 'ben' : 'cleo';
    for (const client of [anna, ben, cleo])
      await client.once('table', ({ state }) => state.seats[1].person?.name === winner);
    await until(() =>
      [here, there].every(({ castellan }) => castellan.tables.here(table)?.seating.places[1].name === winner),
    );
  });

  it('give a seat once to somebody who asks for it at both, and tell them so twice', async () => {
    const [here, there] = await nodes(2);
    const anna = await here.client('anna');
    const table = await anna.create(setupFor('roquefort', 3));
    const lines = [await here.client('ben'), await there.client('ben')];
    for (const line of lines) await line.watch(table);
    const answers = await Promise.all(lines.map((line) => line.ask({ type: 'sit', table, seat: 1 })));
    expect(answers.map(({ type }) => type)).toEqual(['done', 'done']);
    await until(() =>
      [here, there].every(({ castellan }) => castellan.tables.here(table)?.seating.places[1].name === 'ben'),
    );
  });

  it('have one that keeps a table: its bots play once, and another goes on when it stops', async () => {
    const [here, there] = await nodes(2);
    const client = await there.client('anna');
    const maker = await here.client('anna');
    const table = await maker.create(
      setupFor('roquefort', 1, {
        seats: [
          { kind: 'me', look: 0 },
          { kind: 'bot', bot: 'crumb', look: 1 },
        ],
      }),
    );
    const watcher = await Player.come(maker, table, 'watcher');
    const anna = await Player.come(client, table, 'anna');
    const keepers = () =>
      [here, there].filter(({ castellan }) => castellan.tables.here(table)?.elsewhere.isKept);
    await until(() => keepers().length === 1, 'a keeper');
    expect(keepers()).toEqual([here]);
    const playTo = async (count: number): Promise<void> => {
      for (let played = 0; played < count; ) {
        await until(() => anna.turn() !== null, 'a turn');
        const turn = anna.turn();
        if (turn === null) continue;
        const moveId = anna.send(turn.seat, turn.version, anna.pick(turn.moves));
        await Promise.race([
          client.next('step', (step) => step.moveId === moveId),
          client.next('full', (full) => full.moveId === moveId),
        ]);
        played++;
      }
    };
    await playTo(8);
    expect(watcher.update?.version).toBeGreaterThan(8);
    const bots = (await movesOf(here, table)).filter((line) => line.includes(' bot/'));
    expect(new Set(bots).size).toBe(bots.length);
    await here.castellan.stop();
    const start = performance.now();
    await until(() => keepers().includes(there), 'another keeper');
    expect(performance.now() - start).toBeLessThan(5_000);
    await playTo(8);
  });

  it('let a clock run out once, wherever its people are', async () => {
    const [here, there] = await nodes(2);
    const clock = { kind: 'live', bank: 60_000, increment: 0 } as const;
    const [anna, ben] = await apart([here, there], setupFor('roquefort', 2, { clock }));
    const { table } = anna;
    expect(anna.update?.version).toBe(0);
    for (const { watch } of [here, there]) watch.pass(61_000);
    await until(
      () => (anna.update?.version ?? 0) > 0 && anna.update?.version === ben.update?.version,
      'a move',
    );
    const moves = await movesOf(here, table);
    expect(moves[0]).toMatch(/^. bot\/0 /);
    expect(new Set(moves.map((line) => line.split(' ')[1])).size).toBe(moves.length);
  });

  it('play on when the database was killed and is back; what was asked for meanwhile is answered', async () => {
    expectComplaints();
    const [here, there] = await nodes(2);
    const [anna, ben] = await apart([here, there], setupFor('roquefort', 2));
    const postgres = await postgresServer();
    const mover = anna.turn() === null ? ben : anna;
    const turn = mover.turn();
    if (turn === null) throw new Error('nobody may act');
    await postgres.kill();
    const moveId = mover.send(turn.seat, turn.version, turn.moves[0]);
    const answered = Promise.race([
      mover.client.next('step', (step) => step.moveId === moveId),
      mover.client.next('full', (full) => full.moveId === moveId),
    ]);
    await postgres.start();
    const start = performance.now();
    await answered;
    expect(performance.now() - start).toBeLessThan(5_000);
    await until(() => anna.update?.version === 1 && ben.update?.version === 1, 'the move at both');
    expect((await movesOf(here, anna.table)).length).toBe(1);
  });

  it('have one lobby, and bring people together who look for the same at different ones', async () => {
    const [here, there] = await nodes(2);
    const [anna, ben] = [await here.client('anna'), await there.client('ben')];
    await ben.ask({ type: 'lobby', on: true });
    const table = await anna.create(setupFor('oh-mon-chateau', 2, { isPublic: true }));
    await anna.watch(table);
    const lobby = await ben.once('lobby', ({ tables }) => tables.length > 0);
    expect(lobby.tables[0].table).toBe(table);
    const wish = { game: 'roquefort', players: 2, clock: { kind: 'none' } } as const;
    const [cleo, dora] = [await here.client('cleo'), await there.client('dora')];
    await cleo.ask({ type: 'seek', wish });
    await ben.once('around', ({ looking }) => looking.some((one) => one.wish.game === 'roquefort'));
    await dora.ask({ type: 'seek', wish });
    const found = await Promise.all([cleo.once('found'), dora.once('found')]);
    expect(found[0].table).toBe(found[1].table);
    const joined = await dora.watch(found[0].table);
    expect(joined.state.seats.map(({ person }) => person?.name).sort()).toEqual(['cleo', 'dora']);
  });

  it('let whoever comes wait while seats that were given elsewhere are read', async () => {
    const [here, there] = await nodes(2);
    const [anna, ben] = [await here.client('anna'), await there.client('ben')];
    const table = await anna.create(setupFor('roquefort', 3));
    await anna.watch(table);
    await ben.watch(table);
    await ben.ask({ type: 'leave', table });
    // the other node has heard that the seats have changed and does not know how yet
    const { store } = there.castellan;
    const run = store.run.bind(store);
    let read = (): void => {};
    const asked = new Promise<void>((isAsked) => {
      vi.spyOn(store, 'run').mockImplementationOnce((async (name: never, parameters: never) => {
        expect(name).toBe('tableRows');
        isAsked();
        await new Promise<void>((goOn) => {
          read = goOn;
        });
        return run(name, parameters);
      }) as typeof store.run);
    });
    const cleo = await here.client('cleo');
    await cleo.watch(table);
    await cleo.ask({ type: 'sit', table });
    await asked;
    const coming = ben.watch(table);
    // heard, and answered after it
    await ben.ask({ type: 'ping' });
    read();
    const { state } = await coming;
    expect(state.seats.map(({ person }) => person?.name).sort()).toEqual(['anna', 'cleo', undefined]);
  });

  it('read seats again that could not be read when they were told of', async () => {
    expectComplaints();
    const [here, there] = await nodes(2);
    const [anna, ben] = [await here.client('anna'), await there.client('ben')];
    const table = await anna.create(setupFor('roquefort', 3));
    await ben.watch(table);
    const { store } = there.castellan;
    const lost = new StoreError('storage', 'the database is away');
    const failing = vi.spyOn(store, 'run').mockImplementationOnce(async (name) => {
      expect(name).toBe('tableRows');
      throw lost;
    });
    const cleo = await here.client('cleo');
    await cleo.watch(table);
    await cleo.ask({ type: 'sit', table });
    await ben.once('table', ({ state }) => state.seats.some(({ person }) => person?.name === 'cleo'));
    expect(failing).toHaveBeenCalled();
  });

  it('agree on the time, whatever their own clocks say', () => {
    let steady = 1_000;
    const clock = new DatabaseClock(() => steady);
    clock.look(50_000, 990, 1_010);
    expect(clock.now()).toBe(50_000);
    steady += 100;
    expect(clock.now()).toBe(50_100);
    // asked for too long to say anything
    clock.look(90_000, 0, 1_100);
    expect(clock.now()).toBe(50_100);
    // the database's clock was put back: time stands until it is there again
    clock.look(40_000, 1_100, 1_100);
    expect(clock.now()).toBe(50_100);
  });
});
