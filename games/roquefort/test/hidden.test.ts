import { chanceMoves, RandomPlay, SeededChance, SPECTATOR, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { type RoquefortEvent, roquefort } from '../src/index.js';
import { arrange, forbiddenBy, play } from './arrange.js';

describe('R10 hidden and forgotten', () => {
  it('[R10.1] shows every seat and spectator the same', () => {
    const state = arrange({ mice: [['a1'], ['g7']] });
    play(state, 'uncover N', 'draw b2 C1', 'draw b3 C2', 'draw c2 trap');
    expect(state.view(1)).toEqual(state.view(0));
    expect(state.view(SPECTATOR)).toEqual(state.view(0));
  });

  it('[R10.2] draws an unseen tile when it comes into the open, from all that nobody has seen', () => {
    const state = arrange({
      mice: [['a1'], ['g7']],
      tiles: { d4: 'trap', b6: 'trap', f6: 'C7' },
      spare: 'C1',
    });
    play(state, 'uncover Q');
    expect(forbiddenBy(state, 'end')).toBe('R10.2');
    expect(forbiddenBy(state, 'draw b1 C1')).toBe('R10.2');
    expect(Object.fromEntries(chanceMoves(roquefort, state))).toEqual({
      'draw b1 C1': 2,
      'draw b1 C2': 3,
      'draw b1 C3': 3,
      'draw b1 C4': 3,
      'draw b1 C5': 3,
      'draw b1 C6': 3,
      'draw b1 C7': 2,
      'draw b1 blank': 10,
      'draw b1 trap': 1,
    });
    play(state, 'draw b1 trap');
    expect(state.isChance()).toBe(false);
  });

  it('[R10.2] keeps nothing in the state of what nobody has seen', () => {
    const state = arrange({});
    expect(state.tiles.every((tile) => tile === 0)).toBe(true);
    play(state, 'slide d1', 'draw spare C3');
    expect(Array.from(state.tiles).filter((tile) => tile !== 0)).toHaveLength(1);
  });

  it('[R10.3] shows no tile under a roof, also none seen before, without the memory aid', () => {
    const state = arrange({ options: { memoryAid: [false, true] }, mice: [['a1'], ['g7']], spare: 'C6' });
    play(state, 'uncover N', 'draw b2 C1', 'draw b3 C2', 'draw c2 trap', 'end');
    expect(state.view(0)).toMatchObject({ tiles: {}, remembered: {} });
    expect(state.view(SPECTATOR)).toMatchObject({ tiles: {}, remembered: {} });
    expect(state.view(1)).toMatchObject({ tiles: {}, remembered: { b2: 'C1', b3: 'C2', c2: 'trap' } });
    play(state, 'slide b1', 'draw spare C5');
    expect(JSON.stringify(state.view(0))).not.toMatch(/C1|C2|C6|trap/);
    expect(state.view(1).remembered).toEqual({ b1: 'C6', b3: 'C1', b4: 'C2', c2: 'trap' });
  });

  it('[R10.3] tells who comes later nothing of what lies under a roof by then', () => {
    const chance = new SeededChance('told later');
    const counts = { told: 0, forgotten: 0 };
    for (let game = 0; game < 3; game++) {
      const options = unwrap(roquefort.prepare({ players: 2 + (game % 3) }, chance));
      const state = roquefort.start(options);
      const random = new RandomPlay(roquefort.maxLegal);
      const events: RoquefortEvent[] = [];
      for (let n = 0; n < 300 && !state.isOver(); n++) {
        random.step(state, chance, events);
        if (state.isChance()) continue;
        const { tiles, spare } = state.view(SPECTATOR);
        const told = (roquefort.tellable?.(events) ?? []) as RoquefortEvent[];
        for (const event of told) {
          if (event.type !== 'seen') continue;
          expect(event.tile).toBe(event.place === 'spare' ? spare : tiles[event.place]);
          counts.told++;
        }
        // everything else stays, in its order
        expect(told.filter(({ type }) => type !== 'seen')).toEqual(
          events.filter(({ type }) => type !== 'seen'),
        );
        counts.forgotten += events.length - told.length;
      }
    }
    expect(counts.told).toBeGreaterThan(50);
    expect(counts.forgotten).toBeGreaterThan(50);
  });

  it('[R10.3] gives the aid to the whole table with one word', () => {
    expect(arrange({ options: { players: 3, memoryAid: true } }).options.memoryAid).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('[R10.3] opens everything up after the end', () => {
    const state = arrange({ options: { stallTurns: 1 }, tiles: { b2: 'C1', d4: 'trap' } });
    play(state, 'end');
    expect(state.view(0).remembered).toEqual({ b2: 'C1', d4: 'trap' });
  });

  it('says of each action whether it made something known', () => {
    const state = arrange({
      mice: [['a1'], ['g7']],
      open: 'KN',
      tiles: { a2: 'C1', a4: 'C2', b2: 'C3', b3: 'C4', c2: 'C5', b1: 'C6' },
    });
    const knows = (move: string): boolean => {
      const parsed = roquefort.readMove(move);
      return parsed.ok && state.copy().apply(state.turn, parsed.value, null);
    };
    expect(knows('run a1-a2')).toBe(false);
    expect(knows('end')).toBe(false);
    expect(knows('uncover Q')).toBe(true); // seen once is not remembered
    expect(knows('slide a2')).toBe(true); // the spare falls out from under a roof
  });
});
