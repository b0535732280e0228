import { Worker } from 'node:worker_threads';
import { Drawer, type Json, SeededChance, unwrap } from '@castellan/kernel';
import { type RoquefortEvent, roquefort, roquefortBotSupport } from '@castellan/roquefort';
import { afterEach, describe, expect, it } from 'vitest';
import { contestant, type ThinkerAnswer, ThinkerClient } from '../src/index.js';

/** The thread that the server starts: the thinker of every game. */
const PROGRAM = new URL('../../dist/bot-thread.js', import.meta.url);
const refused: string[] = [];
const workers: Worker[] = [];

function startThread(): ThinkerClient {
  const worker = new Worker(PROGRAM);
  workers.push(worker);
  const client = new ThinkerClient({
    send: (message) => worker.postMessage(message),
    refused: (message) => refused.push(message),
  });
  worker.on('message', (answer: ThinkerAnswer) => client.hear(answer));
  return client;
}

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.terminate();
  refused.length = 0;
});

type Progress = (answer: ThinkerAnswer, cancel: () => void) => void;

function ask(client: ThinkerClient, seat: number, progress: Progress = () => {}): Promise<string | null> {
  return new Promise((decided) => {
    const cancel = client.think({ table: 't', seat }, decided, (answer) => progress(answer, cancel));
  });
}

const CHARACTERS = ['griffonne', 'noisette'];

/** Plays so many decisions of a table; each move is the thread's, held against a bot's that was told the same. */
async function playBeside(
  thread: ThinkerClient,
  decisions: number,
): Promise<{ mine: string[]; theirs: string[] }> {
  const chance = new SeededChance('thread');
  const options = unwrap(roquefort.prepare({ players: 2 }, chance));
  const state = roquefort.start(options);
  const drawer = new Drawer(roquefort.maxLegal);
  const bots = CHARACTERS.map((name, seat) => {
    thread.tell({
      type: 'sit',
      table: 't',
      seat,
      game: 'roquefort',
      rulesVersion: roquefort.rulesVersion,
      options,
      character: name,
      seed: `s${seat}`,
    });
    const character = roquefortBotSupport.everybody.find(({ id }) => id === name);
    if (character === undefined) throw new Error(`nobody is called ${name}`);
    return contestant(roquefort, roquefortBotSupport, character).sitDown(options, seat, `s${seat}`);
  });
  const mine: string[] = [];
  const theirs: string[] = [];
  while (!state.isOver() && theirs.length < decisions) {
    const actor = state.isChance() ? -1 : state.turn;
    if (actor >= 0) {
      const move = ask(thread, actor);
      mine.push(roquefort.writeMove(bots[actor].choose()));
      theirs.push((await move) ?? 'cancelled');
    }
    const action = actor < 0 ? drawer.draw(state, chance) : unwrap(roquefort.readMove(mine[mine.length - 1]));
    const events: RoquefortEvent[] = [];
    state.apply(actor, action, events);
    for (const seat of [0, 1]) {
      thread.tell({ type: 'witness', table: 't', seat, events, view: state.view(seat) as Json });
      bots[seat].witness(events, state.view(seat));
    }
  }
  return { mine, theirs };
}

describe('a thinker in a worker thread', () => {
  it('decides as bots in this thread do', async () => {
    const { mine, theirs } = await playBeside(startThread(), 60);
    expect(theirs).toEqual(mine);
    expect(theirs).toHaveLength(60);
    expect(refused).toEqual([]);
  });

  it('tells how it looks on the way, and can be called off there', async () => {
    const thread = startThread();
    const options = unwrap(roquefort.prepare({ players: 2, first: 0 }, null));
    const state = roquefort.start(options);
    const events: RoquefortEvent[] = [];
    state.apply(-1, unwrap(roquefort.readMove('draw spare C1')), events);
    for (const move of ['place a1', 'place g7'])
      state.apply(state.turn, unwrap(roquefort.readMove(move)), events);
    thread.tell({
      type: 'sit',
      table: 't',
      seat: 0,
      game: 'roquefort',
      rulesVersion: roquefort.rulesVersion,
      options,
      character: 'castellane',
      seed: 's',
    });
    thread.tell({ type: 'witness', table: 't', seat: 0, events, view: state.view(0) as Json });

    const whole: ThinkerAnswer[] = [];
    const move = await ask(thread, 0, (answer) => whole.push(answer));
    expect(whole.length).toBeGreaterThan(3);

    let heard = 0;
    const cancelled = await ask(thread, 0, (_, cancel) => {
      heard++;
      cancel();
    });
    expect(cancelled).toBeNull();
    expect(heard).toBeLessThanOrEqual(whole.length);

    // nothing is left of what was called off
    expect(await ask(thread, 0)).toBe(move);
  });

  it('refuses a question about a seat where nobody sits', async () => {
    expect(await ask(startThread(), 3)).toBeNull();
    expect(refused).toEqual([expect.stringContaining('nobody sits at seat 3 of t')]);
  });

  it('is asked anew when it is lost, and calls off what it was asked', () => {
    const sent: string[] = [];
    const client = new ThinkerClient({ send: ({ type }) => sent.push(type), refused: () => {} });
    const table = {
      id: 't',
      seats: 2,
      length: 0,
      options: {},
      game: { id: 'roquefort', rulesVersion: 1 },
      eventsSince: () => [],
      view: () => null,
    };
    const moves: (string | null)[] = [];
    const decide = (character: string) => client.decide(table, 0, character, 's', (move) => moves.push(move));
    decide('noisette');
    expect(client.load).toBe(1);
    client.lost();
    expect(moves).toEqual([null]);
    expect(client.load).toBe(0);
    decide('noisette');
    decide('noisette');
    // another character sits down at the same seat
    decide('griffonne');
    client.leave(table);
    const turn = ['witness', 'think'];
    expect(sent).toEqual(['sit', ...turn, 'sit', ...turn, ...turn, 'sit', ...turn, 'leave']);
  });
});
