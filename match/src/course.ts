import {
  type Actor,
  type AnyGame,
  CHANCE,
  type ChanceSource,
  Drawer,
  failed,
  hasSeat,
  type JsonObject,
  ok,
  type Rejection,
  type Result,
  readAction,
  type Seat,
  type SeatSet,
  type State,
  writeAction,
} from '@castellan/kernel';

/** Where chance comes from: for the draws after so many actions. So a table goes on alike after a restart. */
export type Entropy = (actions: number) => ChanceSource;

/** A move that can be taken back, and how many actions there were before it. */
type Earlier = { readonly seat: Seat; readonly actions: number };

/** What happened in so many of the last actions is at hand; what was before can be found out again. */
const REMEMBERED_ACTIONS = 40;

/** The course of a game: where it stands, all actions that led there, what happened, and what can be taken back of it. */
export class Course {
  readonly game: AnyGame;
  readonly options: JsonObject;
  readonly state: State;
  readonly actions: string[] = [];
  readonly #entropy: Entropy;
  /** What happened through the last actions, the newest last. */
  readonly #events: (readonly unknown[])[] = [];
  /** What can be taken back: moves of the seat that acted last, since anybody else acted or anything became known. */
  #earlier: Earlier[] = [];

  constructor(game: AnyGame, options: JsonObject, entropy: Entropy) {
    this.game = game;
    this.options = options;
    this.#entropy = entropy;
    this.state = game.start(options);
  }

  /** One action, with what it does to taking back. */
  act(actor: Actor, action: number): void {
    const before = this.state.actors();
    const events: unknown[] = [];
    this.actions.push(writeAction(this.game, this.state, actor, action));
    const madeKnown = this.state.apply(actor, action, events);
    this.#events.push(events);
    if (this.#events.length > REMEMBERED_ACTIONS) this.#events.shift();
    const isFinal = actor === CHANCE || madeKnown || !mayThinkAgain(before, this.state.actors(), actor);
    const { length } = this.#earlier;
    if (length > 0 && (isFinal || this.#earlier[0].seat !== actor)) this.#earlier = [];
    if (!isFinal) this.#earlier.push({ seat: actor, actions: this.actions.length - 1 });
  }

  /** One as it was written down. */
  actAgain(text: string, place: string): Result<null, Rejection> {
    const read = readAction(this.game, this.state, text);
    if (!read.ok) return failed({ kind: 'bad-record-move', place, cause: read.error });
    this.act(read.value.actor, read.value.action);
    return ok(null);
  }

  letChanceAct(): void {
    while (this.state.isChance())
      this.act(CHANCE, drawerFor(this.game).draw(this.state, this.#entropy(this.actions.length)));
  }

  /** What happened through so many of the last actions. */
  lastEvents(actions: number): readonly unknown[] {
    return actions === 1 ? this.#events[this.#events.length - 1] : this.#events.slice(-actions).flat();
  }

  /** What happened since there had been so many actions. */
  eventsSince(actions: number): unknown[] {
    const first = this.actions.length - this.#events.length;
    if (actions >= first) return this.#events.slice(actions - first).flat();
    const events: unknown[] = [];
    const state = this.game.start(this.options);
    this.actions.forEach((text, i) => {
      const read = readAction(this.game, state, text);
      if (read.ok) state.apply(read.value.actor, read.value.action, i < actions ? null : events);
    });
    return events;
  }

  /** The seat that may take its last move back. */
  mayUndo(): Seat | null {
    return this.#earlier.at(-1)?.seat ?? null;
  }

  /** Takes the last move of the seat back; false if it cannot be. */
  goBack(seat: Seat): boolean {
    const last = this.mayUndo() === seat ? this.#earlier.pop() : undefined;
    if (last === undefined) return false;
    this.#events.length = Math.max(0, this.#events.length - (this.actions.length - last.actions));
    this.actions.length = last.actions;
    this.#playAgain();
    return true;
  }

  /** Playing all of it again takes a millisecond; keeping what was before every move would cost each of them more. */
  #playAgain(): void {
    const state = this.game.start(this.options);
    for (const text of this.actions) {
      const read = readAction(this.game, state, text);
      if (!read.ok) throw new Error(`${text} was played and cannot be read`);
      state.apply(read.value.actor, read.value.action, null);
    }
    this.state.copyFrom(state);
  }
}

/** One for each game: it keeps nothing between draws. */
const drawers = new WeakMap<AnyGame, Drawer>();
function drawerFor(game: AnyGame): Drawer {
  const drawer = drawers.get(game) ?? new Drawer(game.maxLegal);
  drawers.set(game, drawer);
  return drawer;
}

/** A move can be taken back while its seat goes on, or while others are still busy with the same choice. */
function mayThinkAgain(before: SeatSet, after: SeatSet, seat: Seat): boolean {
  const others = before & ~(1 << seat);
  return hasSeat(after, seat) || (others & after) !== 0;
}
