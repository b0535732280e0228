import { describe, expect, it } from 'vitest';
import { type ChateauState, ohMonChateau } from '../src/index.js';
import { forbiddenBy, grand, NO_TOWER, play, quietRound, small } from './arrange.js';

describe('O5 the end of the game: a locked table', () => {
  const quietTurn = (state: ChateauState): void => {
    quietRound(state);
    play(state, 'end');
  };

  it("[O5.4] ends after so many turns in a row in which nobody built, counting all players'", () => {
    const state = small({ castles: [{}, { towers: [2] }, {}], stallTurns: 4, phase: 'roll' });
    for (let i = 0; i < 3; i++) quietTurn(state);
    expect(state.isOver()).toBe(false);
    quietRound(state);
    expect(play(state, 'end')).toEqual([
      { type: 'turnEnded', seat: 0 },
      { type: 'ended', reason: 'stall', winners: [1] },
    ]);
    expect(state.outcome()).toEqual({ reason: 'stall', winners: [1], scores: [3, 4, 2] });
    expect(ohMonChateau.describe(state)).toMatchObject({
      phase: 'over',
      turn: 0,
      over: true,
      clouds: [[], [], []],
    });
    for (const move of ['end', 'build 1,4-2,4', 'roll wood wood'])
      expect(forbiddenBy(state, move, 0)).toBe('O5.4');
  });

  it('[O5.4] scores as it stands: nobody builds once more', () => {
    const state = small({ castles: [{ tokens: '1,4 2,4' }, { tokens: '1,4 2,4' }], stallTurns: 1 });
    play(state, 'end');
    expect(state.outcome()).toEqual({ reason: 'stall', winners: [0, 1], scores: [0, 0] });
  });

  it.each([
    ['a tower', '1,1 2,1', {}, ['build 1,1-2,1']],
    ['a wall', '1,1 1,2', {}, ['build 1,1-1,2', 'wall 1']],
    ['a flag', '2,3 3,3', { walls: [1] }, ['build 2,3-3,3']],
    ['a floor', '5,4 5,5', {}, ['build 5,4-5,5', 'invite fou', 'turn moine']],
    ['a reactivation', '1,2 2,2', { guests: 'bohemienne' }, ['build 1,2-2,2', 'activate bohemienne']],
    ['a theft', '3,4 4,4 5,4', {}, ['build 3,4-5,4', 'steal garde']],
  ])('[O5.4] counts anew after %s', (_what, tokens, more, moves) => {
    const castles = [{ tokens, ...more }, { guests: 'garde' }];
    const state = grand({ castles, stallTurns: 5, quietTurns: 4, faceUp: 'fou roi troll' });
    play(state, ...moves, 'end');
    expect(state.isOver()).toBe(false);
    for (let i = 0; i < 4; i++) quietTurn(state);
    expect(state.isOver()).toBe(false);
    quietTurn(state);
    expect(state.outcome()?.reason).toBe('stall');
  });

  it('[O5.4] does not take dice for building', () => {
    const state = small({ stallTurns: 2, quietTurns: 1, dice: 'wood gold' });
    play(state, '0:take wood 1,4', '1:take gold 1,3', 'take gold 1,3', 'end');
    expect(state.outcome()?.reason).toBe('stall');
  });

  it.each([
    ['own', '0:take gold flag'],
    ['anybody’s', '1:take gold flag'],
  ])('[O5.4] counts anew after a flag drawn by a die, on %s turn', (_whose, move) => {
    const castles = [
      { guests: move.startsWith('0') ? 'moine' : '', walls: [2] },
      { guests: move.startsWith('1') ? 'moine' : '', walls: [2] },
    ];
    const at = { castles, stallTurns: 5, quietTurns: 4, dice: 'gold gold' };
    const others = ['1:pass', '0:take gold 1,2', '0:take gold 2,3'].filter((one) => one[0] !== move[0]);
    const rest = move.startsWith('0') ? ['0:take gold 1,2'] : [];
    const state = grand(at);
    play(state, move, ...rest, ...others);
    expect(state.view()).toMatchObject({ phase: 'build', built: true });
    play(state, 'end');
    expect(state.isOver()).toBe(false);
    expect(state.view().quietTurns).toBe(0);
    quietTurn(state);
    expect(state.view().quietTurns).toBe(1);
    // as it was: only a cleared line counted
    const old = grand({ ...at, version: 1 });
    play(old, move, ...rest, ...others, 'end');
    expect(old.outcome()?.reason).toBe('stall');
  });

  it('[O5.4] counts anew after a flag by Dagobert’s gold, as after the reactivation that it came by', () => {
    const castles = [{ tokens: '1,2 2,2', guests: 'moine dagobert', walls: [2] }, {}];
    const state = grand({ castles, stallTurns: 2, quietTurns: 1 });
    play(state, 'build 1,2-2,2', 'activate dagobert', 'roll gold', 'flag', 'flag', 'end');
    expect(state.view()).toMatchObject({ quietTurns: 0, phase: 'roll' });
  });

  it('[O5.4] does not count clouds and inhabitants drawn by dice', () => {
    const state = grand({ castles: [{ guests: 'bergere' }, {}], stallTurns: 1, dice: '? ?' });
    play(state, '0:take ? cloud', '1:take ? as inhabitants', '0:take ? as inhabitants', 'end');
    expect(state.outcome()?.reason).toBe('stall');
  });

  it('[O5.4] counts only what the builder of that turn built', () => {
    const state = small({ castles: [{ tokens: '1,4 2,4' }, {}], stallTurns: 2 });
    play(state, 'build 1,4-2,4', 'end');
    quietTurn(state);
    expect(state.isOver()).toBe(false);
    quietTurn(state);
    expect(state.outcome()?.reason).toBe('stall');
  });

  it('[O5.4] does not count in the final phase', () => {
    const castles = [{ ...NO_TOWER, tokens: '1,4 2,4' }, {}, {}];
    const state = small({ castles, stallTurns: 1 });
    play(state, 'build 1,4-2,4', 'end');
    expect(state.view()).toMatchObject({ phase: 'final', turn: 2 });
    play(state, 'end');
    expect(state.outcome()?.reason).toBe('castle');
  });

  it('[O5.4] can be switched off and is 100 turns if nothing is said', () => {
    const off = small({ stallTurns: 0, quietTurns: 1_000_000 });
    play(off, 'end');
    expect(off.isOver()).toBe(false);
    expect(off.view().turnsUntilStall).toBeNull();
    const standard = small({ quietTurns: 98 });
    play(standard, 'end');
    expect(standard.isOver()).toBe(false);
    quietTurn(standard);
    expect(standard.isOver()).toBe(true);
    for (const stallTurns of [-1, 0.5, '3', 10_001])
      expect(ohMonChateau.prepare({ stallTurns, first: 0 }, null)).toMatchObject({
        error: { problems: [{ place: 'stallTurns', rule: 'O5.4' }] },
      });
  });

  it('[O5.4] is announced from ten turns before', () => {
    expect(small({ quietTurns: 89 }).view().turnsUntilStall).toBeNull();
    expect(small({ quietTurns: 90 }).view().turnsUntilStall).toBe(10);
    expect(small({ quietTurns: 99 }).view().turnsUntilStall).toBe(1);
  });
});
