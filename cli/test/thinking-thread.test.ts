import { contestant, type ThinkerAnswer } from '@castellan/ai';
import { Drawer, type Json, SeededChance, unwrap } from '@castellan/kernel';
import { type RoquefortEvent, roquefort, roquefortOpposition } from '@castellan/roquefort';
import { afterEach, describe, expect, it } from 'vitest';
import { ThinkingThread } from '../src/thinking/thinking-thread.js';

const PROGRAM = new URL('../../dist/thinking-thread.js', import.meta.url);
const refused: string[] = [];
const threads: ThinkingThread[] = [];

function startThread(): ThinkingThread {
  const thread = new ThinkingThread(PROGRAM, (message) => refused.push(message));
  threads.push(thread);
  return thread;
}

afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
});

const CHARACTERS = ['griffonne', 'noisette'];

/** Plays so many decisions of a table; each move is the thread's, held against a bot's that was told the same. */
async function playBeside(
  thread: ThinkingThread,
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
      options,
      character: name,
      seed: `s${seat}`,
    });
    const character = roquefortOpposition.everybody.find(({ id }) => id === name);
    if (character === undefined) throw new Error(`nobody is called ${name}`);
    return contestant(roquefort, roquefortOpposition, character).sitDown(options, seat, `s${seat}`);
  });
  const mine: string[] = [];
  const theirs: string[] = [];
  while (!state.isOver() && theirs.length < decisions) {
    const actor = state.isChance() ? -1 : state.turn;
    if (actor >= 0) {
      const move = thread.think('t', actor).move;
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
      options,
      character: 'castellane',
      seed: 's',
    });
    thread.tell({ type: 'witness', table: 't', seat: 0, events, view: state.view(0) as Json });

    const whole: ThinkerAnswer[] = [];
    const decided = thread.think('t', 0, (answer) => whole.push(answer));
    const move = await decided.move;
    expect(whole.length).toBeGreaterThan(3);

    let heard = 0;
    const cancelled = thread.think('t', 0, () => {
      heard++;
      cancelled.cancel();
    });
    expect(await cancelled.move).toBeNull();
    expect(heard).toBeLessThanOrEqual(whole.length);

    // nothing is left of what was called off
    expect(await thread.think('t', 0).move).toBe(move);
  });

  it('refuses a question about a seat where nobody sits', async () => {
    await expect(startThread().think('t', 3).move).rejects.toThrow('nobody sits at seat 3 of t');
  });
});
