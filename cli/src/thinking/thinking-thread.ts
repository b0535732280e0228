import { Worker } from 'node:worker_threads';
import type { ThinkerAnswer, ThinkerMessage } from '@castellan/ai';

type Listener = (answer: ThinkerAnswer) => void;

/** A thinker in a worker thread, as whoever asks it sees it. */
export class ThinkingThread {
  readonly #worker: Worker;
  readonly #listeners = new Map<number, Listener>();
  #questions = 0;

  /** `program` is the built thread.ts; `refused` hears of messages that could not be followed. */
  constructor(program: URL, refused: (message: string) => void) {
    this.#worker = new Worker(program);
    this.#worker.on('message', (answer: ThinkerAnswer) => {
      if (answer.type === 'refused' && answer.id === null) refused(answer.message);
      else if (answer.id !== null) this.#listeners.get(answer.id)?.(answer);
    });
    this.#worker.on('error', ({ message }) => {
      for (const [id, listener] of this.#listeners) listener({ type: 'refused', id, message });
    });
  }

  tell(message: Exclude<ThinkerMessage, { type: 'think' | 'explain' | 'cancel' }>): void {
    this.#worker.postMessage(message);
  }

  /** A seat's move; null if it was cancelled. `progress` hears how it looks on the way. */
  think(table: string, seat: number, progress: Listener = () => {}): Thinking {
    const id = ++this.#questions;
    const move = new Promise<string | null>((resolve, reject) => {
      this.#listeners.set(id, (answer) => {
        if (answer.type === 'progress') {
          progress(answer);
          return;
        }
        this.#listeners.delete(id);
        if (answer.type === 'refused') reject(new Error(answer.message));
        else resolve(answer.type === 'decided' ? answer.move : null);
      });
    });
    this.#worker.postMessage({ type: 'think', id, table, seat } satisfies ThinkerMessage);
    return { move, cancel: () => this.#worker.postMessage({ type: 'cancel', id } satisfies ThinkerMessage) };
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

export type Thinking = { readonly move: Promise<string | null>; cancel(): void };
