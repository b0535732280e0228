import {
  type AnyGame,
  CHANCE,
  commitment,
  Drawer,
  type GameRecord,
  HmacChance,
  type JsonObject,
  type Outcome,
  readAction,
  writeAction,
} from '@castellan/kernel';
import { entropyOf, fromHex } from './hosted-table.js';

/** What was found when a game was calculated again from its seed. */
export type Fairness = {
  /** The seed belongs to the fingerprint that was shown before the first move. */
  readonly sealFits: boolean;
  /** How the game began: drawn from the seed, or chosen by whoever opened the table. */
  readonly beginning: 'drawn' | 'chosen';
  /** What chance did, calculated again and found the same. */
  readonly draws: number;
  /** What the players did, found to be within the rules. */
  readonly moves: number;
  /** The first action that is not what it should be, counted from 1; `computed` is null where a player broke the rules. */
  readonly odd: { readonly number: number; readonly told: string; readonly computed: string | null } | null;
  /** How it ended, by the rules; null if it did not. */
  readonly outcome: Outcome | null;
};

export function isFair({ sealFits, odd, outcome }: Fairness): boolean {
  return sealFits && odd === null && outcome !== null;
}

/** Plays a game again: chance from the seed in the same streams as its server, and everybody else as it is told. */
export function checkFairness(
  game: AnyGame,
  record: GameRecord,
  options: JsonObject,
  seed: string,
  seal: string,
): Fairness {
  const entropy = entropyOf(seed);
  const drawer = new Drawer(game.maxLegal);
  const state = game.start(options);
  let draws = 0;
  let moves = 0;
  let odd: Fairness['odd'] = null;
  for (let n = 0; n < record.actions.length && odd === null; n++) {
    const told = record.actions[n];
    if (state.isChance()) {
      const action = drawer.draw(state, entropy(n));
      const computed = writeAction(game, state, CHANCE, action);
      if (computed !== told) odd = { number: n + 1, told, computed };
      else {
        state.apply(CHANCE, action, null);
        draws++;
      }
      continue;
    }
    const read = state.isOver() ? null : readAction(game, state, told);
    if (read?.ok !== true) odd = { number: n + 1, told, computed: null };
    else {
      state.apply(read.value.actor, read.value.action, null);
      moves++;
    }
  }
  const sealFits = commitment(fromHex(seed)) === seal;
  return {
    sealFits,
    beginning: beginningOf(game, options, seed),
    draws,
    moves,
    odd,
    outcome: state.outcome(),
  };
}

/** Whatever the game would leave to chance is taken away and drawn anew: is it the same? */
function beginningOf(game: AnyGame, options: JsonObject, seed: string): Fairness['beginning'] {
  const drawn = Object.keys(options).filter((key) => !game.prepare(without(options, [key]), null).ok);
  const again = game.prepare(without(options, drawn), new HmacChance(fromHex(seed), 'setup'));
  return again.ok && JSON.stringify(again.value) === JSON.stringify(options) ? 'drawn' : 'chosen';
}

function without(options: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(options).filter(([key]) => !keys.includes(key)));
}
