import pg from 'pg';
import { parsedUrl } from '../../parsed-url.js';
import { StoreError } from '../failure.js';
import { readerOf } from './dialect.js';
import { type Address, connectFailure, postgresFailure } from './postgres-failure.js';

/** Milliseconds. A database that says nothing for so long is as good as gone: what was asked for has an unknown end. */
const CONNECT_WITHIN = 5_000;
const ANSWER_WITHIN = 5_000;
/** Pauses between tries to reach one that is gone. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;

/** A connection, used by one at a time. */
export type DatabaseConnection = pg.Client;

/**
 * Connections to one database. While it cannot be reached, whoever asks is told so at once, and it is tried again after
 * pauses that grow: a database that comes back is not run over, and is used within a second.
 */
export class Connections {
  readonly #url: string;
  readonly #address: Address;
  readonly #idle: DatabaseConnection[] = [];
  #pause = 0;
  #until = 0;
  #why: StoreError | null = null;

  constructor(url: string) {
    this.#url = url;
    this.#address = addressOf(url);
  }

  /** One that is free, or a new one. Throws a StoreError. */
  async take(): Promise<DatabaseConnection> {
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#why !== null && performance.now() < this.#until) throw this.#why;
    try {
      const connection = await this.connect();
      this.#pause = 0;
      this.#why = null;
      return connection;
    } catch (error) {
      this.#pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, 2 * this.#pause));
      // not all nodes at the same moment
      this.#until = performance.now() + this.#pause * (0.5 + Math.random() / 2);
      // who is turned away while it runs is told the same as if it were gone
      this.#why = new StoreError('storage', postgresFailure(error).message);
      throw error;
    }
  }

  /**
   * A connection that nobody else uses, for whoever listens for a long time, or asks for what takes its time. Whoever asks
   * for it ends it.
   */
  async connect(answerWithin: number | null = ANSWER_WITHIN): Promise<DatabaseConnection> {
    const connection = new pg.Client({
      connectionString: this.#url,
      application_name: 'castellan',
      connectionTimeoutMillis: CONNECT_WITHIN,
      ...(answerWithin === null ? {} : { query_timeout: answerWithin }),
      keepAlive: true,
      types: { getTypeParser: (type: number) => readerOf(type) },
    });
    // also while nobody uses it: whoever does hears of it from what they asked for
    connection.on('error', () => this.#drop(connection));
    connection.on('end', () => this.#drop(connection));
    try {
      await connection.connect();
    } catch (error) {
      connection.end().catch(() => {});
      throw connectFailure(error, this.#address);
    }
    return connection;
  }

  release(connection: DatabaseConnection): void {
    this.#idle.push(connection);
  }

  /** Gives up one that is of no use any more. */
  discard(connection: DatabaseConnection): void {
    this.#drop(connection);
    // one that still waits for an answer is cut off
    connection.end().catch(() => {});
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((connection) => connection.end().catch(() => {})));
  }

  #drop(connection: DatabaseConnection): void {
    const at = this.#idle.indexOf(connection);
    if (at >= 0) this.#idle.splice(at, 1);
  }
}

function addressOf(url: string): Address {
  const parsed = parsedUrl(url);
  if (parsed === null) throw new StoreError('unusable', 'DATABASE_URL makes no sense');
  const { hostname, port, username, pathname } = parsed;
  return {
    host: `${hostname === '' ? 'localhost' : hostname}:${port === '' ? 5432 : port}`,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  };
}
