import { DEFAULT_SEARCH, Search, shareOf } from '@castellan/ai';
import { CHANCE, Drawer, SeededChance, unwrap } from '@castellan/kernel';
import { type RoquefortState, roquefort, roquefortKnowledge } from '@castellan/roquefort';

/** A position from the middle of a game, and what its mover got from that game in the end. */
export type HeldOut = { readonly state: RoquefortState; readonly came: number };

/**
 * A game of the present knowledge against itself, and one of its decisions, each equally likely. One a game,
 * because positions of one game share its outcome and would count as one. The seeds are not those of training.
 */
export function playHeldOut(seed: string, players: number, layout: string, nodes: number): HeldOut {
  const chance = new SeededChance(`held out/${seed}`);
  const options = unwrap(roquefort.prepare({ players, layout }, chance));
  const state = roquefort.start(options);
  const search = new Search(roquefort, roquefortKnowledge, state, { ...DEFAULT_SEARCH, nodes });
  const drawer = new Drawer(roquefort.maxLegal);
  const kept = state.copy();
  for (let decisions = 0; !state.isOver(); ) {
    if (state.isChance()) {
      state.apply(CHANCE, drawer.draw(state, chance), null);
      continue;
    }
    if (chance.below(++decisions) === 0) kept.copyFrom(state);
    state.apply(state.turn, search.think(state, state.turn)[0].action, null);
  }
  const outcome = state.outcome();
  return { state: kept, came: outcome === null ? 1 / players : shareOf(outcome, kept.turn, players) };
}
