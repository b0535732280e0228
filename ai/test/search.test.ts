import { parseMove, unwrap } from '@castellan/kernel';
import { type RoquefortState, roquefort, roquefortKnowledge } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH, Search } from '../src/index.js';
import { makeBot, playTable } from './table.js';

const think = (state: RoquefortState, nodes: number, watch?: (done: number) => boolean) =>
  new Search(roquefort, roquefortKnowledge, state, { ...DEFAULT_SEARCH, nodes }).think(
    state,
    state.turn,
    watch,
  );

/** The beginning of a turn in a game between quick bots. */
function somePosition(seed: string, decisions: number): RoquefortState {
  let n = 0;
  for (const { state } of playTable(seed, { players: 2 }, (s, seat) => makeBot(s, seat, 60)))
    if (n++ >= decisions && state.actionsLeft === 4) return state.copy();
  throw new Error('the game was over before');
}

describe('search', () => {
  it('gives the same answer for the same position and budget, also when used again', () => {
    const state = somePosition('same', 20);
    const search = new Search(roquefort, roquefortKnowledge, state, { ...DEFAULT_SEARCH, nodes: 3_000 });
    const first = search.think(state, state.turn);
    expect(search.think(state, state.turn)).toEqual(first);
    expect(think(state, 3_000)).toEqual(first);
  });

  it('leaves the position alone and offers every legal move once', () => {
    const state = somePosition('alone', 12);
    const before = state.bytes.slice();
    const candidates = think(state, 1_000);
    expect(state.bytes).toEqual(before);
    const legal = new Int32Array(roquefort.maxLegal);
    const count = state.legal(state.turn, legal);
    expect(candidates.map((c) => c.action).sort()).toEqual(Array.from(legal.subarray(0, count)).sort());
  });

  it('keeps its budget', () => {
    const state = somePosition('budget', 15);
    let most = 0;
    think(state, 5_000, (done) => {
      most = done;
      return false;
    });
    // one more position with all its moves may be begun before it is noticed
    expect(most).toBeLessThanOrEqual(5_000 + roquefort.maxLegal + 1);
    expect(most).toBeGreaterThan(2_000);
  });

  it('stops when told to, with an answer', () => {
    const state = somePosition('stop', 15);
    let asked = 0;
    const candidates = think(state, 1_000_000, () => ++asked === 3);
    expect(asked).toBe(3);
    expect(candidates[0].visits).toBeGreaterThan(0);
  });

  it('answers alike however the work is cut into pieces', () => {
    const state = somePosition('pieces', 14);
    const search = new Search(roquefort, roquefortKnowledge, state, { ...DEFAULT_SEARCH, nodes: 3_000 });
    search.begin(state, state.turn);
    expect(search.candidates().length).toBeGreaterThan(1);
    for (let looked = 100; search.run(looked); looked += 137)
      expect(search.candidates()[0].prospect).toBeGreaterThan(0);
    expect(search.looked).toBeGreaterThanOrEqual(3_000);
    expect(search.candidates()).toEqual(think(state, 3_000));
  });

  it('finds the run that wins', () => {
    const state = winningPosition();
    const [best] = think(state, 2_000);
    expect(best.prospect).toBeGreaterThan(0.95);
    while (!state.isOver() && state.turn === 0) state.apply(0, think(state, 2_000)[0].action, null);
    expect(state.outcome()).toMatchObject({ winners: [0] });
  });
});

/** Seat 0 needs one more kind; a mouse stands on it and another is a step away from the second. */
function winningPosition(): RoquefortState {
  const record = [
    'draw spare blank',
    'place a1',
    'place g7',
    'uncover N',
    'draw b2 C1',
    'draw b3 blank',
    'draw c2 C1',
  ];
  const state = roquefort.start(unwrap(roquefort.prepare({ players: 2, first: 0 }, null)));
  for (const move of record) {
    const actor = state.isChance() ? -1 : state.turn;
    state.apply(actor, unwrap(parseMove(roquefort, state, actor, move)), null);
  }
  const play = (...moves: string[]): void => {
    for (const move of moves) {
      const actor = state.isChance() ? -1 : state.turn;
      state.apply(actor, unwrap(parseMove(roquefort, state, actor, move)), null);
    }
  };
  play('uncover Q', 'draw b1 blank', 'run a1-b1', 'run b1-b2', 'end', 'end');
  play('enter a1', 'uncover Q', 'run a1-b1', 'end', 'end');
  state.cheese[0] = 0b11100000; // three other kinds were collected long ago
  return state;
}
