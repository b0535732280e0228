import {
  type Actor,
  type AnyGame,
  CHANCE,
  type ChanceSource,
  Drawer,
  failed,
  type GameRecord,
  hasSeat,
  type JsonObject,
  legalMoves,
  type Observer,
  ok,
  parseMove,
  type Rejection,
  type Result,
  readAction,
  type Seat,
  type State,
  seatsIn,
  writeAction,
} from '@castellan/kernel';
import type { KeptTable, Offer, Refusal, Request, Sight, Sitter, Update } from './messages.js';

/** Where chance comes from: for the draws after so many actions. So a table goes on alike after a restart. */
export type Entropy = (actions: number) => ChanceSource;

type Earlier = { readonly seat: Seat; readonly state: State; readonly actions: number };

/** How many of the last requests are remembered, to recognise repeats. */
const REMEMBERED_REQUESTS = 64;

/**
 * A table: one game in play, pure. Whoever hosts it hands in requests, stores what `keep` gives, and then tells
 * everybody their update. Chance acts by itself; bots ask like people do.
 */
export class Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: JsonObject;
  readonly sitters: readonly Sitter[];
  readonly #state: State;
  readonly #entropy: Entropy;
  readonly #drawer: Drawer;
  readonly #actions: string[] = [];
  /** By action: what happened through it. */
  readonly #events: (readonly unknown[])[] = [];
  /** What can be taken back: moves of the seat that acted last, since anybody else acted or anything became known. */
  #earlier: Earlier[] = [];
  readonly #answered = new Map<string, number>();
  /** By seat: the version since which its offers are what they are. */
  readonly #since: number[];
  #version = 0;
  #from = 0;
  #told: readonly unknown[] = [];

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
    this.#entropy = entropy;
    this.#state = game.start(options);
    this.#drawer = new Drawer(game.maxLegal);
    this.#since = Array.from({ length: this.#state.seats }, () => 0);
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
    table.#letChanceAct();
    return table;
  }

  /** A kept table taken up again, with all that could be taken back before. */
  static restore(id: string, game: AnyGame, kept: KeptTable, entropy: Entropy): Result<Table, Rejection> {
    const options = game.prepare(kept.options, null);
    if (!options.ok) return options;
    const table = new Table(id, game, options.value, kept.sitters, entropy);
    for (let i = 0; i < kept.actions.length; i++) {
      const read = readAction(game, table.#state, kept.actions[i]);
      if (!read.ok) return failed({ kind: 'bad-record-move', place: `actions[${i}]`, cause: read.error });
      table.#act(read.value.actor, read.value.action);
    }
    table.#letChanceAct();
    table.#version = kept.version;
    table.#from = kept.version;
    table.#since.fill(0);
    return ok(table);
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

  record(): GameRecord {
    const { id, rulesVersion } = this.game;
    return { game: id, rulesVersion, options: this.options, actions: [...this.#actions] };
  }

  keep(): KeptTable {
    return { ...this.record(), sitters: this.sitters, version: this.#version };
  }

  /** How many actions there have been, chance's included. */
  get length(): number {
    return this.#actions.length;
  }

  /** What happened since there had been so many actions. */
  eventsSince(actions: number): unknown[] {
    return this.#events.slice(actions).flat();
  }

  view(observer: Observer): unknown {
    return this.#state.view(observer);
  }

  /** Carries out a request, or refuses it and nothing has changed. Answers the version that it led to. */
  handle(request: Request): Result<number, Refusal> {
    const { seat, moveId } = request;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      return failed({ kind: 'no-such-seat', seat });
    const known = this.#answered.get(`${seat}/${moveId}`);
    if (known !== undefined) return ok(known);
    if (request.version > this.#version || request.version < this.#since[seat])
      return failed({ kind: 'stale', version: this.#version });
    const done = request.type === 'move' ? this.#move(seat, request.move) : this.#undo(seat);
    if (!done.ok) return done;
    this.#answered.set(`${seat}/${moveId}`, this.#version);
    if (this.#answered.size > REMEMBERED_REQUESTS)
      this.#answered.delete(this.#answered.keys().next().value ?? '');
    return ok(this.#version);
  }

  /** What the last change was, told to somebody who holds these seats. */
  update(holds: readonly Seat[]): Update {
    return { ...this.fullUpdate(holds), from: this.#from, events: this.#told };
  }

  /** Everything as it is now, for somebody who comes new or has lost the thread. */
  fullUpdate(holds: readonly Seat[]): Update {
    return {
      type: 'update',
      table: this.id,
      version: this.#version,
      from: this.#version,
      events: [],
      actors: this.actors(),
      sights: holds.map((seat) => this.#sight(seat)),
      outcome: this.#state.outcome(),
    };
  }

  #sight(seat: Seat): Sight {
    return {
      seat,
      view: this.#state.view(seat),
      offers: this.#offers(seat),
      mayUndo: this.#mayUndo(seat),
    };
  }

  #offers(seat: Seat): Offer[] {
    if (seat < 0) return [];
    const actions = new Int32Array(this.game.maxLegal);
    const count = this.#state.legal(seat, actions);
    return Array.from(actions.subarray(0, count), (action) => ({
      move: this.game.writeMove(action),
      foresight: this.game.foresee?.(this.#state, seat, action) ?? null,
    }));
  }

  #move(seat: Seat, move: string): Result<null, Refusal> {
    if (typeof move !== 'string') return failed({ kind: 'malformed', message: 'a move is a text' });
    const action = parseMove(this.game, this.#state, seat, move);
    if (!action.ok) return action;
    const before = this.#actions.length;
    const offersBefore = this.#offersBySeat();
    this.#act(seat, action.value);
    this.#letChanceAct();
    this.#changed(offersBefore, this.#events.slice(before).flat());
    return ok(null);
  }

  #mayUndo(seat: Seat): boolean {
    return this.#earlier.some((earlier) => earlier.seat === seat);
  }

  #undo(seat: Seat): Result<null, Refusal> {
    const last = this.#mayUndo(seat) ? this.#earlier.pop() : undefined;
    if (last === undefined) return failed({ kind: 'nothing-to-undo' });
    const offersBefore = this.#offersBySeat();
    this.#state.copyFrom(last.state);
    this.#actions.length = last.actions;
    this.#events.length = last.actions;
    this.#changed(offersBefore, []);
    return ok(null);
  }

  #changed(offersBefore: readonly string[], events: readonly unknown[]): void {
    this.#from = this.#version++;
    this.#told = events;
    this.#offersBySeat().forEach((offers, seat) => {
      if (offers !== offersBefore[seat]) this.#since[seat] = this.#version;
    });
  }

  #offersBySeat(): string[] {
    return Array.from({ length: this.seats }, (_, seat) =>
      hasSeat(this.#state.actors(), seat) ? legalMoves(this.game, this.#state, seat).join() : '',
    );
  }

  /** One action, with what it does to taking back. */
  #act(actor: Actor, action: number): void {
    const before = this.#state.copy();
    const events: unknown[] = [];
    this.#actions.push(writeAction(this.game, this.#state, actor, action));
    const madeKnown = this.#state.apply(actor, action, events);
    this.#events.push(events);
    if (actor === CHANCE || madeKnown || !mayThinkAgain(before, this.#state, actor)) this.#earlier = [];
    else
      this.#earlier = [
        ...this.#earlier.filter((earlier) => earlier.seat === actor),
        { seat: actor, state: before, actions: this.#actions.length - 1 },
      ];
  }

  #letChanceAct(): void {
    while (this.#state.isChance())
      this.#act(CHANCE, this.#drawer.draw(this.#state, this.#entropy(this.#actions.length)));
  }
}

/** A move can be taken back while its seat goes on, or while others are still busy with the same choice. */
function mayThinkAgain(before: State, after: State, seat: Seat): boolean {
  const others = before.actors() & ~(1 << seat);
  return hasSeat(after.actors(), seat) || (others & after.actors()) !== 0;
}
