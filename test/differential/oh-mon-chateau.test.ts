import { SeededChance } from '@castellan/kernel';
import { describe, it } from 'vitest';
import { applyToPair, expectAgreement, startPair } from './oh-mon-chateau.js';

const GAMES = 2_000;

describe.each(['petits-batisseurs', 'grands-architectes'])(
  'Oh mon château, %s, fast core against reference',
  (mode) => {
    it.each([2, 3, 4])('agrees at every step of random games of %i', (players) => {
      for (let seed = 0; seed < GAMES / 3; seed++) {
        const chance = new SeededChance(`${mode} ${players} ${seed}`);
        const stallTurns = [0, 5, 100][seed % 3];
        const theft = seed % 7 !== 0;
        const pair = startPair({ mode, players, stallTurns, first: seed % players, theft });
        // without the stall rule a locked table goes on for ever; it is left then
        for (let n = 0; n < 1_000; n++) {
          const moves = expectAgreement(pair);
          if (moves.length === 0) break;
          // an eager player builds what can be built and leaves nothing out, and so sees more of the guests
          const eager = moves.filter(({ move }) => !/^(end|pass|skip)$/.test(move));
          const from = seed % 2 === 1 && eager.length > 0 ? eager : moves;
          const { actor, move } = from[chance.below(from.length)];
          applyToPair(pair, actor, move);
        }
      }
    });
  },
);
