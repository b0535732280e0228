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
  /** Who plays the bots' seats; without them bots play anything that is not idle. */
  readonly companions: ReadonlyMap<Seat, Companion>;
  /** Told the record whenever it changes. */
  keep(record: GameRecord): void;
};

/** A bot with a mind of its own: it is told what its seat is shown, and asked for a move. */
export type Companion = {
  witness(events: readonly unknown[], view: unknown): void;
  choose(): number;
};

type Earlier = {
  readonly seat: Seat;
  readonly state: State;
  readonly move: string;
  readonly unheard: number;
};

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
  readonly #companions: ReadonlyMap<Seat, Companion>;
  /** What the companions have not been told yet: they hear of it when one of them is to act, so that undo is in time. */
  #unheard: unknown[] = [];

  constructor(beginning: Beginning) {
    this.box = beginning.box;
    this.state = beginning.state;
    this.bots = beginning.bots;
    this.#companions = beginning.companions;
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
    const move = this.box.game.writeMove(action);
    const before = { seat, state: this.state.copy(), move, unheard: this.#unheard.length };
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
    this.#unheard.length = last.unheard;
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
    const happened: unknown[] = [];
    const madeKnown = this.state.apply(actor, action, happened);
    this.#events.push(...happened);
    this.#unheard.push(...happened);
    this.#keep(this.record());
    return madeKnown;
  }

  #chooseFor(seat: Seat): number {
    const companion = this.#companions.get(seat);
    if (companion !== undefined) {
      for (const [other, mind] of this.#companions) mind.witness(this.#unheard, this.state.view(other));
      this.#unheard = [];
      return companion.choose();
    }
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
