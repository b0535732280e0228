import type { ThinkerAnswer, ThinkerMessage } from '@castellan/ai';
import type { Json } from '@castellan/kernel';
import type { Table } from '@castellan/match';

type Waiting = { readonly id: number; readonly done: (move: string | null) => void };

/** The table Worker's end of the Worker in which bots think. They are told what their seat is shown, nothing else. */
export class Bots {
  readonly #worker: Worker;
  /** By table and seat: how many actions they have heard of. */
  readonly #heard = new Map<string, number>();
  #waiting: Waiting[] = [];
  #questions = 0;

  constructor() {
    // the script of the Worker that this is in: its name tells it what to do
    this.#worker = new Worker(location.href, { type: 'module', name: 'bots' });
    this.#worker.onmessage = (event: MessageEvent<ThinkerAnswer>) => this.#hear(event.data);
  }

  /** A bot's move; null if the question was called off. */
  decide(table: Table, seat: number, seed: string): Promise<string | null> {
    const place = { table: table.id, seat };
    const name = `${table.id}/${seat}`;
    const character = table.sitters[seat].bot ?? '';
    let heard = this.#heard.get(name);
    if (heard === undefined || heard > table.length) {
      const options = table.options;
      this.#tell({ type: 'sit', ...place, game: table.game.id, options, character, seed: `${seed}/${seat}` });
      heard = 0;
    }
    this.#heard.set(name, table.length);
    const events = table.eventsSince(heard) as Json[];
    this.#tell({ type: 'witness', ...place, events, view: table.view(seat) as Json });
    const id = ++this.#questions;
    this.#tell({ type: 'think', ...place, id });
    return new Promise((done) => {
      this.#waiting.push({ id, done });
    });
  }

  /** Everybody at the table gets up. */
  leave(table: Table): void {
    for (let seat = 0; seat < table.seats; seat++)
      if (this.#heard.delete(`${table.id}/${seat}`)) this.#tell({ type: 'leave', table: table.id, seat });
  }

  #tell(message: ThinkerMessage): void {
    this.#worker.postMessage(message);
  }

  #hear(answer: ThinkerAnswer): void {
    if (answer.type === 'progress') return;
    if (answer.type === 'refused') console.error(`a bot cannot follow: ${answer.message}`);
    const asked = this.#waiting.find(({ id }) => id === answer.id);
    this.#waiting = this.#waiting.filter(({ id }) => id !== answer.id);
    asked?.done(answer.type === 'decided' ? answer.move : null);
  }
}
