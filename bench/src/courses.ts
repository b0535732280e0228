import type { ChanceSource, Game, JsonObject, Knowledge, State } from '@castellan/kernel';
import {
  BY_HAND,
  CHATEAU_FEATURES,
  type ChateauState,
  chateauKnowledge,
  chateauKnowledgeWith,
  type Mode,
  ohMonChateau,
  writeChateauFeatures,
} from '@castellan/oh-mon-chateau';
import {
  FEATURES,
  type RoquefortState,
  roquefort,
  roquefortKnowledge,
  writeFeatures,
} from '@castellan/roquefort';

/** All that training has to know of a game: which tables are played, what is noted, and where the weights go. */
export type Course<S extends State> = {
  readonly game: Game<JsonObject, S>;
  /** Who plays: each seat of each game is given to one of them. */
  readonly players: readonly Knowledge<S>[];
  /** Of so many decisions one is wayward; each seat of each game is given one of these. */
  readonly waywardOneIn: readonly number[];
  /** Weights that the fitted ones stay near to where the games say nothing. */
  readonly start: Float64Array;
  readonly features: number;
  readonly writeFeatures: (state: S, out: Float64Array) => void;
  readonly input: (index: number, chance: ChanceSource) => JsonObject;
  /** Whether a position is one whose worth has to be known; of those one in so many is noted. */
  readonly isNoted: (state: S) => boolean;
  readonly noteOneIn: number;
  readonly file: string;
  readonly constant: string;
};

const seats = (index: number): number => [2, 2, 3, 4][index % 4];

const ROQUEFORT: Course<RoquefortState> = {
  game: roquefort,
  players: [roquefortKnowledge],
  waywardOneIn: [12],
  start: new Float64Array(FEATURES),
  features: FEATURES,
  writeFeatures,
  input: (index, chance) => ({
    players: seats(index),
    layout: ['A', 'B', 'random'][index % 3],
    goal: [4, 4, 5, 6][chance.below(4)],
  }),
  isNoted: (state) => state.phase === 1,
  noteOneIn: 3,
  file: 'games/roquefort/src/knowledge/weights.ts',
  constant: 'WEIGHTS',
};

const chateau = (mode: Mode, constant: string): Course<ChateauState> => ({
  game: ohMonChateau,
  players: [chateauKnowledge, chateauKnowledge, chateauKnowledgeWith(BY_HAND)],
  waywardOneIn: [20, 8, 3],
  start: BY_HAND[mode],
  features: CHATEAU_FEATURES,
  writeFeatures: writeChateauFeatures,
  input: (index) => ({ players: seats(index), mode }),
  isNoted: () => true,
  noteOneIn: 5,
  file: `games/oh-mon-chateau/src/knowledge/weights/${mode}.ts`,
  constant,
});

/** By name, as given to `npm run train -- --course NAME`. */
export const COURSES = {
  roquefort: ROQUEFORT as unknown as Course<State>,
  'petits-batisseurs': chateau('petits-batisseurs', 'PETITS_BATISSEURS') as unknown as Course<State>,
  'grands-architectes': chateau('grands-architectes', 'GRANDS_ARCHITECTES') as unknown as Course<State>,
};
