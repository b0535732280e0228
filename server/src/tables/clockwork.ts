import { Clock, type ClockSetup } from '@castellan/match';
import type { FoundTable } from '../store/operations/tables.js';
import { isEntry, readLine } from './entries.js';

/** The clocks as the log tells them, with who could act after each entry of the game. */
export function windClock(
  setup: ClockSetup,
  { entries, seats }: FoundTable,
  actors: readonly (readonly number[])[],
): { readonly clock: Clock; readonly isPaused: boolean } {
  const clock = new Clock(setup, seats.length);
  let isPaused = false;
  let entry = 0;
  for (const { entry: text, at } of entries) {
    const line = readLine(text);
    if (line.kind === 'pause') clock.stop(at);
    if (line.kind === 'go-on' || line.kind === 'restart') clock.goOn(at);
    if (line.kind === 'pause' || line.kind === 'go-on') isPaused = line.kind === 'pause';
    if (isEntry(line)) clock.turnOf(actors[entry++], at);
  }
  return { clock, isPaused };
}
