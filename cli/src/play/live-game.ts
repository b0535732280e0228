import type { ChanceSource, GameRecord, Seat, State } from '@castellan/kernel';
import type { Request, Table } from '@castellan/match';
import { Eagerness } from '../eager.js';
import type { Box } from '../registry.js';

/** How it begins: afresh, or at the end of a record. */
export type Beginning = {
  readonly box: Box;
  readonly table: Table;
  /** So many actions were there before: they are not told, and not taken back. */
  readonly before: number;
  readonly bots: ReadonlySet<Seat>;
  /** What bots without a mind choose by. */
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

/** A table at one terminal: bots act by themselves, people through `act`. */
export class LiveGame {
  readonly box: Box;
  readonly bots: ReadonlySet<Seat>;
  readonly #table: Table;
  readonly #chance: ChanceSource;
  readonly #keep: (record: GameRecord) => void;
  /** Bots that idle are no company. */
  readonly #eagerness: Eagerness;
  readonly #companions: ReadonlyMap<Seat, Companion>;
  /** How many actions the people have been told of. */
  #told: number;
  /** How many the companions know: they hear of more when one of them is to act, so that undo is in time. */
  #heard: number;
  #requests = 0;

  constructor({ box, table, before, bots, chance, companions, keep }: Beginning) {
    this.box = box;
    this.bots = bots;
    this.#table = table;
    this.#chance = chance;
    this.#keep = keep;
    this.#companions = companions;
    this.#eagerness = new Eagerness(box.game, box.face);
    this.#told = before;
    this.#heard = before;
    this.#keep(this.record());
  }

  /** How it stands now. */
  get state(): State {
    return this.#table.position();
  }

  record(): GameRecord {
    return this.#table.record();
  }

  people(): Seat[] {
    return Array.from({ length: this.#table.seats }, (_, seat) => seat).filter(
      (seat) => !this.bots.has(seat),
    );
  }

  /** People who may act now. Where it is empty, `settle` goes on, or the game is over. */
  waiting(): Seat[] {
    return this.#table.actors().filter((seat) => !this.bots.has(seat));
  }

  /** Lets bots act until it is up to people. */
  settle(): void {
    for (;;) {
      const bot = this.#table.actors().find((seat) => this.bots.has(seat));
      if (bot === undefined) return;
      this.act(bot, this.#chooseFor(bot));
    }
  }

  /** A legal action. */
  act(seat: Seat, action: number): void {
    this.#ask({ type: 'move', seat, ...this.#stamp(), move: this.box.game.writeMove(action) });
  }

  canUndo(seat: Seat): boolean {
    return this.#table.mayUndo() === seat && this.#table.length > this.#heard;
  }

  /** Takes the seat's last move back and returns it; null if there is none that could be. */
  undo(seat: Seat): string | null {
    if (!this.canUndo(seat)) return null;
    const move = this.record().actions.at(-1)?.replace(/^\d:/, '') ?? '';
    this.#ask({ type: 'undo', seat, ...this.#stamp() });
    this.#told = this.#table.length;
    return move;
  }

  /** What happened since this was last asked. */
  takeEvents(): unknown[] {
    const events = this.#table.eventsSince(this.#told);
    this.#told = this.#table.length;
    return events;
  }

  #stamp(): Pick<Request, 'version' | 'moveId'> {
    return { version: this.#table.version, moveId: String(this.#requests++) };
  }

  #ask(request: Request): void {
    const done = this.#table.handle(request);
    if (!done.ok) throw new Error(`${request.type} of seat ${request.seat}: ${done.error.kind}`);
    this.#keep(this.record());
  }

  #chooseFor(seat: Seat): number {
    const companion = this.#companions.get(seat);
    if (companion !== undefined) {
      const events = this.#table.eventsSince(this.#heard);
      for (const [other, mind] of this.#companions) mind.witness(events, this.#table.view(other));
      this.#heard = this.#table.length;
      return companion.choose();
    }
    const { state } = this;
    const actions = new Int32Array(this.box.game.maxLegal);
    const any = actions[this.#chance.below(state.legal(seat, actions))];
    return this.#eagerness.instead(state, seat, any, this.#chance);
  }
}
