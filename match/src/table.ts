import {
  type AnyGame,
  failed,
  type GameRecord,
  hasSeat,
  type JsonObject,
  type Observer,
  ok,
  parseMove,
  type Rejection,
  type Result,
  type Seat,
  type SeatSet,
  type State,
  seatsIn,
} from '@castellan/kernel';
import { Choices } from './choices.js';
import { Course, type Entropy } from './course.js';
import type { Shown } from './follower.js';
import type { Entry, KeptTable, Request, Sitter, Step, TableRejection, Update } from './messages.js';
import { readMoveOf } from './move-readings.js';
import { Requests } from './requests.js';
import { sightOf } from './sight.js';

/** So much of what happened is told to somebody who comes; found out again when somebody does. */
const MOST_RECENT = 100;

/**
 * A table: one game in play, pure. Whoever hosts it hands in requests, stores what `keep` or `lastEntry` give, and then
 * tells everybody their update or step. Chance acts by itself; bots ask like people do.
 */
export class Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: JsonObject;
  readonly sitters: readonly Sitter[];
  readonly #course: Course;
  readonly #state: State;
  readonly #choices: Choices;
  readonly #requests = new Requests();
  #version = 0;
  #from = 0;
  #told: readonly unknown[] = [];
  /** What happened lately, once somebody has asked for it, until something changes. */
  #recent: readonly unknown[] | null = null;
  #entry: Entry | null = null;

  private constructor(
    id: string,
    game: AnyGame,
    options: JsonObject,
    sitters: readonly Sitter[],
    entropy: Entropy,
  ) {
    this.id = id;
    this.game = game;
    this.options = options;
    this.sitters = sitters;
    this.#course = new Course(game, options, entropy);
    this.#state = this.#course.state;
    this.#choices = new Choices(game, this.#state);
  }

  /** A new table; its options are settled already. */
  static open(
    id: string,
    game: AnyGame,
    options: JsonObject,
    sitters: readonly Sitter[],
    entropy: Entropy,
  ): Table {
    const table = new Table(id, game, options, sitters, entropy);
    table.#course.letChanceAct();
    table.#entry = { kind: 'open', chance: [...table.#course.actions] };
    table.#choices.refresh(table.#state, 0);
    return table;
  }

  /** A kept table taken up again, with all that could be taken back before. */
  static restore(id: string, game: AnyGame, kept: KeptTable, entropy: Entropy): Result<Table, Rejection> {
    const options = game.prepare(kept.options, null);
    if (!options.ok) return options;
    const table = new Table(id, game, options.value, kept.sitters, entropy);
    for (let i = 0; i < kept.actions.length; i++) {
      const acted = table.#course.actAgain(kept.actions[i], `actions[${i}]`);
      if (!acted.ok) return acted;
    }
    table.#course.letChanceAct();
    table.#choices.refresh(table.#state, 0);
    table.#version = kept.version;
    table.#from = kept.version;
    return ok(table);
  }

  /** The same from a log, with the requests that were answered: a repeat of one of them is still a repeat. */
  static fromLog(
    id: string,
    game: AnyGame,
    input: JsonObject,
    sitters: readonly Sitter[],
    log: readonly Entry[],
    entropy: Entropy,
    /** Called after each entry: for what follows from the course of a game and not from its end. */
    passed: (table: Table) => void = () => {},
  ): Result<Table, Rejection> {
    const options = game.prepare(input, null);
    if (!options.ok) return options;
    const table = new Table(id, game, options.value, sitters, entropy);
    for (let i = 0; i < log.length; i++) {
      const done = table.#followEntry(log[i], `log[${i}]`);
      if (!done.ok) return done;
      passed(table);
    }
    return ok(table);
  }

  #followEntry(entry: Entry, place: string): Result<null, Rejection> {
    if (entry.kind === 'undo') {
      if (!this.#course.goBack(entry.seat))
        return failed({ kind: 'bad-record', place, message: 'nothing could be taken back' });
    } else {
      const several = seatsIn(this.#state.actors()).length > 1;
      const moves = entry.kind === 'open' ? [] : [several ? `${entry.seat}:${entry.move}` : entry.move];
      for (const action of [...moves, ...entry.chance]) {
        const acted = this.#course.actAgain(action, place);
        if (!acted.ok) return acted;
      }
    }
    if (entry.kind === 'open') this.#choices.refresh(this.#state, 0);
    else {
      this.#changed([]);
      this.#requests.remember(entry.seat, entry.moveId, this.#version);
    }
    return ok(null);
  }

  /**
   * What happened to the same table elsewhere, as the log there has it: afterwards everything is as if it had been asked for here,
   * the last entry and the last step included. A table that cannot follow is of no use any more.
   */
  follow(entry: Exclude<Entry, { kind: 'open' }>): Result<null, Rejection> {
    const before = this.length;
    const followed = this.#followEntry(entry, `version ${this.#version}`);
    if (!followed.ok) return followed;
    this.#entry = entry;
    this.#told = entry.kind === 'move' ? this.#course.lastEvents(this.length - before) : [];
    return followed;
  }

  get version(): number {
    return this.#version;
  }

  get seats(): number {
    return this.#state.seats;
  }

  isOver(): boolean {
    return this.#state.isOver();
  }

  /** Seats that may act now. */
  actors(): Seat[] {
    return seatsIn(this.#state.actors());
  }

  /** The same as bits. */
  get acting(): SeatSet {
    return this.#state.actors();
  }

  /** Whether a seat may act now. */
  mayAct(seat: Seat): boolean {
    return hasSeat(this.#state.actors(), seat);
  }

  record(): GameRecord {
    const { id, rulesVersion } = this.game;
    return { game: id, rulesVersion, options: this.options, actions: [...this.#course.actions] };
  }

  keep(): KeptTable {
    return { ...this.record(), sitters: this.sitters, version: this.#version };
  }

  /** What the last change adds to the log; null before anything has changed since it was taken up again. */
  lastEntry(): Entry | null {
    return this.#entry;
  }

  /**
   * The last change as a step; null where it takes whole views to tell, as after taking back. At the end there is a step as
   * well, but what opens up then is in views only.
   */
  lastStep(): Step | null {
    const entry = this.#entry;
    if (entry?.kind !== 'move' || this.game.imagine === undefined) return null;
    const { seat, move, chance } = entry;
    const seen = this.game.revealed?.(this.#told) ?? chance;
    return { version: this.#version, seat, move, seen, undo: this.mayUndo() };
  }

  /** How many actions there have been, chance's included. */
  get length(): number {
    return this.#course.actions.length;
  }

  /** What happened since there had been so many actions. */
  eventsSince(actions: number): unknown[] {
    return this.#course.eventsSince(actions);
  }

  /** What happened lately, as far as it may still be told: for somebody who comes, or has lost the thread. */
  recent(): readonly unknown[] {
    if (this.#recent === null) {
      const events = this.eventsSince(Math.max(0, this.length - MOST_RECENT));
      this.#recent = (this.game.tellable?.(events) ?? events).slice(-MOST_RECENT);
    }
    return this.#recent;
  }

  /** A copy of the position, for whoever hosts the table and has something to ask the rules. */
  position(): State {
    return this.#state.copy();
  }

  view(observer: Observer): unknown {
    return this.#state.view(observer);
  }

  /** Carries out a request, or refuses it and nothing has changed. Answers the version that it led to. */
  handle(request: Request): Result<number, TableRejection> {
    const { seat, moveId } = request;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      return failed({ kind: 'no-such-seat', seat });
    const known = this.#requests.find(seat, moveId);
    if (known !== undefined) return ok(known);
    if (request.version > this.#version || request.version < this.#choices.since(seat))
      return failed({ kind: 'stale', version: this.#version });
    const done = request.type === 'move' ? this.#move(seat, moveId, request.move) : this.#undo(seat, moveId);
    if (!done.ok) return done;
    this.#requests.remember(seat, moveId, this.#version);
    return ok(this.#version);
  }

  /** What the last change was, told to somebody who holds these seats. */
  update(holds: readonly Seat[]): Update {
    return { ...this.fullUpdate(holds), from: this.#from, events: this.#told };
  }

  /** Everything as it is now, for somebody who comes new or has lost the thread. */
  fullUpdate(holds: readonly Seat[]): Update {
    const undo = this.mayUndo();
    return {
      type: 'update',
      table: this.id,
      version: this.#version,
      from: this.#version,
      events: [],
      actors: this.actors(),
      sights: holds.map((seat) => sightOf(this.game, this.#state, seat, seat === undo)),
      outcome: this.#state.outcome(),
    };
  }

  /** Everything as these observers may see it, for somebody who follows from elsewhere. */
  show(observers: readonly Observer[]): Shown {
    const { version, actors, outcome } = this.fullUpdate([]);
    const sights = observers.map((seat) => {
      if (this.game.imagine !== undefined) return { seat, view: this.view(seat) };
      const { view, offers } = sightOf(this.game, this.#state, seat, false);
      return { seat, view, offers };
    });
    return { version, sights, actors, undo: this.mayUndo(), outcome };
  }

  /** The seat that may take its last move back. */
  mayUndo(): Seat | null {
    return this.#course.mayUndo();
  }

  #move(seat: Seat, moveId: string, move: string): Result<null, TableRejection> {
    if (typeof move !== 'string') return failed({ kind: 'malformed', message: 'a move is a text' });
    const action = readMoveOf(this.game, move);
    if (action === null || !this.#choices.has(seat, action)) {
      const refused = parseMove(this.game, this.#state, seat, move);
      if (!refused.ok) return refused;
      throw new Error(`${move} is legal and was not listed`);
    }
    const before = this.length;
    this.#course.act(seat, action);
    this.#course.letChanceAct();
    const chance = this.#course.actions.slice(before + 1);
    this.#entry = { kind: 'move', seat, moveId, move, chance };
    this.#changed(this.#course.lastEvents(1 + chance.length));
    return ok(null);
  }

  #undo(seat: Seat, moveId: string): Result<null, TableRejection> {
    if (!this.#course.goBack(seat)) return failed({ kind: 'nothing-to-undo' });
    this.#entry = { kind: 'undo', seat, moveId };
    this.#changed([]);
    return ok(null);
  }

  #changed(events: readonly unknown[]): void {
    this.#from = this.#version++;
    this.#told = events;
    this.#recent = null;
    this.#choices.refresh(this.#state, this.#version);
  }
}
