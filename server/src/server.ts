import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { BotPool } from './bots/pool.js';
import type { Config } from './config.js';
import type { PageFile } from './files.js';
import { SECURITY_HEADERS } from './http/headers.js';
import { addressOf, isFromOurPage, limitKey, type Reach } from './http/sender.js';
import { Log } from './log.js';
import { Metrics } from './metrics.js';
import { type Caller, Switchboard } from './net/switchboard.js';
import type { Person, Visitor } from './people/person.js';
import type { PeopleWatcher } from './people/watchers.js';
import { servePage } from './serve.js';
import { Store } from './store/store.js';
import type { Notices, Surroundings } from './tables/surroundings.js';
import { Tables } from './tables/tables.js';

/** Tables of which nothing was heard for so long are not taken up at the start, but when somebody comes. */
const TAKEN_UP = 30 * 86_400_000;
const LOOK_AROUND = 30_000;

/** Those who know people: who calls, and how they are told. */
export type People = {
  identify(request: IncomingMessage): Promise<Visitor | null>;
  rename(person: Person, name: string, look: number): Promise<Person>;
  /** Answers requests to `/api/`. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  watch(watcher: PeopleWatcher): void;
  readonly notices: Notices;
};
export type OpenPeople = (store: Store, config: Config, log: Log) => Promise<People>;

export type Time = Pick<Surroundings, 'now' | 'after'>;
const TIME: Time = {
  now: () => Date.now(),
  after: (wait, work) => {
    const timer = setTimeout(work, wait);
    return () => clearTimeout(timer);
  },
};

/** A server that is running. */
export class Castellan {
  readonly tables: Tables;
  readonly store: Store;
  readonly metrics = new Metrics();
  readonly log: Log;
  readonly #http: HttpServer;
  readonly #bots: BotPool;
  readonly #switchboard: Switchboard;
  readonly #people: People;
  readonly #page: ReturnType<typeof servePage>;
  readonly #reach: Reach;
  readonly #timer: NodeJS.Timeout;
  #isStopping = false;

  private constructor(
    config: Config,
    log: Log,
    store: Store,
    files: ReadonlyMap<string, PageFile>,
    people: People,
    time: Time,
  ) {
    this.#reach = reachOf(config);
    this.log = log;
    this.store = store;
    this.#bots = new BotPool(config.botThreads, (what, error) => this.complain(what, error));
    this.tables = new Tables(
      {
        store,
        bots: this.#bots,
        notices: people.notices,
        ...time,
        complain: (what, error) => this.complain(what, error),
        count: (what) => this.metrics.count(what),
      },
      () => this.#switchboard.lobbyChanged(),
    );
    this.#people = people;
    this.#switchboard = new Switchboard({
      tables: this.tables,
      rename: people.rename,
      now: time.now,
      identify: (request) => this.#identify(request),
      addressOf: (request) => limitKey(addressOf(request, this.#reach)),
      isWelcome: (request) => isFromOurPage(request, this.#reach),
      complain: (what, error) => this.complain(what, error),
      linesPerAddress: config.linesPerAddress,
      messagesPerSecond: config.messagesPerSecond,
    });
    people.watch({
      changed: (person) => this.#switchboard.renamed(person.id, person),
      signedOut: (person, session, kept) => this.#switchboard.signedOut(person, session, kept),
      moved: (from, to) => {
        this.tables.moved(from, to);
        this.#switchboard.renamed(from, to);
      },
      forgotten: (person) =>
        void this.tables.forgotten(person).catch((error) => this.complain('seats left for good', error)),
    });
    this.metrics.gauge('castellan_tables', 'Tables in memory', () => this.tables.count);
    this.metrics.gauge('castellan_lines', 'Sockets that are open', () => this.#switchboard.lines.size);
    this.#page = servePage(files);
    this.#http = createServer((request, response) => this.#answer(request, response));
    this.#http.on('upgrade', (request, socket, head) => {
      const path = pathOf(request);
      if (path === '/socket') void this.#switchboard.upgrade(request, socket, head);
      else if (path === '/bot') void this.#switchboard.upgrade(request, socket, head, 'bot');
      else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    });
    this.#timer = setInterval(() => {
      this.#switchboard.lookAround();
      this.tables.sweep();
    }, LOOK_AROUND);
  }

  static async start(
    config: Config,
    files: ReadonlyMap<string, PageFile>,
    openPeople: OpenPeople,
    log = new Log(config.log),
    time = TIME,
  ): Promise<Castellan> {
    const store = await Store.open({
      folder: config.data,
      onLost: (error) => log.complain('the store is gone', error),
    });
    const castellan = new Castellan(config, log, store, files, await openPeople(store, config, log), time);
    await castellan.tables.start(time.now() - TAKEN_UP);
    return castellan;
  }

  /** Hears at a port; answers which. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(port, host, () => {
        this.#http.off('error', reject);
        resolve((this.#http.address() as AddressInfo).port);
      });
    });
  }

  /** Says goodbye, keeps what is to be kept, and ends. */
  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    clearInterval(this.#timer);
    this.#switchboard.close();
    this.tables.close();
    this.#http.close();
    this.#http.closeIdleConnections();
    await this.#bots.close();
    await this.store.close();
    this.#http.closeAllConnections();
    for (const line of this.#switchboard.lines) line.hangUp();
    this.metrics.close();
  }

  complain(what: string, error: unknown): void {
    this.metrics.count('complaints');
    this.log.complain(what, error);
  }

  async #identify(request: IncomingMessage): Promise<Caller | null> {
    const { authorization } = request.headers;
    // whoever shows a key is nobody else: pages from elsewhere cannot get past the check of where they come from
    if (authorization !== undefined) {
      const key = /^Bearer ([a-z2-9]{26})$/.exec(authorization)?.[1];
      const found = key === undefined ? null : await this.store.run('seatByKey', { key });
      if (found === null) return null;
      const { table, seat } = found;
      return { person: null, program: { table, seat, key: found.key }, session: null };
    }
    const visitor = await this.#people.identify(request);
    return visitor === null ? null : { ...visitor, program: null };
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.metrics.count('requests');
    const path = pathOf(request);
    if (path.startsWith('/api/')) this.#people.answer(request, response);
    else if (path === '/healthz') void this.#health(response);
    else if (path === '/metrics') plain(response, 200, this.metrics.text());
    else this.#page(request, response);
  }

  /** Well as long as something can be kept. */
  async #health(response: ServerResponse): Promise<void> {
    try {
      await this.store.run('statistics', undefined);
      plain(response, 200, 'well\n');
    } catch {
      plain(response, 503, 'the store does not answer\n');
    }
  }
}

function plain(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    .end(text);
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0];
}

export function reachOf({ url, trustProxy }: Config): Reach {
  return { publicUrl: url?.href ?? null, trustProxy };
}
