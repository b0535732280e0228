import { SeededChance } from '@castellan/kernel';
import type { Mode } from '@castellan/oh-mon-chateau';
import { describe, it } from 'vitest';
import { anyBox } from '../../games/oh-mon-chateau/test/boxes.js';
import { applyToPair, expectAgreement, startPair } from './oh-mon-chateau.js';

/** Games for each mode and number of players, and how many of them are one test: each stays short on a slow machine. */
const GAMES = 672;
const AT_ONCE = 56;

const parts = Array.from({ length: GAMES / AT_ONCE }, (_, part) => part * AT_ONCE);

describe.each(['petits-batisseurs', 'grands-architectes'] as const)(
  'Oh mon château, %s, fast core against reference',
  (mode) => {
    describe.each([2, 3, 4])('random games of %i', (players) => {
      it.each(parts)('agree at every step, from game %i on', (from) => {
        for (let seed = from; seed < from + AT_ONCE; seed++) playBoth(mode, players, seed);
      });
    });

    it.each([2, 3, 4])('[O6.2] agree with boxes of somebody’s own, %i players', (players) => {
      for (let seed = 0; seed < WITH_BOXES; seed++) playBoth(mode, players, seed, true);
    });
  },
);

/** With boards, values and guests of somebody's own. */
const WITH_BOXES = 16;

/** One game: by its number with a stall rule or without, with theft, with dice that must be used, by old or new rules. */
function playBoth(mode: Mode, players: number, seed: number, own = false): void {
  const chance = new SeededChance(`${mode} ${players} ${seed}${own ? ' own' : ''}`);
  const stallTurns = own ? 12 : [0, 5, 100][seed % 3];
  const theft = seed % 7 !== 0;
  const version = seed % 4 === 3 && !own ? 1 : 2;
  const dice = version === 1 ? {} : { mustUseDice: seed % 8 < 5 };
  const box = own ? { box: anyBox(mode, chance) } : {};
  const first = seed % players;
  const pair = startPair({ mode, players, stallTurns, first, theft, ...dice, ...box }, version);
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
