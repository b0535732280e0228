import { CHANCE, RandomPlay, SeededChance, unwrap } from '@castellan/kernel';
import { roquefort as reference } from '@castellan/reference';
import { type RoquefortState, roquefort } from '@castellan/roquefort';

/** One position in both models: a seat is to act, some roofs are off, mice are about. */
export type Twins = {
  readonly state: RoquefortState;
  readonly twin: reference.State;
  readonly setup: reference.Setup;
};

/** Two players on layout A after so many random actions of seats, and then on to the beginning of a turn. */
export function twinsAfter(actions: number, seed: string): Twins {
  const options = unwrap(roquefort.prepare({ players: 2, layout: 'A', first: 0 }, null));
  const setup: reference.Setup = {
    players: 2,
    rooms: reference.LAYOUT_A,
    goal: options.goal,
    mustAct: options.mustAct,
    enterOverTower: options.enterOverTower,
    noPushBack: options.noPushBack,
    stallTurns: options.stallTurns,
    first: 0,
  };
  const state = roquefort.start(options);
  let twin = reference.start(setup);
  const random = new RandomPlay(roquefort.maxLegal);
  const source = new SeededChance(seed);
  let done = 0;
  while (done < actions || state.isChance() || state.actionsLeft < 4) {
    random.choose(state, source);
    twin = reference.perform(twin, roquefort.writeMove(random.action));
    state.apply(random.actor, random.action, null);
    if (random.actor !== CHANCE) done++;
    if (state.isOver()) throw new Error('the game was over too soon');
  }
  return { state, twin, setup };
}
