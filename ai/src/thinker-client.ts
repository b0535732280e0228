import type { Json, JsonObject } from '@castellan/kernel';
import type { TableSeat, ThinkerAnswer, ThinkerMessage } from './thinker-messages.js';

/** What a thinker is told about comes from here. `Table` of `match` is one. */
export type ThinkerTable = {
  readonly id: string;
  readonly seats: number;
  /** How many actions were carried out so far. */
  readonly length: number;
  readonly options: JsonObject;
  readonly game: { readonly id: string; readonly rulesVersion: number };
  eventsSince(length: number): readonly unknown[];
  view(seat: number): unknown;
};

/** The way to the thinker: a Worker's port, a worker thread, or the thinker itself. */
export type ThinkerTransport = {
  send(message: ThinkerMessage): void;
  /** Messages that could not be followed. */
  refused(message: string): void;
};

/** Hears a bot's move, and how many positions it looked at; null if the question was called off or refused. */
export type Decided = (move: string | null, looked: number) => void;

type Listener = (answer: ThinkerAnswer) => void;
type Heard = { readonly character: string; readonly actions: number };

/**
 * The caller's half of a thinker. Bots are told what their seat is shown, nothing else. Whoever owns the transport
 * hands every answer to `hear`.
 */
export class ThinkerClient {
  readonly #transport: ThinkerTransport;
  /** By table and seat: who sits there, and how many actions they have heard of. */
  readonly #heard = new Map<string, Heard>();
  readonly #questions = new Map<number, Listener>();
  #lastQuestion = 0;

  constructor(transport: ThinkerTransport) {
    this.#transport = transport;
  }

  /** Questions without an answer yet. */
  get load(): number {
    return this.#questions.size;
  }

  /** Tells a bot what is new to it, and asks for its move. */
  decide(
    table: ThinkerTable,
    seat: number,
    character: string,
    seed: string,
    decided: Decided,
    isUrgent = false,
  ): void {
    const place = { table: table.id, seat };
    const name = `${table.id}/${seat}`;
    const before = this.#heard.get(name);
    let heard = before?.actions ?? 0;
    // a table that became shorter had something taken back, and what a bot remembers of it did not happen
    if (before === undefined || before.character !== character || heard > table.length) {
      const { id: game, rulesVersion } = table.game;
      const { options } = table;
      this.tell({
        type: 'sit',
        ...place,
        game,
        rulesVersion,
        options,
        character,
        seed: `${seed}/${seat}`,
      });
      heard = 0;
    }
    this.#heard.set(name, { character, actions: table.length });
    const events = table.eventsSince(heard) as readonly Json[];
    this.tell({ type: 'witness', ...place, events, view: table.view(seat) as Json });
    this.#think(place, decided, () => {}, isUrgent);
  }

  /**
   * Asks a bot that was told what it may know. `progress` hears how it looks on the way; what is returned calls the
   * question off.
   */
  think(place: TableSeat, decided: Decided, progress: Listener = () => {}): () => void {
    return this.#think(place, decided, progress, false);
  }

  #think(place: TableSeat, decided: Decided, progress: Listener, isUrgent: boolean): () => void {
    const id = ++this.#lastQuestion;
    this.#questions.set(id, (answer) => {
      if (answer.type === 'progress') progress(answer);
      else if (answer.type === 'decided') decided(answer.move, answer.looked);
      else decided(null, 0);
    });
    this.tell({ type: 'think', ...place, id, ...(isUrgent ? { isUrgent } : {}) });
    return () => this.tell({ type: 'cancel', id });
  }

  tell(message: ThinkerMessage): void {
    this.#transport.send(message);
  }

  hear(answer: ThinkerAnswer): void {
    if (answer.type === 'refused') this.#transport.refused(answer.message);
    if (answer.id === null) return;
    const listener = this.#questions.get(answer.id);
    if (answer.type !== 'progress') this.#questions.delete(answer.id);
    listener?.(answer);
  }

  /** Every bot at the table gets up. */
  leave(table: ThinkerTable): void {
    for (let seat = 0; seat < table.seats; seat++)
      if (this.#heard.delete(`${table.id}/${seat}`)) this.tell({ type: 'leave', table: table.id, seat });
  }

  /** The thinker is gone, and with it what it knew: all questions are called off, and bots sit down anew. */
  lost(): void {
    this.#heard.clear();
    const open = [...this.#questions];
    this.#questions.clear();
    for (const [id, listener] of open) listener({ type: 'cancelled', id });
  }
}
