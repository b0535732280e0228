import type { SeededChance } from '@castellan/kernel';
import { type RoquefortState, roquefort } from '@castellan/roquefort';

/** Everything under roofs is dealt anew: to whoever sees only the view, nothing has changed. */
export function dealAnew(state: RoquefortState, chance: SeededChance): RoquefortState {
  const other = state.copy();
  const names = Object.keys(roquefort.describe(state).tiles as object);
  const open = new Set(Object.keys(state.view(-2).tiles));
  const hidden = names.flatMap((name, floor) => (open.has(name) ? [] : [floor]));
  for (let i = hidden.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const [a, b] = [hidden[i], hidden[j]];
    [other.tiles[a], other.tiles[b]] = [other.tiles[b], other.tiles[a]];
  }
  return other;
}
