import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { StoreError } from '../../src/store/failure.js';
import { seated, setupFor } from './play.js';
import { TestServer } from './test-server.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('a disk that stays full costs no memory, however often somebody tries to move', async () => {
  const server = await TestServer.build(true);
  const [ann, ben] = await seated(server, ['ann', 'ben'], setupFor('roquefort', 2));
  const { table } = ann;
  const { store, tables } = server.castellan;
  const full = new StoreError('storage', 'the disk is full');
  // no spy: it would remember everything that it was given
  const append = store.append.bind(store);
  store.append = (_table, _seq, _entry, _at, waiting) => queueMicrotask(() => waiting.reject(full));
  const past: WeakRef<object>[] = [];
  for (let n = 0; n < 40; n++) {
    const here = tables.here(table);
    if (here !== undefined) past.push(new WeakRef(here));
    // the table in memory is given up, and everybody gets the one in the store
    const [anew, seen] = [ann.client.next('full'), ben.client.next('full')];
    ann.client.tell({ type: 'move', table, seat: 0, version: 0, moveId: `full/${n}`, move: 'place a1' });
    await Promise.all([anew, seen]);
  }
  expect(past.length).toBe(40);
  await ann.client.ask({ type: 'ping' });
  collectGarbage();
  const alive = past.filter((one) => one.deref() !== undefined).length;
  expect(alive).toBeLessThanOrEqual(3);
  // there is room again
  store.append = append;
  const kept = ben.client.next('step');
  ann.client.tell({ type: 'move', table, seat: 0, version: 0, moveId: 'room', move: 'place a1' });
  await kept;
  const complaints = await server.tearDown();
  expect(complaints.every((text) => text.includes('cannot be kept'))).toBe(true);
});
