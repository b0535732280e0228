import {
  type AnyGame,
  CHANCE,
  commitment,
  Drawer,
  type GameRecord,
  type JsonObject,
  type Outcome,
  readAction,
  writeAction,
} from '@castellan/kernel';
import { entropyOf, fromHex, setupChance } from './entropy.js';

/** A finished game as its server tells it: the record's text, the seed and its seal, and what the host asked for. */
export type Finished = {
  readonly text: string;
  readonly seed: string;
  readonly seal: string;
  readonly asked?: JsonObject | undefined;
  /** The chance of the first so many actions is not the seed's: they were played elsewhere. */
  readonly unsealed?: number | undefined;
};

/** What was found when a game was calculated again from its seed. */
export type Fairness = {
  /** The seed belongs to the fingerprint that was shown before the first move. */
  readonly sealFits: boolean;
  /** Null where that was elsewhere. */
  readonly beginning: Beginning | null;
  /** What chance did, calculated again and found the same. */
  readonly draws: number;
  /** What chance did elsewhere: within the rules, and no more is known of it. */
  readonly drawsElsewhere: number;
  /** What the players did, found to be within the rules. */
  readonly moves: number;
  /** The first action that is not what it should be, counted from 1; `computed` is null where a player broke the rules. */
  readonly odd: { readonly number: number; readonly told: string; readonly computed: string | null } | null;
  /** How it ended, by the rules; null if it did not. */
  readonly outcome: Outcome | null;
};

/** How the game began, calculated again from the seed and from what whoever opened the table asked for. */
export type Beginning = {
  /** It is what comes of that; null where it is not told what was asked for, and it was not all left to chance. */
  readonly fits: boolean | null;
  /** Options that chance decides where nobody does, and here it did. */
  readonly drawn: readonly string[];
  /** Such options, and the host decided. */
  readonly chosen: readonly string[];
};

/** A game that somebody gave up need not have come to its end. */
export function isFair({ sealFits, beginning, odd, outcome }: Fairness, wasEnded = false): boolean {
  return sealFits && beginning?.fits !== false && odd === null && (outcome !== null || wasEnded);
}

/** Plays a game again: chance from the seed in the same streams as its server, and everything else as it is told. */
export function checkFairness(
  game: AnyGame,
  record: GameRecord,
  options: JsonObject,
  { seed, seal, asked, unsealed = 0 }: Omit<Finished, 'text'>,
): Fairness {
  const entropy = entropyOf(seed);
  const drawer = new Drawer(game.maxLegal);
  const state = game.start(options);
  let draws = 0;
  let drawsElsewhere = 0;
  let moves = 0;
  let odd: Fairness['odd'] = null;
  for (let n = 0; n < record.actions.length && odd === null; n++) {
    const told = record.actions[n];
    if (state.isChance() && n >= unsealed) {
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
      if (read.value.actor === CHANCE) drawsElsewhere++;
      else moves++;
    }
  }
  const sealFits = commitment(fromHex(seed)) === seal;
  return {
    sealFits,
    beginning: unsealed > 0 ? null : beginningOf(game, options, seed, asked ?? null),
    draws,
    drawsElsewhere,
    moves,
    odd,
    outcome: state.outcome(),
  };
}

function beginningOf(game: AnyGame, options: JsonObject, seed: string, asked: JsonObject | null): Beginning {
  // without a source of chance the game cannot do without these
  const fateful = Object.keys(options).filter((key) => !game.prepare(without(options, [key]), null).ok);
  const wish = asked ?? without(options, fateful);
  const again = game.prepare(wish, setupChance(seed));
  const fits = again.ok && JSON.stringify(again.value) === JSON.stringify(options);
  if (asked === null && !fits) return { fits: null, drawn: [], chosen: fateful };
  const isChosen = (key: string): boolean => Object.hasOwn(wish, key);
  return { fits, drawn: fateful.filter((key) => !isChosen(key)), chosen: fateful.filter(isChosen) };
}

function without(options: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(options).filter(([key]) => !keys.includes(key)));
}
