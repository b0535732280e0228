import { chanceMoves, legalMoves, RandomPlay, SeededChance } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { ChateauMind, type ChateauState, ohMonChateau } from '../../src/index.js';
import { eagerGame, keyOf, TABLES } from './watched.js';

/** Everything that can be done, by whomever. */
function whatCanBeDone(state: ChateauState): unknown {
  return state.isChance()
    ? chanceMoves(ohMonChateau, state)
    : Array.from({ length: state.seats }, (_, seat) => legalMoves(ohMonChateau, state, seat));
}

describe('a mind', () => {
  it.each(TABLES)('imagines exactly what lies open: $mode, $players players', (table) => {
    const met = new Set<string>();
    for (let game = 0; game < 5; game++) {
      const input = { ...table, stallTurns: [12, 30, 100][game % 3] };
      let mind: ChateauMind | null = null;
      for (const { state, log } of eagerGame(`mind ${game}`, input)) {
        mind ??= new ChateauMind(state.options, game % table.players);
        mind.witness(log, state.view());
        const imagined = mind.imagine();
        expect(ohMonChateau.describe(imagined)).toEqual(ohMonChateau.describe(state));
        expect(imagined.view()).toEqual(state.view());
        expect(whatCanBeDone(imagined)).toEqual(whatCanBeDone(state));
        expect(keyOf(imagined)).toBe(keyOf(state));
        met.add(state.view().decision ?? state.view().phase);
        if (state.view().gain !== null) met.add(`gain ${state.view().gain?.what}`);
      }
    }
    const common = ['dice', 'build', 'final', 'wall', 'over', 'turn'];
    const grand = ['activate', 'steal', 'guest', 'gain', 'move', 'gain any', 'gain wood'];
    expect([...met]).toEqual(
      expect.arrayContaining(table.mode === 'petits-batisseurs' ? common : [...common, ...grand]),
    );
  });

  it('imagines a position that plays on like the true one', () => {
    const random = new RandomPlay(ohMonChateau.maxLegal);
    for (const table of TABLES) {
      const chance = new SeededChance(`on ${table.mode}`);
      for (const { state } of eagerGame('on', table)) {
        const mind = new ChateauMind(state.options, 0);
        mind.witness([], state.view());
        const [imagined, truth] = [mind.imagine(), state.copy()];
        for (let step = 0; step < 6 && !truth.isOver(); step++) {
          random.choose(truth, chance);
          truth.apply(random.actor, random.action, null);
          imagined.apply(random.actor, random.action, null);
          expect(keyOf(imagined)).toBe(keyOf(truth));
        }
      }
    }
  });
});
