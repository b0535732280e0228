import {
  type Actor,
  CHANCE,
  type ChanceSource,
  Drawer,
  type GameRecord,
  hasSeat,
  type JsonObject,
  type Seat,
  type State,
  seatsIn,
  writeAction,
} from '@castellan/kernel';
import { Eagerness } from '../eager.js';
import type { Box } from '../registry.js';

/** How it begins: afresh, or at the end of a record. */
export type Beginning = {
  readonly box: Box;
  readonly options: JsonObject;
  readonly state: State;
  readonly actions: readonly string[];
  readonly bots: ReadonlySet<Seat>;
  readonly chance: ChanceSource;
  /** Told the record whenever it changes. */
  keep(record: GameRecord): void;
};

type Earlier = { readonly seat: Seat; readonly state: State; readonly move: string };

/** A game in play at one terminal: chance and bots act by themselves, people through `act`. */
export class LiveGame {
  readonly box: Box;
  readonly state: State;
  readonly bots: ReadonlySet<Seat>;
  readonly #options: JsonObject;
  readonly #chance: ChanceSource;
  readonly #keep: (record: GameRecord) => void;
  readonly #actions: string[];
  readonly #drawer: Drawer;
  /** Bots that idle are no company. */
  readonly #eagerness: Eagerness;
  /** What can be taken back: moves of the seat that acted last, since anybody else acted or anything became known. */
  #earlier: Earlier[] = [];
  #events: unknown[] = [];

  constructor(beginning: Beginning) {
    this.box = beginning.box;
    this.state = beginning.state;
    this.bots = beginning.bots;
    this.#options = beginning.options;
    this.#chance = beginning.chance;
    this.#keep = (record) => beginning.keep(record);
    this.#actions = [...beginning.actions];
    this.#drawer = new Drawer(this.box.game.maxLegal);
    this.#eagerness = new Eagerness(this.box.game, this.box.face);
    this.#keep(this.record());
  }

  record(): GameRecord {
    const { id, rulesVersion } = this.box.game;
    return { game: id, rulesVersion, options: this.#options, actions: this.#actions };
  }

  people(): Seat[] {
    return Array.from({ length: this.state.seats }, (_, seat) => seat).filter((seat) => !this.bots.has(seat));
  }

  /** People who may act now. Where it is empty, `settle` goes on, or the game is over. */
  waiting(): Seat[] {
    return seatsIn(this.state.actors()).filter((seat) => !this.bots.has(seat));
  }

  /** Lets chance and bots act until it is up to people. */
  settle(): void {
    for (;;) {
      if (this.state.isOver()) return;
      if (this.state.isChance()) {
        this.#apply(CHANCE, this.#drawer.draw(this.state, this.#chance));
        continue;
      }
      const bot = seatsIn(this.state.actors()).find((seat) => this.bots.has(seat));
      if (bot === undefined) return;
      this.#apply(bot, this.#chooseFor(bot));
    }
  }

  /** A person's legal action. */
  act(seat: Seat, action: number): void {
    const before = { seat, state: this.state.copy(), move: this.box.game.writeMove(action) };
    const madeKnown = this.#apply(seat, action);
    if (madeKnown || !mayThinkAgain(before.state, this.state, seat)) this.#earlier = [];
    else this.#earlier = [...this.#earlier.filter((earlier) => earlier.seat === seat), before];
  }

  canUndo(seat: Seat): boolean {
    return this.#earlier.some((earlier) => earlier.seat === seat);
  }

  /** Takes the seat's last move back and returns it; null if there is none that could be. */
  undo(seat: Seat): string | null {
    const last = this.canUndo(seat) ? this.#earlier.pop() : undefined;
    if (last === undefined) return null;
    this.state.copyFrom(last.state);
    this.#actions.pop();
    this.#events = [];
    this.#keep(this.record());
    return last.move;
  }

  /** What happened since this was last asked. */
  takeEvents(): unknown[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  #apply(actor: Actor, action: number): boolean {
    this.#actions.push(writeAction(this.box.game, this.state, actor, action));
    if (actor === CHANCE || this.bots.has(actor)) this.#earlier = [];
    const madeKnown = this.state.apply(actor, action, this.#events);
    this.#keep(this.record());
    return madeKnown;
  }

  #chooseFor(seat: Seat): number {
    const actions = new Int32Array(this.box.game.maxLegal);
    const any = actions[this.#chance.below(this.state.legal(seat, actions))];
    return this.#eagerness.instead(this.state, seat, any, this.#chance);
  }
}

/** A move can be taken back while its seat goes on, or while others are still busy with the same choice. */
function mayThinkAgain(before: State, after: State, seat: Seat): boolean {
  const others = before.actors() & ~(1 << seat);
  return hasSeat(after.actors(), seat) || (others & after.actors()) !== 0;
}
