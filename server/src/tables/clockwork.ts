import { Clock, type TimeControl } from '@castellan/match';
import type { FoundTable } from '../store/operations/tables.js';
import { isGameEntry, readEntry } from './log-entry.js';

/** The clocks as the log tells them, with who could act after each entry of the game. */
export function windClock(
  setup: TimeControl,
  { entries, seats }: FoundTable,
  actors: readonly (readonly number[])[],
): { readonly clock: Clock; readonly isPaused: boolean } {
  const clock = new Clock(setup, seats.length);
  let isPaused = false;
  let next = 0;
  for (const { entry: text, at } of entries) {
    const entry = readEntry(text);
    if (entry.kind === 'pause' || entry.kind === 'ended') clock.stop(at);
    if (entry.kind === 'go-on' || entry.kind === 'restart') clock.goOn(at);
    if (entry.kind === 'pause' || entry.kind === 'go-on') isPaused = entry.kind === 'pause';
    if (isGameEntry(entry)) clock.turnOf(actors[next++], at);
  }
  return { clock, isPaused };
}
