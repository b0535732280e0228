import { SPECTATOR } from '@castellan/kernel';
import type { Table } from '@castellan/match';
import type { Full, Joined, TableState, ToClient } from '@castellan/protocol';
import { commitmentTo } from './chance.js';
import type { OnlineTable } from './online-table.js';
import type { Listener } from './table-services.js';

/** Everything about a table but its game. */
export function stateOf(table: OnlineTable, now: number): TableState {
  const { isPublic, freeText, clock, timeout, game } = table.setup;
  return {
    table: table.id,
    game,
    status: table.status,
    host: table.info.host,
    seats: table.audience.seatStates().map((seat, i) => ({ ...seat, ...marksOf(table, i, seat.present) })),
    watchers: table.audience.watchers(),
    isPublic,
    freeText,
    clock,
    timeout,
    clocks: table.play === null ? null : table.clock.state(now),
    paused: table.isPaused,
    next: table.info.next,
    ...table.firstPlayer.state(),
    ...table.leaving.state(),
    ...table.idle.state(),
    ...table.hints.state(),
  };
}

/** What somebody who comes is told but for the sheets. */
export type TableWelcome = Omit<Joined, 'drawings' | 'same'>;

/** What there is to tell of a seat beside who sits there. */
function marksOf({ leaving, hosting, hints, conduct }: OnlineTable, seat: number, isPresent: boolean) {
  return {
    ...leaving.marks(seat, isPresent),
    ...hosting.marks(seat),
    ...hints.marks(seat),
    ...conduct.marks(seat),
  };
}

/** The same in two steps: the game as it is now, and the rest as it is when that is kept. */
export function welcomeTo(table: OnlineTable, listener: Listener): (now: number) => TableWelcome {
  const full = table.play === null ? null : fullFor(table, table.play, listener);
  const seed = table.status === 'over' ? table.info.seed : null;
  return (now) => ({
    state: stateOf(table, now),
    rulesVersion: table.info.rulesVersion,
    options: table.options,
    holds: table.seating.heldBy(listener),
    full,
    commitment: commitmentTo(table.info.seed),
    seed,
    now,
  });
}

/** The answer to whoever comes, with the sheets as they lie ready. */
export function joinedText(id: number, welcome: TableWelcome, sheets: string): string {
  return `{"type":"joined","id":${id},"joined":${JSON.stringify(welcome).slice(0, -1)},${sheets}}}`;
}

/** The message with everything that one of those who listen may see of the game; after its end with the seed. */
export function fullText(
  table: OnlineTable,
  play: Table,
  listener: Listener,
  { moveId, over, now }: { readonly moveId: string | null; readonly over: boolean; readonly now: number },
): string {
  const message: ToClient = {
    type: 'full',
    table: table.id,
    full: fullFor(table, play, listener),
    holds: table.seating.heldBy(listener),
  };
  if (moveId !== null) message.moveId = moveId;
  const clocks = table.clock.state(now);
  if (clocks !== null) message.clocks = clocks;
  if (over) message.seed = table.info.seed;
  return JSON.stringify(message);
}

function fullFor(table: OnlineTable, play: Table, listener: Listener): Full {
  const holds = table.seating.heldBy(listener);
  const { version, sights, actors, undo, outcome } = play.show(holds.length === 0 ? [SPECTATOR] : holds);
  return { version, sights, actors, undo, outcome, past: play.recent() } as Full;
}
