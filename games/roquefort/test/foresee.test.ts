import { parseMove, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { foresee } from '../src/foresee.js';
import { type RoquefortState, roquefort } from '../src/index.js';
import { arrange } from './arrange.js';

const see = (state: RoquefortState, move: string) =>
  foresee(state, state.turn, unwrap(parseMove(roquefort, state, state.turn, move)));

describe('what can be seen coming', () => {
  const tiles = { b2: 'C1', b3: 'trap', c2: 'C1', a2: 'trap' };
  const castle = { tiles, open: 'N', mice: [['b2', 'c3'], ['g7']], spare: 'blank' };

  it('is a mouse that an open trap would drop, and what cannot be seen', () => {
    expect(see(arrange(castle), 'slide b7')).toEqual({
      cost: 1,
      events: [
        { type: 'slid', seat: 0, slot: 'b7' },
        { type: 'fell', seat: 0, cell: 'b2' },
      ],
      unsure: ['b3'],
    });
  });

  it('[R10.3] is no trap below a roof, though it was seen before, unless the aid shows it', () => {
    const blind = see(arrange(castle), 'slide a2');
    expect(blind.events.map((event) => event.type)).toEqual(['slid']);
    expect(blind.unsure).toEqual(['b2']);
    const aided = see(arrange({ ...castle, options: { memoryAid: true } }), 'slide a2');
    expect(aided.events).toContainEqual({ type: 'fell', seat: 0, cell: 'b2' });
    expect(aided.unsure).toEqual([]);
  });

  it('is the way and the cost of a run, and the cheese at its end', () => {
    expect(see(arrange(castle), 'run c3-c2')).toEqual({
      cost: 1,
      events: [
        { type: 'ran', seat: 0, from: 'c3', path: ['c2'] },
        { type: 'collected', seat: 0, kind: 'C1' },
      ],
      unsure: [],
    });
  });

  it('is the end of the game and who would win it', () => {
    const state = arrange({ ...castle, mice: [['b2', 'c3', 'dungeon', 'dungeon'], ['g7']] });
    expect(see(state, 'slide b7').events.at(-1)).toEqual({ type: 'ended', reason: 'third-mouse', winner: 1 });
  });

  it('is nothing of what lies below a roof that would be lifted', () => {
    expect(see(arrange(castle), 'uncover L').events).toEqual([{ type: 'uncovered', seat: 0, room: 'L' }]);
  });

  it('changes nothing', () => {
    const state = arrange(castle);
    const before = state.bytes.slice();
    see(state, 'slide b7');
    expect(state.bytes).toEqual(before);
  });
});
