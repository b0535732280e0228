import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { idPattern, VERSIONS, type Versions } from '@castellan/protocol';
import { bannedRefusal, type Door } from './access/door.js';
import type { Running } from './access/running.js';
import { BotPool } from './bots/pool.js';
import type { Bus } from './cluster/bus.js';
import { type Cluster, openCluster } from './cluster/cluster.js';
import { type Config, USUAL } from './config.js';
import { FAST_LANES, type Lanes } from './fast/lanes.js';
import type { PageFile } from './files.js';
import { SECURITY_HEADERS } from './http/headers.js';
import { addressOf, isFromOurPage, limitKey, reachOf, type ServerReach } from './http/sender.js';
import { Costs } from './limits/costs.js';
import { ServerLog } from './log.js';
import { Metrics } from './metrics.js';
import { MetricsPort } from './metrics-port.js';
import { Quotas } from './net/quotas.js';
import { refuseUpgrade } from './net/refuse-upgrade.js';
import { type Caller, SocketServer } from './net/socket-server.js';
import type { Person, Visitor } from './people/person.js';
import type { PeopleWatcher } from './people/watchers.js';
import { servePage } from './serve.js';
import { openStore } from './store/open-store.js';
import type { Ban } from './store/operations/bans.js';
import type { Store } from './store/store.js';
import { Expiry } from './tables/expiry.js';
import { runningGames } from './tables/running-games.js';
import type { TableServices, TurnNotifier } from './tables/table-services.js';
import { Tables } from './tables/tables.js';
import { Timers } from './timers.js';

/** Tables of which nothing was heard for so long are not taken up at the start, but when somebody comes. */
const DAY = 86_400_000;
const TAKEN_UP = 30 * DAY;
const LOOK_AROUND = 30_000;
const CLOSE_TRIES = 3;
const CATCH_UP = 5_000;
const BEARER = new RegExp(`^Bearer (${idPattern('seatKey')})$`);

/** Those who know people: who calls, and how they are told. */
export type People = {
  identify(request: IncomingMessage): Promise<Visitor | null>;
  rename(person: Person, name: string, look: number): Promise<Person>;
  /** Answers requests to `/api/`. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  watch(watcher: PeopleWatcher): void;
  readonly door: Door;
  /** Hands over what only the running server knows. */
  attach(running: Running): void;
  readonly notices: TurnNotifier;
  /** Nothing more is done by itself. */
  close(): void;
};
export type OpenPeople = (store: Store, config: Config, log: ServerLog, bus: Bus) => Promise<People>;

export type Time = Pick<TableServices, 'now' | 'after'>;
const TIME: Time = {
  now: () => Date.now(),
  after: (wait, work) => {
    const timer = setTimeout(work, wait);
    return () => clearTimeout(timer);
  },
};

/** Nodes of a cluster have one time: a clock of a game began elsewhere. */
function sharedTime(time: Time, { now }: Cluster): Time {
  if (now === null) return time;
  // a test may have put its time forward
  return { ...time, now: () => now() + time.now() - Date.now() };
}

/** A server that is running. */
export class Castellan {
  readonly tables: Tables;
  readonly store: Store;
  readonly metrics = new Metrics();
  readonly log: ServerLog;
  readonly #http: HttpServer;
  readonly #bots: BotPool;
  readonly sockets: SocketServer;
  readonly expiry: Expiry;
  readonly #people: People;
  readonly #page: ReturnType<typeof servePage>;
  readonly #reach: ServerReach;
  readonly #timer: NodeJS.Timeout;
  readonly #timers: Timers;
  readonly #metricsPort: number | null;
  #metricsServer: MetricsPort | null = null;
  readonly #cluster: Cluster;
  readonly #catchUp: NodeJS.Timeout | undefined;
  #isStopping = false;

  private constructor(
    config: Config,
    log: ServerLog,
    store: Store,
    files: ReadonlyMap<string, PageFile>,
    people: People,
    time: Time,
    lanes: Lanes,
    cluster: Cluster,
    versions: Versions,
  ) {
    this.#reach = reachOf(config);
    this.#cluster = cluster;
    this.log = log;
    this.store = store;
    this.#timers = new Timers(time.after);
    this.#bots = new BotPool(config.botThreads, (what, error) => this.complain(what, error), time.now);
    this.tables = new Tables(
      {
        store,
        bots: this.#bots,
        lanes,
        notices: people.notices,
        bus: cluster.bus,
        leases: cluster.leases,
        spectatorDelay: config.spectatorDelay * 1000,
        now: time.now,
        after: this.#timers.after,
        complain: (what, error) => this.complain(what, error),
        count: (what) => this.metrics.count(what),
      },
      () => this.sockets.lobbyChanged(),
      () => this.sockets.around.changed(),
    );
    this.#people = people;
    this.#metricsPort = config.metricsPort;
    const complain = (what: string, error: unknown): void => this.complain(what, error);
    this.expiry = new Expiry(
      this.tables,
      { store, now: time.now, complain, leases: cluster.leases },
      {
        unbegun: config.unbegunDays * DAY,
        idle: config.idleDays * DAY,
        offer: config.offerDays * DAY,
        finished: config.finishedDays * DAY,
      },
    );
    const generosity = {
      address: config.connectionsPerAddress / USUAL.connectionsPerAddress,
      messages: config.messagesPerSecond / USUAL.messagesPerSecond,
    };
    this.sockets = new SocketServer({
      tables: this.tables,
      lanes,
      versions,
      rename: people.rename,
      mayOpen: (person) => people.door.mayOpen(person),
      now: time.now,
      after: this.#timers.after,
      identify: (request) => this.#identify(request),
      addressOf: (request) => limitKey(addressOf(request, this.#reach)),
      isWelcome: (request) => isFromOurPage(request, this.#reach),
      complain: (what, error) => this.complain(what, error),
      costs: new Costs(time.now, generosity),
      quotas: new Quotas(
        () => this.tables.inMemory,
        () => this.sockets.connections,
        generosity.address,
      ),
      bus: cluster.bus,
      connectionsPerAddress: config.connectionsPerAddress,
      messagesPerSecond: config.messagesPerSecond,
    });
    people.watch({
      changed: (person) => this.sockets.renamed(person.id, person),
      signedOut: (person, session, kept) => this.sockets.signedOut(person, session, kept),
      moved: (from, to) => {
        this.tables.moved(from, to);
        this.sockets.renamed(from, to);
      },
      forgotten: (person) =>
        void this.tables.forgotten(person).catch((error) => this.complain('seats left for good', error)),
    });
    people.door.watch((ban) => this.#shutOut(ban));
    people.attach(this.#running(time.now()));
    this.metrics.gauge('castellan_tables', 'Tables in memory', () => this.tables.count);
    this.metrics.gauge('castellan_lines', 'Sockets that are open', () => this.sockets.connections.size);
    this.metrics.gauge('castellan_unread_bytes', 'Bytes that the other ends of sockets have not read', () => {
      return this.sockets.backlog.bytes;
    });
    this.metrics.gauge('castellan_bot_questions', 'Questions to bots that wait', () => this.#bots.waiting);
    this.#page = servePage(files);
    this.#http = createServer((request, response) => this.#answer(request, response));
    this.#http.on('upgrade', (request, socket, head) => {
      const path = pathOf(request);
      if (path === '/socket') void this.sockets.upgrade(request, socket, head);
      else if (path === '/bot') void this.sockets.upgrade(request, socket, head, 'bot');
      else refuseUpgrade(socket, '404 Not Found');
    });
    this.#timer = setInterval(() => {
      this.sockets.lookAround();
      this.tables.sweep();
      this.tables.reread().catch((error) => this.complain('tables ended elsewhere', error));
      this.expiry.look();
    }, LOOK_AROUND);
    // a note of another node can get lost
    if (cluster.bus.isShared) this.#catchUp = setInterval(() => void this.tables.shared.catchUp(), CATCH_UP);
  }

  static async start(
    config: Config,
    files: ReadonlyMap<string, PageFile>,
    openPeople: OpenPeople,
    log = new ServerLog(config.log),
    time = TIME,
    lanes = FAST_LANES,
    versions = VERSIONS,
  ): Promise<Castellan> {
    const store = await openStore({
      folder: config.data,
      databaseUrl: config.databaseUrl,
      onLost: (error) => log.complain('the store is gone', error),
    });
    const cluster = await openCluster(config, (what, error) => log.complain(what, error), versions);
    const castellan = new Castellan(
      config,
      log,
      store,
      files,
      await openPeople(store, config, log, cluster.bus),
      sharedTime(time, cluster),
      lanes,
      cluster,
      versions,
    );
    await castellan.tables.start(time.now() - TAKEN_UP);
    return castellan;
  }

  /** Hears at a port; answers which. */
  async listen(port: number, host: string): Promise<number> {
    if (this.#metricsPort !== null && this.#metricsServer === null)
      this.#metricsServer = await MetricsPort.open(this.#metricsPort, () => this.metrics.text());
    return new Promise((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(port, host, () => {
        this.#http.off('error', reject);
        resolve((this.#http.address() as AddressInfo).port);
      });
    });
  }

  /** Where numbers are told; null: nowhere. */
  get metricsPort(): number | null {
    return this.#metricsServer?.port ?? null;
  }

  /** Says goodbye, keeps what is to be kept, and ends. */
  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    clearInterval(this.#timer);
    this.sockets.close();
    this.tables.close();
    this.#timers.stop();
    this.#people.close();
    clearInterval(this.#catchUp);
    this.#http.close();
    this.#http.closeIdleConnections();
    await this.#bots.close();
    // when all is kept others may go on with it
    await this.store.close();
    await this.#cluster.close();
    this.#http.closeAllConnections();
    for (const connection of this.sockets.connections) connection.hangUp();
    this.metrics.close();
    this.#metricsServer?.close();
  }

  complain(what: string, error: unknown): void {
    this.metrics.count('complaints');
    this.log.complain(what, error);
  }

  async #identify(request: IncomingMessage): Promise<Caller | null> {
    const { authorization } = request.headers;
    // whoever shows a key is nobody else: pages from elsewhere cannot get past the check of where they come from
    if (authorization !== undefined) {
      const key = BEARER.exec(authorization)?.[1];
      const found = key === undefined ? null : await this.store.run('seatByKey', { key });
      if (found === null) return null;
      const { table, seat } = found;
      const owner = found.person ?? (await this.tables.find(table))?.info.host ?? null;
      if (!(await this.#isLetIn(owner, request))) return null;
      return { person: null, program: { table, seat, key: found.key }, session: null };
    }
    const visitor = await this.#people.identify(request);
    if (visitor === null || !(await this.#isLetIn(visitor.person.id, request))) return null;
    return { ...visitor, program: null };
  }

  async #isLetIn(person: string | null, request: IncomingMessage): Promise<boolean> {
    const address = limitKey(addressOf(request, this.#reach));
    return (await this.#people.door.refusal(person, address)) === null;
  }

  /** Somebody is banned: their sockets are closed, and bots play on for them. */
  #shutOut(ban: Ban): void {
    const { person } = ban;
    this.sockets.shutOut(
      (one, owner) => (person !== null && owner === person) || this.#people.door.isFrom(ban, one.address),
      bannedRefusal(ban),
    );
    if (person !== null)
      this.tables.shutOut(person).catch((error) => this.complain('seats of somebody banned', error));
  }

  #running(startedAt: number): Running {
    const linesOf = (person: string) =>
      [...this.sockets.connections].filter((one) => one.person?.id === person);
    return {
      isHere: (person) => linesOf(person).length > 0 || this.sockets.elsewhere.has(person),
      addressesOf: (person) => linesOf(person).map(({ address }) => address),
      publicGames: (most) => runningGames(this.tables.inMemory, most),
      tell: (person, message) => this.sockets.tell(person, message),
      watchersAt: (table) => this.tables.here(table)?.audience.watchers() ?? null,
      closeTable: async (id, reason) => {
        for (let tries = 1; ; tries++) {
          const table = await this.tables.find(id);
          table?.leaving.stop(reason);
          try {
            await table?.kept();
            return table !== null;
          } catch (error) {
            // something else has happened there at another node
            if (table?.elsewhere.isShared !== true || tries === CLOSE_TRIES) throw error;
          }
        }
      },
      health: () => ({
        startedAt,
        memory: process.memoryUsage.rss(),
        late: this.metrics.late,
        lines: this.sockets.connections.size,
        tablesInMemory: this.tables.count,
        moves: this.metrics.value('moves'),
        complaints: this.metrics.value('complaints'),
      }),
    };
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.metrics.count('requests');
    const path = pathOf(request);
    if (path.startsWith('/api/')) this.#people.answer(request, response);
    else if (path === '/healthz') void this.#health(response);
    else this.#page(request, response);
  }

  /** Well as long as something can be kept. */
  async #health(response: ServerResponse): Promise<void> {
    try {
      await this.store.run('statistics', undefined);
      const { node } = this.#cluster;
      plain(response, 200, node === null ? 'well\n' : `well\nnode ${node}\n`);
    } catch {
      const { node } = this.#cluster;
      plain(response, 503, `the store does not answer\n${node === null ? '' : `node ${node}\n`}`);
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
