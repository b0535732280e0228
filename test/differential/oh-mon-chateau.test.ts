import { SeededChance } from '@castellan/kernel';
import { describe, it } from 'vitest';
import { applyToPair, expectAgreement, startPair } from './oh-mon-chateau.js';

/** Games for each mode and number of players, and how many of them are one test: each stays short on a slow machine. */
const GAMES = 672;
const AT_ONCE = 56;

const parts = Array.from({ length: GAMES / AT_ONCE }, (_, part) => part * AT_ONCE);

describe.each(['petits-batisseurs', 'grands-architectes'])(
  'Oh mon château, %s, fast core against reference',
  (mode) => {
    describe.each([2, 3, 4])('random games of %i', (players) => {
      it.each(parts)('agree at every step, from game %i on', (from) => {
        for (let seed = from; seed < from + AT_ONCE; seed++) playBoth(mode, players, seed);
      });
    });
  },
);

/** One game: by its number with a stall rule or without, with theft, with dice that must be used, by old or new rules. */
function playBoth(mode: string, players: number, seed: number): void {
  const chance = new SeededChance(`${mode} ${players} ${seed}`);
  const stallTurns = [0, 5, 100][seed % 3];
  const theft = seed % 7 !== 0;
  const version = seed % 4 === 3 ? 1 : 2;
  const dice = version === 1 ? {} : { mustUseDice: seed % 8 < 5 };
  const pair = startPair({ mode, players, stallTurns, first: seed % players, theft, ...dice }, version);
  // half of the players are eager: they build what can be built and leave nothing out, and so see more of the guests
  const isEager = seed % 16 < 8;
  // without the stall rule a locked table goes on for ever; it is left then
  for (let n = 0; n < 1_000; n++) {
    const moves = expectAgreement(pair);
    if (moves.length === 0) break;
    const busy = moves.filter(({ move }) => !/^(end|pass|skip)$/.test(move));
    const from = isEager && busy.length > 0 ? busy : moves;
    const { actor, move } = from[chance.below(from.length)];
    applyToPair(pair, actor, move);
  }
}
