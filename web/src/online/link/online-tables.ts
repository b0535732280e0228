import type { Asks, PageMessage, WorkerMessage } from '../../tables/protocol.js';

/** All tables on the server that this page is at. */
export class OnlineTables {
  readonly #post: (message: WorkerMessage) => void;

  constructor(post: (message: WorkerMessage) => void) {
    this.#post = post;
  }

  async answer(message: PageMessage): Promise<Asks[PageMessage['ask']]['answer']> {
    this.#post({ type: 'online', status: 'connecting' });
    throw new Error(`not yet: ${message.ask}`);
  }
}
