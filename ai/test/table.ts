import { Drawer, SeededChance, unwrap } from '@castellan/kernel';
import {
  type Memory,
  PERFECT_MEMORY,
  type RoquefortEvent,
  RoquefortMind,
  type RoquefortState,
  type RoquefortView,
  roquefort,
  roquefortKnowledge,
} from '@castellan/roquefort';
import { Bot, type BotSettings, DEFAULT_SEARCH } from '../src/index.js';

export type RoquefortBot = Bot<RoquefortState, RoquefortView, RoquefortEvent>;

export function makeBot(
  state: RoquefortState,
  seat: number,
  nodes: number,
  memory: Memory = PERFECT_MEMORY,
  slipPercent = 0,
): RoquefortBot {
  const mind = new RoquefortMind(state.options, seat, memory, new SeededChance(`mind ${seat}`));
  const settings: BotSettings = { search: { ...DEFAULT_SEARCH, nodes }, slipPercent };
  return new Bot(roquefort, roquefortKnowledge, mind, settings, new SeededChance(`slips ${seat}`));
}

/** A table of bots: each is told what its seat is shown, and nothing else. Yields before every decision. */
export function* playTable(
  seed: string,
  input: object,
  make: (state: RoquefortState, seat: number) => RoquefortBot,
  acted: (actor: number, action: number) => void = () => {},
): Generator<{ readonly state: RoquefortState; readonly bots: readonly RoquefortBot[] }> {
  const chance = new SeededChance(seed);
  const state = roquefort.start(unwrap(roquefort.prepare(input, chance)));
  const drawer = new Drawer(roquefort.maxLegal);
  const bots = Array.from({ length: state.seats }, (_, seat) => make(state, seat));
  const act = (actor: number, action: number): void => {
    const log: RoquefortEvent[] = [];
    state.apply(actor, action, log);
    acted(actor, action);
    bots.forEach((bot, seat) => {
      bot.witness(log, state.view(seat));
    });
  };
  while (!state.isOver()) {
    if (state.isChance()) {
      act(-1, drawer.draw(state, chance));
      continue;
    }
    yield { state, bots };
    act(state.turn, bots[state.turn].choose());
  }
}
