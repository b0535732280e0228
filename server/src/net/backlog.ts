import { MOST_UNREAD, UNREAD } from '../limits/rates.js';

/** Bytes that wait to be read at the other ends of all connections. */
export class Backlog {
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  get bytes(): number {
    return this.#all;
  }

  /** What waits on one connection has changed. Answers whether that can go on. */
  changed(address: string, before: number, now: number): boolean {
    this.#all += now - before;
    const ofAddress = (this.#byAddress.get(address) ?? 0) + now - before;
    if (ofAddress > 0) this.#byAddress.set(address, ofAddress);
    else this.#byAddress.delete(address);
    const { connection, address: most, all } = MOST_UNREAD;
    // who only reads slowly is not cut because of others
    return now <= connection && (now <= UNREAD || (ofAddress <= most && this.#all <= all));
  }
}
