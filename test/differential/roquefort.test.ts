import { SeededChance } from '@castellan/kernel';
import { describe, it } from 'vitest';
import { applyToPair, expectAgreement, startPair } from './roquefort.js';

/** Options are spread over the games so that every combination is met. */
function optionsOf(seed: number): Record<string, number | string | boolean> {
  const chance = new SeededChance(`options ${seed}`);
  const players = 2 + (seed % 3);
  const flag = (): boolean => chance.below(2) === 1;
  return {
    players,
    layout: flag() ? 'A' : 'B',
    goal: 4 + chance.below(3),
    mustAct: flag(),
    enterOverTower: flag(),
    noPushBack: flag(),
    stallTurns: [0, 5, 40][chance.below(3)],
    first: chance.below(players),
    firstTurnActions: 1 + chance.below(4),
  };
}

/** Uniform play, or play that seldom ends a turn early and so goes deeper into the castle. */
function pick(moves: readonly string[], chance: SeededChance, eager: boolean): string {
  const acting = eager ? moves.filter((move) => move !== 'end' && !move.startsWith('slide')) : [];
  const from = acting.length > 0 && chance.below(4) > 0 ? acting : moves;
  return from[chance.below(from.length)];
}

const GAMES = 2_000;
const BATCHES = 4;

describe('Roquefort, fast core against reference', () => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    'agrees at every step of random games, batch %i',
    (batch) => {
      for (let seed = batch; seed < GAMES; seed += BATCHES) {
        const chance = new SeededChance(`game ${seed}`);
        const pair = startPair(optionsOf(seed));
        // without the stall rule a random game may wander for long; it is left then
        for (let n = 0; n < 600; n++) {
          const moves = expectAgreement(pair);
          if (moves.length === 0) break;
          applyToPair(pair, pick(moves, chance, seed % 2 === 1));
        }
      }
    },
  );
});
