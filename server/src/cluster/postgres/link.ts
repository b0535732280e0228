import type { Connections, DatabaseConnection } from '../../store/postgres/connections.js';

/** Pauses between tries to reach a database that is gone, in milliseconds. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 500;

export type LinkEvents = {
  heard(channel: string, payload: string): void;
  /** There is a connection, for the first time or again: whatever was said meanwhile was missed. */
  connected(): void;
  complain(what: string, error: unknown): void;
};

/** A connection of its own to the database, for what nodes tell each other. It comes back by itself whenever it is lost. */
export class Link {
  readonly #connections: Pick<Connections, 'connect' | 'discard'>;
  readonly #channels: readonly string[];
  readonly #events: LinkEvents;
  #connection: DatabaseConnection | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #pause = FIRST_PAUSE;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    connections: Pick<Connections, 'connect' | 'discard'>,
    channels: readonly string[],
    events: LinkEvents,
  ) {
    this.#connections = connections;
    this.#channels = channels;
    this.#events = events;
  }

  get isUp(): boolean {
    return this.#connection !== null;
  }

  async open(): Promise<void> {
    const connection = await this.#connections.connect();
    try {
      connection.on('notification', ({ channel, payload = '' }) => this.#events.heard(channel, payload));
      connection.on('error', () => this.#lost(connection));
      connection.on('end', () => this.#lost(connection));
      // what is said here is of the moment: nobody waits for a disk
      await connection.query('SET synchronous_commit TO off');
      for (const channel of this.#channels) await connection.query(`LISTEN ${channel}`);
    } catch (error) {
      this.#connections.discard(connection);
      throw error;
    }
    if (this.#isClosed) {
      this.#connections.discard(connection);
      return;
    }
    this.#connection = connection;
    this.#pause = FIRST_PAUSE;
    this.#events.connected();
  }

  /** One after the other. */
  query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const asked = this.#last.then(() => this.#query<Row>(text, values));
    this.#last = asked.catch(() => {});
    return asked;
  }

  async #query<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const connection = this.#connection;
    if (connection === null) throw new Error('there is no connection to the database');
    const { rows } = await connection.query({ text, values: [...values] });
    return rows as Row[];
  }

  /** It does not answer: another may. */
  reset(): void {
    const connection = this.#connection;
    if (connection === null) return;
    this.#connections.discard(connection);
    this.#lost(connection);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    if (this.#connection !== null) this.#connections.discard(this.#connection);
    this.#connection = null;
  }

  #lost(connection: DatabaseConnection): void {
    if (this.#connection !== connection) return;
    this.#connection = null;
    this.#comeBack();
  }

  #comeBack(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.open().catch((error) => {
        if (this.#isClosed) return;
        if (this.#pause === FIRST_PAUSE) this.#events.complain('the other nodes cannot be heard', error);
        this.#pause = Math.min(LONGEST_PAUSE, 2 * this.#pause);
        this.#comeBack();
      });
    }, this.#pause);
    this.#timer.unref();
  }
}
