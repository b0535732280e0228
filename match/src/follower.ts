import {
  type AnyGame,
  CHANCE,
  isLegal,
  type JsonObject,
  type Observer,
  type Outcome,
  type Seat,
  type State,
  seatsIn,
} from '@castellan/kernel';
import type { Offer, Step, Update } from './messages.js';
import { sightOf } from './sight.js';

/** Everything as some observers were shown it at a version. */
export type Shown = {
  readonly version: number;
  readonly sights: readonly {
    readonly seat: Observer;
    readonly view: unknown;
    /** What the seat may do, where that does not follow from what it is shown. */
    readonly offers?: readonly Offer[] | undefined;
  }[];
  readonly actors: readonly Seat[];
  /** The seat that may take its last move back. */
  readonly undo: Seat | null;
  readonly outcome: Outcome | null;
};

type Known = { readonly seat: Observer; readonly state: State };
type Facts = Pick<Update, 'actors' | 'sights' | 'outcome'>;

/**
 * A table that is played elsewhere, followed move by move. It is told views once and then steps, and works out by the
 * same rules what each of its observers is shown and may do. It knows no more than they were told.
 */
export class Follower {
  readonly #table: string;
  readonly #game: AnyGame;
  readonly #options: JsonObject;
  #states: Known[] = [];
  #version = -1;
  #undo: Seat | null = null;
  #shown: Shown;

  constructor(table: string, game: AnyGame, options: JsonObject, shown: Shown) {
    this.#table = table;
    this.#game = game;
    this.#options = options;
    this.#shown = shown;
    this.show(shown);
  }

  get version(): number {
    return this.#version;
  }

  /** Takes views for the truth, whatever came before. */
  show(shown: Shown): void {
    this.#version = shown.version;
    this.#undo = shown.undo;
    this.#shown = shown;
    const { imagine } = this.#game;
    this.#states =
      imagine === undefined
        ? []
        : shown.sights.map(({ seat, view }) => ({ seat, state: imagine(this.#options, view) }));
  }

  /** Carries a step out; null if it does not follow on what is known, and views are needed. */
  take(step: Step): Update | null {
    if (step.version !== this.#version + 1 || this.#states.length === 0) return null;
    const from = this.#version;
    let events: unknown[] = [];
    for (const { state } of this.#states) {
      // all are told the same, so one telling is enough
      const told: unknown[] = [];
      if (!carryOut(this.#game, state, step, told)) return null;
      events = told;
    }
    this.#version = step.version;
    this.#undo = step.undo;
    return { ...this.update(), from, events };
  }

  /**
   * What a move of this seat will lead to, as far as that is certain: nobody else may act, nothing comes to light, and
   * the seat goes on. Null where it is not. Nothing changes here before the step is taken.
   */
  foresee(seat: Seat, move: string): Update | null {
    const states: Known[] = [];
    let events: unknown[] = [];
    for (const known of this.#states) {
      const state = known.state.copy();
      const told: unknown[] = [];
      if (!goesOn(this.#game, state, seat, move, told)) return null;
      states.push({ seat: known.seat, state });
      events = told;
    }
    const [first] = states;
    if (first === undefined) return null;
    // what only its own seat has done since can be taken back
    const worked = this.#worked(states, first.state, seat);
    const from = this.#version;
    return { type: 'update', table: this.#table, version: from + 1, from, events, ...worked };
  }

  /** Everything as it is known now. */
  update(): Update {
    const [first] = this.#states;
    return {
      type: 'update',
      table: this.#table,
      version: this.#version,
      from: this.#version,
      events: [],
      ...(first === undefined ? this.#asShown() : this.#worked(this.#states, first.state, this.#undo)),
    };
  }

  #worked(states: readonly Known[], position: State, undo: Seat | null): Facts {
    return {
      actors: seatsIn(position.actors()),
      sights: states.map(({ seat, state }) => sightOf(this.#game, state, seat, seat === undo)),
      outcome: position.outcome(),
    };
  }

  #asShown(): Facts {
    const { sights, outcome, actors, undo } = this.#shown;
    return {
      actors,
      sights: sights.map(({ seat, view, offers = [] }) => ({ seat, view, offers, mayUndo: seat === undo })),
      outcome,
    };
  }
}

/** Does on a state what a step tells; false if the state does not allow it. */
function carryOut(game: AnyGame, state: State, step: Step, events: unknown[]): boolean {
  const action = game.readMove(step.move);
  if (!action.ok || !isLegal(game, state, step.seat, action.value)) return false;
  state.apply(step.seat, action.value, events);
  const seen = step.seen.map((move) => game.readMove(move));
  while (state.isChance()) {
    const next = seen.findIndex((draw) => draw.ok && isLegal(game, state, CHANCE, draw.value));
    const draw = seen[next];
    if (draw === undefined || !draw.ok) return false;
    seen.splice(next, 1);
    state.apply(CHANCE, draw.value, events);
  }
  return true;
}

/** Does a move on a state; false if anybody else, or chance, has a part in what comes of it. */
function goesOn(game: AnyGame, state: State, seat: Seat, move: string, events: unknown[]): boolean {
  const alone = 1 << seat;
  const action = game.readMove(move);
  if (!action.ok || state.actors() !== alone || !isLegal(game, state, seat, action.value)) return false;
  const madeKnown = state.apply(seat, action.value, events);
  return !madeKnown && !state.isChance() && state.actors() === alone;
}
