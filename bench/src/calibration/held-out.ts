import { DEFAULT_SEARCH, Search, shareOf } from '@castellan/ai';
import { CHANCE, Drawer, SeededChance, unwrap } from '@castellan/kernel';
import { type RoquefortState, roquefort, roquefortKnowledge } from '@castellan/roquefort';

/** A position from the middle of a game, and what its mover got from that game in the end. */
export type HeldOut = { readonly state: RoquefortState; readonly came: number };

/**
 * A game of the present knowledge against itself, and some of its decisions, each equally likely. To judge by, one
 * a game, because positions of one game share its outcome and count for less. The seeds are not those of training.
 */
export function playHeldOut(
  seed: string,
  players: number,
  layout: string,
  nodes: number,
  positions: number,
): HeldOut[] {
  const chance = new SeededChance(`held out/${seed}`);
  const options = unwrap(roquefort.prepare({ players, layout }, chance));
  const state = roquefort.start(options);
  const search = new Search(roquefort, roquefortKnowledge, state, { ...DEFAULT_SEARCH, nodes });
  const drawer = new Drawer(roquefort.maxLegal);
  const kept = Array.from({ length: positions }, () => state.copy());
  for (let decisions = 0; !state.isOver(); ) {
    if (state.isChance()) {
      state.apply(CHANCE, drawer.draw(state, chance), null);
      continue;
    }
    decisions++;
    for (const copy of kept) if (chance.below(decisions) === 0) copy.copyFrom(state);
    state.apply(state.turn, search.think(state, state.turn)[0].action, null);
  }
  const outcome = state.outcome();
  const came = (seat: number): number => (outcome === null ? 1 / players : shareOf(outcome, seat, players));
  return kept.map((copy) => ({ state: copy, came: came(copy.turn) }));
}
