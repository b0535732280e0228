import {
  type Actor,
  CHANCE,
  type Game,
  type JsonObject,
  RandomPlay,
  SeededChance,
  type State,
  unwrap,
  writeAction,
} from '@castellan/kernel';

/** A position of a random game and what is done in it; at the end of the game nothing is. */
export type Moment<O, S> = {
  readonly options: O;
  readonly state: S;
  readonly actor: Actor;
  readonly action: number | null;
  readonly text: string | null;
};

/** A whole random game, position by position. The state is the running one: copy what is to be kept. */
export function* playthrough<O extends JsonObject, S extends State>(
  game: Game<O, S>,
  input: JsonObject,
  seed: string,
  mostActions: number,
): Generator<Moment<O, S>> {
  const chance = new SeededChance(seed);
  const options = unwrap(game.prepare(input, chance));
  const state = game.start(options);
  const random = new RandomPlay(game.maxLegal);
  for (let n = 0; !state.isOver(); n++) {
    if (n > mostActions) throw new Error(`still not over after ${n} actions`);
    random.choose(state, chance);
    const { actor, action } = random;
    yield { options, state, actor, action, text: writeAction(game, state, actor, action) };
    state.apply(actor, action, null);
  }
  yield { options, state, actor: CHANCE, action: null, text: null };
}
