import { PROGRAM, type Refusal, type ToServerOf } from '@castellan/protocol';
import { refusalOf } from '../refused.js';
import type { EndOfGame } from './end-of-game.js';
import type { OnlineTable } from './online-table.js';
import type { Listener, TableServices } from './table-services.js';

/** What a seat asks the rules for. */
export type Play = ToServerOf<'move'> | ToServerOf<'undo'>;

/** What seats want to do: whether they may, and why not. */
export class Moves {
  readonly #table: OnlineTable;
  readonly #end: EndOfGame;
  readonly #services: TableServices;

  constructor(table: OnlineTable, end: EndOfGame, services: TableServices) {
    this.#table = table;
    this.#end = end;
    this.#services = services;
  }

  request(listener: Listener, message: Play): void {
    const { seats, seating } = this.#table;
    const { seat, moveId } = message;
    const problem = seats.objection(listener, seat);
    if (problem !== null) {
      this.#refuse(listener, moveId, problem);
      return;
    }
    if (listener.program !== null) this.#end.noteProgram();
    const place = seating.place(seat);
    // whoever acts is back
    if (place.bot !== null && (place.person !== null || place.bot !== PROGRAM)) seats.isBack(place);
    this.carryOut(listener, message);
  }

  /** Asked for over a connection, or by a bot. */
  carryOut(listener: Listener | null, message: Play): void {
    const { play, isPaused, status } = this.#table;
    const { moveId } = message;
    // a game that its rules have ended says so itself
    const isOver = status === 'over' && play?.isOver() === false;
    if (play === null || isPaused || isOver) {
      const kind = play === null ? 'not-started' : isOver ? 'is-over' : 'is-paused';
      this.#refuse(listener, moveId, { kind, message: kind });
      return;
    }
    const before = play.version;
    const done = play.handle(message);
    if (!done.ok) {
      this.#refuse(listener, moveId, refusalOf(done.error));
      if (done.error.kind === 'stale') this.#table.telling.resync(listener);
      return;
    }
    if (play.version === before) {
      this.#table.telling.resync(listener, moveId);
      return;
    }
    this.#table.happened(play, listener, message);
  }

  #refuse(listener: Listener | null, moveId: string, problem: Refusal): void {
    this.#services.count('refusals');
    listener?.send(refusalText(this.#table.id, moveId, problem));
  }
}

export function refusalText(table: string, moveId: string, problem: Refusal): string {
  return JSON.stringify({ type: 'error', table, moveId, problem });
}
