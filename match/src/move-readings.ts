import type { AnyGame } from '@castellan/kernel';

/** Moves that have been read before, for each game: there are a few thousand, and the same come again and again. */
const readings = new WeakMap<AnyGame, Map<string, number>>();
const MOST_READINGS = 5000;

/** The action that a move means; null if it means none. */
export function readMoveOf(game: AnyGame, text: string): number | null {
  let known = readings.get(game);
  if (known === undefined) {
    known = new Map();
    readings.set(game, known);
  }
  const found = known.get(text);
  if (found !== undefined) return found;
  const read = game.readMove(text);
  if (!read.ok) return null;
  if (known.size < MOST_READINGS) known.set(text, read.value);
  return read.value;
}
