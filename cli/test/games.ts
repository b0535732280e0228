import {
  CHANCE,
  formatRecord,
  type Game,
  type JsonObject,
  RandomPlay,
  SeededChance,
  type State,
  unwrap,
  writeAction,
} from '@castellan/kernel';
import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { roquefort } from '@castellan/roquefort';

export const peoplesGame = (seed: string, input: object) => playedBy(roquefort, seed, input);
export const peoplesChateau = (seed: string, input: object) => playedBy(ohMonChateau, seed, input);

/** A whole game between people who move at random, as `play --bots none` with the same flags would go. */
function playedBy<O extends JsonObject, S extends State>(game: Game<O, S>, seed: string, input: object) {
  const options = unwrap(game.prepare(input, new SeededChance(`${seed}/setup/1`)));
  const state = game.start(options);
  const chance = new SeededChance(`${seed}/play/1`);
  const people = new SeededChance(`${seed}/people`);
  const random = new RandomPlay(game.maxLegal);
  const actions: string[] = [];
  const typed: string[] = [];
  while (!state.isOver()) {
    random.choose(state, state.isChance() ? chance : people);
    const action = writeAction(game, state, random.actor, random.action);
    actions.push(action);
    if (random.actor !== CHANCE) typed.push(action);
    state.apply(random.actor, random.action, null);
  }
  const record = { game: game.id, rulesVersion: game.rulesVersion, options, actions };
  return { typed, record, text: formatRecord(record), state };
}
