import { Drawer, formatRecord, SeededChance, unwrap } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';

/** A whole game between people who move at random, as `play --bots none` with the same flags would go. */
export function peoplesGame(seed: string, input: object) {
  const options = unwrap(roquefort.prepare(input, new SeededChance(`${seed}/setup/1`)));
  const state = roquefort.start(options);
  const chance = new SeededChance(`${seed}/play/1`);
  const people = new SeededChance(`${seed}/people`);
  const drawer = new Drawer(roquefort.maxLegal);
  const legal = new Int32Array(roquefort.maxLegal);
  const actions: string[] = [];
  const typed: string[] = [];
  while (!state.isOver()) {
    const draws = state.isChance();
    const action = draws ? drawer.draw(state, chance) : legal[people.below(state.legal(state.turn, legal))];
    actions.push(roquefort.writeMove(action));
    if (!draws) typed.push(roquefort.writeMove(action));
    state.apply(draws ? -1 : state.turn, action, null);
  }
  const record = { game: 'roquefort', rulesVersion: 1, options, actions };
  return { typed, record, text: formatRecord(record), state };
}
