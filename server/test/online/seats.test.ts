import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../../src/store/failure.js';
import { setupFor } from './play.js';
import { type Client, TestServer } from './test-server.js';

let server: TestServer;
/** What the server is to complain about. */
let expected: RegExp[] = [];
beforeEach(async () => {
  server = await TestServer.build(true);
  expected = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  const complaints = await server.tearDown();
  expect(complaints).toEqual(expected.map((text) => expect.stringMatching(text)));
});

async function opened(players: number): Promise<{ table: string; ann: Client; ben: Client }> {
  const [ann, ben] = [await server.client('ann'), await server.client('ben')];
  const table = await ann.create(setupFor('roquefort', players));
  await ann.watch(table);
  await ben.watch(table);
  return { table, ann, ben };
}

const names = (joined: Awaited<ReturnType<Client['watch']>>) =>
  joined.state.seats.map(({ person }) => person?.name ?? null);

/** The next seat that is written waits; answers when it does, and what lets it go on. */
function holdSeat(): { written: Promise<void>; goOn: (error?: Error) => void } {
  const { store } = server.castellan;
  const run = store.run.bind(store);
  let goOn: (error?: Error) => void = () => {};
  const written = new Promise<void>((isWritten) => {
    const gate = new Promise<Error | undefined>((open) => {
      goOn = open;
    });
    let isHeld = false;
    vi.spyOn(store, 'run').mockImplementation((async (name: never, input: never) => {
      if (name === 'setSeat' && !isHeld) {
        isHeld = true;
        isWritten();
        const error = await gate;
        if (error !== undefined) throw error;
      }
      return run(name, input);
    }) as typeof store.run);
  });
  return { written, goOn: (error) => goOn(error) };
}

describe('a seat', () => {
  it('that could not be kept is open as before, and can be asked for again', async () => {
    expected = [/answering sit/];
    const { table, ann, ben } = await opened(2);
    const { written, goOn } = holdSeat();
    const first = ben.ask({ type: 'sit', table, seat: 1 });
    await written;
    goOn(new StoreError('storage', 'the disk is full'));
    expect(await first).toMatchObject({ type: 'error', problem: { kind: 'storage' } });
    // nobody plays with somebody who has no seat
    expect(names(await ann.watch(table))).toEqual(['ann', null]);
    expect(server.castellan.tables.here(table)?.status).toBe('waiting');
    expect(await ben.ask({ type: 'sit', table, seat: 1 })).toMatchObject({ type: 'done' });
    await Promise.all([ann.once('full'), ben.once('full')]);
  });

  it('is shown as taken when that is kept, and whoever asks twice is answered twice', async () => {
    const { table, ann, ben } = await opened(3);
    const { written, goOn } = holdSeat();
    const asked = [ben.ask({ type: 'sit', table, seat: 1 }), ben.ask({ type: 'sit', table, seat: 1 })];
    await written;
    expect(names(await ann.watch(table))).toEqual(['ann', null, null]);
    expect(await ann.ask({ type: 'sit', table, seat: 1 })).toMatchObject({ problem: { kind: 'seat-taken' } });
    goOn();
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ type: 'done' });
    expect(await ben.ask({ type: 'sit', table, seat: 1 })).toMatchObject({ type: 'done' });
    expect(names(await ann.watch(table))).toEqual(['ann', 'ben', null]);
  });
});

describe('the beginning of a game', () => {
  it('is told when it is kept, also to whoever hears of the table for another reason', async () => {
    const { table, ann, ben } = await opened(2);
    const { store } = server.castellan;
    const append = store.append.bind(store);
    let keep = (): void => {};
    const asked = new Promise<void>((isAsked) => {
      vi.spyOn(store, 'append').mockImplementationOnce((...entry) => {
        keep = () => append(...entry);
        isAsked();
      });
    });
    const sitting = ben.ask({ type: 'sit', table });
    await asked;
    // somebody else comes: the others hear who is here
    const eve = await server.client('eve');
    const joining = eve.watch(table);
    await ann.ask({ type: 'ping' });
    const statuses = () => ann.heard.flatMap((one) => (one.type === 'table' ? [one.state.status] : []));
    expect(statuses()).not.toContain('playing');
    keep();
    await Promise.all([sitting, joining, ann.once('table', ({ state }) => state.status === 'playing')]);
  });
});
