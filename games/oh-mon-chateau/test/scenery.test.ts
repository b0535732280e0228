import { legalMoves, parseMove, SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { foresee } from '../src/foresee.js';
import { type ChateauState, ohMonChateau } from '../src/index.js';
import { scenery } from '../src/scenery.js';
import { grand, NO_FLOOR, NO_TOWER, NO_WALL, play, small } from './arrange.js';

const options = (mode: string) => unwrap(ohMonChateau.prepare({ mode, players: 2, first: 0 }, null));

describe('what lies on the table', () => {
  it.each(['petits-batisseurs', 'grands-architectes'])(
    'of %s: twelve cells and lines that lie on them',
    (mode) => {
      const { cells, lines } = scenery(options(mode));
      expect(cells).toHaveLength(12);
      const names = cells.map(({ cell }) => cell);
      for (const line of lines) {
        expect(names).toEqual(expect.arrayContaining([...line.cells]));
        expect(line.name).toBe(`${line.cells[0]}-${line.cells.at(-1)}`);
      }
    },
  );

  it('has powers only in grands architectes', () => {
    expect(scenery(options('petits-batisseurs')).guests).toEqual([]);
    expect(scenery(options('grands-architectes')).guests).toHaveLength(20);
  });
});

describe('what can be seen coming', () => {
  it('is what a die gives, and it changes nothing', () => {
    const state = ohMonChateau.start(options('petits-batisseurs'));
    const chance = new SeededChance('roll');
    const [actions, weights] = [new Int32Array(ohMonChateau.maxLegal), new Int32Array(ohMonChateau.maxLegal)];
    while (state.isChance()) state.apply(-1, actions[chance.below(state.chances(actions, weights))], null);
    const before = state.bytes.slice();
    for (const move of legalMoves(ohMonChateau, state, 0)) {
      const { events } = foresee(state, 0, unwrap(parseMove(ohMonChateau, state, 0, move)));
      const last = /(\d,\d)$/.exec(move);
      if (last !== null) expect(events).toContainEqual({ type: 'placedToken', seat: 0, cell: last[1] });
      expect(events[0]).toMatchObject({ type: move === 'pass' ? 'passed' : 'usedDie', seat: 0 });
    }
    expect(state.bytes).toEqual(before);
  });

  const coming = (state: ChateauState, move: string) =>
    foresee(state, state.turn, unwrap(parseMove(ohMonChateau, state, state.turn, move)));

  it('[O5.2] is that nothing comes of a line cleared for nobody who could help', () => {
    const at = (guests: string, more: object = {}) =>
      grand({ castles: [{}, { tokens: '1,2 2,2', guests, ...more }], phase: 'final', turn: 1 });
    const line = 'build 1,2-2,2';
    for (const guests of ['dagobert', 'bucheron', 'paysan marchand dagobert'])
      expect(coming(at(guests), line)).toMatchObject({ nothing: true, points: 0 });
    expect(coming(at('bohemienne dagobert'), line).nothing).toBe(false);
    expect(coming(at('bohemienne', { inhabitants: 30 }), line).nothing).toBe(true);
    expect(coming(at('magicien'), line).nothing).toBe(true);
    expect(coming(at('magicien', { tokens: '1,2 2,2 5,5' }), line).nothing).toBe(false);
    expect(coming(at('architecte'), line).nothing).toBe(false);
    // while tokens are placed and dice rolled it is worth it
    for (const guests of ['dagobert', 'bucheron']) {
      const building = grand({ castles: [{ tokens: '1,2 2,2', guests }, {}] });
      expect(coming(building, line)).toMatchObject({ nothing: false, lost: null });
    }
    const old = grand({
      castles: [{}, { tokens: '1,2 2,2', guests: 'bucheron' }],
      phase: 'final',
      turn: 1,
      version: 1,
    });
    expect(coming(old, line).nothing).toBe(false);
  });

  it('[O5.2] is what of a guest’s help is lost in the last building', () => {
    const guests = 'dagobert bucheron architecte bohemienne';
    const state = grand({ castles: [{}, { tokens: '1,2 2,2', guests }], phase: 'final', turn: 1 });
    play(state, 'build 1,2-2,2');
    expect(coming(state, 'activate dagobert')).toMatchObject({
      nothing: true,
      lost: { tokens: 0, die: true },
    });
    expect(coming(state, 'activate bucheron')).toMatchObject({
      nothing: true,
      lost: { tokens: 2, die: false },
    });
    expect(coming(state, 'activate architecte')).toMatchObject({
      nothing: false,
      lost: { tokens: 1, die: false },
    });
    expect(coming(state, 'activate bohemienne')).toMatchObject({ nothing: false, lost: null });
    const floor = grand({
      castles: [{}, { tokens: '5,4 5,5' }],
      phase: 'final',
      turn: 1,
      faceUp: 'paysan roi fou',
    });
    play(floor, 'build 5,4-5,5');
    expect(coming(floor, 'invite paysan')).toMatchObject({ nothing: false, lost: { tokens: 2, die: false } });
    expect(coming(floor, 'invite roi').lost).toBeNull();
  });

  it('[O5.1] is that the game ends with the twelfth part, before its wall or guest is chosen', () => {
    const tower = small({ castles: [{ ...NO_TOWER, tokens: '1,4 2,4 2,1 2,2' }, {}] });
    expect(coming(tower, 'build 1,4-2,4').finishes).toBe(true);
    expect(coming(tower, 'build 2,1-2,2').finishes).toBe(false);
    expect(coming(tower, 'end').finishes).toBe(false);
    const wall = small({ castles: [{ ...NO_WALL, tokens: '1,2 2,2' }, {}] });
    expect(coming(wall, 'build 1,2-2,2').finishes).toBe(true);
    const floor = grand({ castles: [{ ...NO_FLOOR, tokens: '5,4 5,5' }, {}] });
    expect(coming(floor, 'build 5,4-5,5').finishes).toBe(true);
    const last = small({
      castles: [{}, { ...NO_TOWER, tokens: '1,4 2,4' }],
      phase: 'final',
      turn: 1,
    });
    expect(coming(last, 'build 1,4-2,4').finishes).toBe(false);
  });
});
