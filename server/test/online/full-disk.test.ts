import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { StoreError } from '../../src/store/failure.js';
import { until } from './nodes.js';
import { seated, setupFor } from './play.js';
import { TestServer } from './test-server.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('a disk that stays full costs no memory, however often somebody tries to move', async () => {
  const server = await TestServer.build(true);
  const [ann, ben] = await seated(server, ['ann', 'ben'], setupFor('roquefort', 2));
  const { table } = ann;
  await until(() => [ann, ben].some((one) => one.turn() !== null), 'the first turn');
  const [mover, other] = ann.turn() === null ? [ben, ann] : [ann, ben];
  const turn = mover.turn();
  if (turn === null) throw new Error('nobody may act');
  const { seat, version, moves } = turn;
  const move = moves[0];
  const { store, tables } = server.castellan;
  const full = new StoreError('storage', 'the disk is full');
  // no spy: it would remember everything that it was given
  const append = store.append.bind(store);
  store.append = (_table, _seq, _entry, _at, waiting) => queueMicrotask(() => waiting.reject(full));
  const past: WeakRef<object>[] = [];
  while (past.length < 40) {
    const here = tables.here(table);
    if (here !== undefined && past.at(-1)?.deref() !== here) past.push(new WeakRef(here));
    // the table in memory is given up, and everybody gets the one in the store
    const moveId = `full/${past.length}`;
    mover.client.tell({ type: 'move', table, seat, version, moveId, move });
    await mover.client.ask({ type: 'ping' });
  }
  await until(() => tables.here(table) !== undefined, 'the last of them');
  await mover.client.ask({ type: 'ping' });
  collectGarbage();
  const alive = past.filter((one) => one.deref() !== undefined).length;
  expect(alive).toBeLessThanOrEqual(3);
  // there is room again
  store.append = append;
  const kept = other.client.next('step');
  mover.client.tell({ type: 'move', table, seat, version, moveId: 'room', move });
  await kept;
  const complaints = await server.tearDown();
  expect(complaints.every((text) => text.includes('cannot be kept'))).toBe(true);
});
