import { describe, expect, it } from 'vitest';
import { type ChateauState, ohMonChateau } from '../src/index.js';
import { BLUE, BLUE_CELLS, type Castle, each, forbiddenBy, grand, legal, play } from './arrange.js';

/** Dagobert is reactivated and rolls; of the tokens on the board only those named are left. */
function rolled(face: string, castle: Castle = {}): ChateauState {
  const tokens = `1,2 2,2 ${castle.tokens ?? ''}`;
  const state = grand({ castles: [{ ...castle, tokens, guests: `dagobert ${castle.guests ?? ''}` }, {}] });
  play(state, 'build 1,2-2,2', 'activate dagobert', `roll ${face}`);
  return state;
}
const castleOf = (state: ChateauState) => state.view().castles[0];

describe('O9 Dagobert', () => {
  it.each(['wood', 'stone', 'gold', 'food'] as const)('[O9.6] gives %s twice', (face) => {
    const state = rolled(face);
    expect(ohMonChateau.describe(state)).toMatchObject({ decision: 'gain', actors: [0] });
    expect(legal(state)).toEqual([...each('put', BLUE[face]), 'skip']);
    const [first, second, third] = BLUE[face].split(' ');
    play(state, `put ${second}`);
    expect(legal(state)).toEqual([`put ${first}`, `put ${third}`, 'skip']);
    expect(forbiddenBy(state, `put ${second}`)).toBe('O8.1');
    play(state, `put ${third}`);
    expect(state.view().decision).toBeNull();
    expect(castleOf(state)).toMatchObject({ tokens: [second, third], inhabitants: 0, flags: [] });
  });

  it('[O9.6] gives inhabitants twice: four', () => {
    const state = rolled('inhabitants');
    expect(castleOf(state).inhabitants).toBe(4);
    expect(legal(state)).toEqual(['end']);
    expect(castleOf(rolled('inhabitants', { inhabitants: 28 })).inhabitants).toBe(30);
  });

  it('[O9.6] asks for one face on "?" and gives it twice', () => {
    const faces = ['food', 'gold', 'inhabitants', 'stone', 'wood'];
    for (const face of faces) {
      const state = rolled('?');
      expect(ohMonChateau.describe(state)).toMatchObject({ decision: 'face', actors: [0] });
      expect(legal(state)).toEqual(each('face', faces.join(' ')));
      for (const move of ['face ?', 'face cloud', 'skip', 'put 2,1', 'inhabitants'])
        expect(forbiddenBy(state, move)).toBe('O8.1');
      expect(forbiddenBy(state, 'end')).toBe('O3.5');
      play(state, `face ${face}`);
      expect(state.bytes).toEqual(rolled(face).bytes);
    }
  });

  it('[O9.6] rolls once for both, and gives the other players nothing', () => {
    const state = rolled('wood');
    play(state, 'put 2,1');
    expect(state.isChance()).toBe(false);
    play(state, 'put 3,3');
    expect(state.isChance()).toBe(false);
    expect(state.view().castles[1]).toMatchObject({ tokens: [], tokensLeft: 10 });
    expect(state.view().dice).toHaveLength(2);
  });

  it('[O9.6] drops what cannot be placed', () => {
    expect(rolled('wood', { tokens: BLUE.wood }).view().decision).toBeNull();
    const one = rolled('wood', { tokens: '2,1 5,5' });
    expect(legal(one)).toEqual(['put 3,3', 'skip']);
    play(one, 'put 3,3');
    expect(one.view().decision).toBeNull();
    const choice = rolled('?', { tokens: BLUE.wood });
    expect(legal(choice)).toContain('face wood');
    play(choice, 'face wood');
    expect(choice.view()).toMatchObject({ decision: null, phase: 'build' });
  });

  it('[O9.6] may be forgone', () => {
    const state = rolled('stone');
    play(state, 'skip');
    expect(state.view().decision).toBeNull();
    const later = rolled('stone');
    play(later, 'put 4,4', 'skip');
    expect(castleOf(later).tokens).toEqual(['4,4']);
  });

  it('[O9.6] with Bergère "?" may be two clouds', () => {
    const state = rolled('?', { guests: 'bergere', clouds: 1 });
    expect(legal(state)).toEqual(each('face', 'cloud food gold inhabitants stone wood'));
    play(state, 'face cloud');
    expect(castleOf(state)).toMatchObject({ clouds: [2, 2, 2], tokens: [] });
    expect(state.view().decision).toBeNull();
    expect(legal(state)).toEqual(['end']);
  });

  it('[O9.3] with Bergère only a real "?"', () => {
    const state = rolled('wood', { guests: 'bergere' });
    expect(legal(state)).toEqual([...each('put', BLUE.wood), 'skip']);
    expect(forbiddenBy(state, 'face cloud')).toBe('O8.1');
  });

  it.each(['inhabitants', '?'])(
    '[O9.3] with Chevalier each of the two results may be a token: %s',
    (face) => {
      const make = (castle: Castle = {}): ChateauState => {
        const state = rolled(face, { ...castle, guests: 'chevalier' });
        if (face === '?') play(state, 'face inhabitants');
        return state;
      };
      const state = make();
      expect(state.view().decision).toBe('gain');
      expect(castleOf(state).inhabitants).toBe(0);
      expect(legal(state)).toEqual(['inhabitants', ...each('put', BLUE_CELLS), 'skip']);
      expect(forbiddenBy(state, 'flag')).toBe('O8.1');
      play(state, 'inhabitants');
      expect(castleOf(state).inhabitants).toBe(2);
      expect(legal(state)).toEqual(['inhabitants', ...each('put', BLUE_CELLS), 'skip']);
      play(state, 'put 3,4');
      expect(state.view().decision).toBeNull();
      expect(castleOf(state)).toMatchObject({ inhabitants: 2, tokens: ['3,4'] });
      const both = make();
      play(both, 'inhabitants', 'inhabitants');
      expect(castleOf(both).inhabitants).toBe(4);
      const tokens = make();
      play(tokens, 'put 1,1', 'put 2,1');
      expect(legal(tokens)).toEqual(['build 1,1-2,1', 'end']);
      expect(legal(make({ inhabitants: 30 }))).toEqual([...each('put', BLUE_CELLS), 'skip']);
    },
  );

  it.each(['food', '?'])('[O9.3] with Cuisinier food gives two inhabitants: %s', (face) => {
    const make = (castle: Castle = {}): ChateauState => {
      const state = rolled(face, { ...castle, guests: 'cuisinier' });
      if (face === '?') play(state, 'face food');
      return state;
    };
    const state = make();
    expect(castleOf(state).inhabitants).toBe(2);
    expect(legal(state)).toEqual([...each('put', BLUE.food), 'skip']);
    play(state, 'put 2,2', 'put 4,5');
    expect(castleOf(state)).toMatchObject({ inhabitants: 2, tokens: ['2,2', '4,5'] });
    // also if the food is not placed
    const noCell = make({ tokens: '4,5 5,4' });
    expect(castleOf(noCell).inhabitants).toBe(2);
    expect(legal(noCell)).toEqual(['put 2,2', 'skip']);
    play(noCell, 'skip');
    expect(castleOf(noCell).inhabitants).toBe(2);
    expect(castleOf(rolled('gold', { guests: 'cuisinier' })).inhabitants).toBe(0);
  });

  it.each(['gold', '?'])('[O9.3] with Moine each of the two may be a flag: %s', (face) => {
    const make = (castle: Castle = {}): ChateauState => {
      const state = rolled(face, { ...castle, guests: 'moine' });
      if (face === '?') play(state, 'face gold');
      return state;
    };
    const state = make({ walls: [1] });
    expect(legal(state)).toEqual(['flag', ...each('put', BLUE.gold), 'skip']);
    play(state, 'flag');
    // no room is left
    expect(legal(state)).toEqual([...each('put', BLUE.gold), 'skip']);
    expect(forbiddenBy(state, 'flag')).toBe('O8.1');
    play(state, 'put 1,2');
    expect(castleOf(state)).toMatchObject({ flags: [2], tokens: ['1,2'] });
    const both = make({ walls: [2], flags: [] });
    play(both, 'flag', 'flag');
    expect(castleOf(both)).toMatchObject({ flags: [2, 2], score: { flags: 4 } });
    expect(both.view().decision).toBeNull();
    expect(legal(make())).toEqual([...each('put', BLUE.gold), 'skip']);
    const noCell = make({ walls: [1], tokens: '2,3 3,4 1,1' });
    play(noCell, 'put 1,2');
    expect(legal(noCell)).toEqual(['flag', 'skip']);
    play(noCell, 'flag');
    expect(noCell.view().decision).toBeNull();
  });

  it.each(['wood', 'stone', '?'])('[O9.5] with Troll wood and stone go on either: %s', (face) => {
    const state = rolled(face, { guests: 'troll', tokens: '4,4' });
    if (face === '?') play(state, 'face stone');
    expect(legal(state)).toEqual([...each('put', '1,1 2,1 3,3 3,5 5,5'), 'skip']);
    play(state, 'put 1,1', 'put 2,1');
    expect(legal(state)).toEqual(['build 1,1-2,1', 'end']);
  });

  it('[O9.6] works with all of them at once', () => {
    const guests = 'bergere chevalier cuisinier moine troll';
    const cloud = rolled('?', { guests, walls: [2] });
    expect(legal(cloud)).toEqual(each('face', 'cloud food gold inhabitants stone wood'));
    const answers = (face: string): string[] => legal(rolled(face, { guests, walls: [2] }));
    expect(answers('wood')).toEqual([...each('put', '1,1 2,1 3,3 3,5 4,4 5,5'), 'skip']);
    expect(answers('gold')).toEqual(['flag', ...each('put', BLUE.gold), 'skip']);
    expect(answers('food')).toEqual([...each('put', BLUE.food), 'skip']);
    expect(answers('inhabitants')).toEqual(['inhabitants', ...each('put', BLUE_CELLS), 'skip']);
  });

  it('[O9.6] serves an arrival and a theft likewise, with the powers of whom he comes to', () => {
    const arrival = grand({
      castles: [{ tokens: '5,4 5,5', guests: 'moine', walls: [1] }, {}],
      faceUp: 'dagobert fou roi',
    });
    play(arrival, 'build 5,4-5,5', 'invite dagobert', 'turn troll', 'roll gold');
    expect(legal(arrival)).toEqual(['flag', ...each('put', BLUE.gold), 'skip']);
    const theft = grand({
      castles: [{ tokens: '3,4 4,4 5,4', guests: 'troll', walls: [2] }, { guests: 'dagobert moine' }],
    });
    play(theft, 'build 3,4-5,4', 'steal dagobert', 'roll gold');
    expect(legal(theft)).toEqual([...each('put', BLUE.gold), 'skip']);
  });

  it('[O9.6] does nothing in the final phase, also with Bergère', () => {
    const castles = [{}, { tokens: '1,2 2,2', guests: 'dagobert bergere' }];
    const state = grand({ castles, phase: 'final', turn: 1 });
    play(state, 'build 1,2-2,2', 'activate dagobert');
    expect(state.view()).toMatchObject({ decision: null, phase: 'final' });
    expect(state.view().castles[1].clouds).toEqual([]);
  });
});
