import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, PROGRAM_MAY, type Refusal, type ToClient, type ToServer } from '@castellan/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Bus } from '../cluster/bus.js';
import { PeopleElsewhere } from '../cluster/people-elsewhere.js';
import type { Lanes } from '../fast/lanes.js';
import { WriteBatcher } from '../fast/write-batcher.js';
import type { Costs } from '../limits/costs.js';
import { FairQueue } from '../limits/fair-queue.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { CONNECTION_BURST, MOST_WARNINGS, WARNINGS_FORGOTTEN } from '../limits/rates.js';
import { TokenBucket } from '../limits/token-bucket.js';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import { StoreError } from '../store/failure.js';
import type { Program } from '../tables/table-services.js';
import { Around } from './around.js';
import { Backlog } from './backlog.js';
import { Connection, type ConnectionServices } from './connection.js';
import { LobbyFeed } from './lobby-feed.js';
import { type HandlerServices, messageHandlers } from './message-handlers.js';
import { ProgramConnection } from './program-connection.js';
import { refuseUpgrade } from './refuse-upgrade.js';

/** Who calls. */
export type Caller = {
  readonly person: Person | null;
  readonly program: Program | null;
  readonly session: string | null;
};

export type SocketServerConfig = HandlerServices & {
  /** Null: nobody the server knows. */
  identify(request: IncomingMessage): Promise<Caller | null>;
  addressOf(request: IncomingMessage): string;
  isWelcome(request: IncomingMessage): boolean;
  after(milliseconds: number, work: () => void): () => void;
  complain(what: string, error: unknown): void;
  readonly lanes: Lanes;
  readonly costs: Costs;
  readonly connectionsPerAddress: number;
  readonly messagesPerSecond: number;
  readonly bus: Bus;
};

/** So many milliseconds are spent on answers before others are listened to again. */
const LONGEST_TURN = 5;
const UNDONE = { kind: 'storage', message: 'this could not be done; nothing has changed' } as const;
/** Beyond what a message may be, far enough that the sender can be told; above this the connection is cut. */
const LARGEST_FRAME = 4 * LIMITS.message;

/** Answered also to those who owe: who plays is never kept from it, and to go is always possible. */
const FREE: ReadonlySet<ToServer['type']> = new Set(['hello', 'ping', 'move', 'undo', 'leave', 'stand']);

/** All connections: who may come in, what they say, and who hears it. */
export class SocketServer {
  readonly #config: SocketServerConfig;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
    clientTracking: false,
    // pings are counted before they are answered
    autoPong: false,
  });
  readonly backlog = new Backlog();
  readonly #connections = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #handlers: ReturnType<typeof messageHandlers>;
  readonly #lobby: LobbyFeed;
  /** Connections and what they said, not answered yet. */
  #heard: (Connection | string)[] = [];
  /** What did not fit into one turn of the event loop. */
  readonly #queue = new FairQueue<{ readonly connection: Connection; readonly text: string }>();
  #isSet = false;
  readonly #shared: ConnectionServices;
  readonly #calls: RateLimiter;
  readonly around: Around;
  /** Who has a line to another node. */
  readonly elsewhere: PeopleElsewhere;
  #isClosing = false;

  constructor(config: Omit<SocketServerConfig, 'lobby'>) {
    const { tables, now, after } = config;
    const feed = new LobbyFeed({ shown: () => tables.lobby.shown(), now, after });
    this.#lobby = feed;
    const looks = (connection: Connection): boolean => feed.has(connection);
    const people = () => [...this.#connections].flatMap(({ person }) => (person === null ? [] : [person.id]));
    this.elsewhere = new PeopleElsewhere(config.bus, people, () => this.around.changed());
    config.bus.listen({
      message: (message) => {
        if (message.type === 'tell') this.tellHere(message.person, message.text);
      },
    });
    this.around = new Around({
      ...{ connections: this.#connections, seekers: tables.seekers, looks, after },
      elsewhere: this.elsewhere,
    });
    const lobby = {
      add: (connection: Connection): void => {
        feed.add(connection);
        this.around.changed();
      },
      remove: (connection: Connection): void => {
        feed.remove(connection);
        this.around.changed();
      },
    };
    this.#config = { ...config, lobby };
    const { lanes, costs, connectionsPerAddress: lines } = config;
    this.#shared = { lanes, costs, after, batcher: new WriteBatcher(), backlog: this.backlog };
    // all may come back at once, and some of them again
    this.#calls = new RateLimiter({ burst: 2 * lines, perSecond: lines / 10 }, now);
    this.#handlers = messageHandlers(this.#config);
  }

  get connections(): ReadonlySet<Connection> {
    return this.#connections;
  }

  /** Somebody wants to speak over a socket: as the page does, or as a bot. */
  async upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    as: 'page' | 'bot' = 'page',
  ): Promise<void> {
    const refuse = (status: string): void => refuseUpgrade(socket, status);
    if (socket.destroyed) return;
    socket.on('error', () => socket.destroy());
    try {
      const { identify, isWelcome, addressOf, connectionsPerAddress } = this.#config;
      const isProgram = request.headers.authorization !== undefined;
      if (this.#isClosing) return refuse('503 Service Unavailable');
      if (!isProgram && !isWelcome(request)) return refuse('403 Forbidden');
      const address = addressOf(request);
      if ((this.#byAddress.get(address) ?? 0) >= connectionsPerAddress)
        return refuse('429 Too Many Requests');
      if (this.#calls.take(address) > 0) return refuse('429 Too Many Requests');
      // counted before anybody is asked who it is, so that many at once are not let in together
      this.#count(address, socket);
      const caller = await identify(request);
      if (caller === null || (as === 'bot' && caller.program === null)) return refuse('401 Unauthorized');
      this.#server.handleUpgrade(request, socket, head, (ws) =>
        this.#connect(ws, socket, caller, address, as),
      );
    } catch (error) {
      this.#config.complain('a connection could not be opened', error);
      refuse('500 Internal Server Error');
    }
  }

  /** One more from an address, until it is closed, whoever it turns out to be. */
  #count(address: string, socket: Duplex): void {
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    });
  }

  #connect(socket: WebSocket, stream: Duplex, caller: Caller, address: string, as: 'page' | 'bot'): void {
    const { lanes, tables, now, messagesPerSecond: rate } = this.#config;
    const bucket = new TokenBucket({ burst: CONNECTION_BURST * rate, perSecond: rate }, now());
    const who = { ...caller, address };
    const connection =
      as === 'bot'
        ? new ProgramConnection({ tables, now }, socket, stream, who, bucket, this.#shared)
        : new Connection(socket, stream, who, bucket, this.#shared);
    this.#connections.add(connection);
    if (connection.person !== null) this.elsewhere.changed(connection.person.id, true);
    this.around.changed();
    socket.on('message', (data, isBinary) => this.#hear(connection, data, isBinary));
    lanes.readFrames(stream, socket, (text) => this.#hearText(connection, text));
    socket.on('ping', (data) => {
      if (this.#mayGoOn(connection)) connection.pong(data);
    });
    socket.on('pong', () => void this.#mayGoOn(connection));
    // what is wrong with a connection is its own trouble; it closes by itself
    socket.on('error', () => {});
    socket.on('close', () => this.#hungUp(connection));
  }

  #hungUp(connection: Connection): void {
    this.#answerAll();
    this.#connections.delete(connection);
    const { person } = connection;
    if (person !== null && this.#linesOf(person.id).length === 0) this.elsewhere.changed(person.id, false);
    connection.gone();
    this.#lobby.remove(connection);
    for (const table of connection.watched.values()) table.unlisten(connection);
    this.#config.tables.seekers.left(connection);
    this.around.changed();
  }

  #hear(connection: Connection, data: RawData, isBinary: boolean): void {
    if (isBinary || !Buffer.isBuffer(data))
      this.#refuse(connection, { kind: 'malformed', message: 'messages are texts' });
    else if (data.length > LIMITS.message)
      this.#refuse(connection, { kind: 'too-large', message: `at most ${LIMITS.message} bytes` });
    else this.#hearText(connection, data.toString());
  }

  #refuse(connection: Connection, problem: Refusal): void {
    if (this.#mayGoOn(connection)) connection.refuse(problem);
  }

  /** What is said is answered when all have been listened to. */
  #hearText(connection: Connection, text: string): void {
    if (!this.#mayGoOn(connection)) return;
    connection.heard();
    this.#heard.push(connection, text);
    this.#answerSoon();
  }

  #answerSoon(): void {
    if (this.#isSet) return;
    this.#isSet = true;
    setImmediate(() => this.#answerAll());
  }

  /** First a warning to whoever says too much, then silence. */
  #mayGoOn(connection: Connection): boolean {
    // after the farewell nothing more can be kept
    if (this.#isClosing || connection.isSentAway) return false;
    connection.isAlive = true;
    const retryAfter = connection.bucket.take(this.#config.now());
    if (retryAfter === 0) return true;
    this.#warn(connection, { kind: 'too-fast', message: 'slower, please', retryAfter });
    return false;
  }

  #warn(connection: Connection, problem: Refusal): void {
    if (++connection.warnings > MOST_WARNINGS) connection.sendAway(problem, 4008);
    else connection.refuse(problem);
  }

  /**
   * All that was said in one turn of the event loop in one go: so the rules stay at hand in the processor. What takes longer
   * than a moment goes on in fair order in the next turn, after others have been listened to.
   */
  #answerAll(): void {
    this.#isSet = false;
    const heard = this.#heard;
    this.#heard = [];
    if (this.#isClosing) return;
    let now = performance.now();
    const end = now + LONGEST_TURN;
    let i = 0;
    if (this.#queue.size === 0)
      for (; i < heard.length && now < end; i += 2)
        now = this.#answerOne(heard[i] as Connection, heard[i + 1] as string, now);
    for (; i < heard.length; i += 2) {
      const connection = heard[i] as Connection;
      this.#queue.add(connection.address, connection.identity, { connection, text: heard[i + 1] as string });
    }
    while (now < end) {
      const next = this.#queue.take();
      if (next === undefined) return;
      now = this.#answerOne(next.connection, next.text, now);
    }
    if (this.#queue.size > 0) this.#answerSoon();
  }

  /** Answers when it is done. */
  #answerOne(connection: Connection, text: string, start: number): number {
    if (connection instanceof ProgramConnection) this.#answerProgram(connection, text);
    else {
      const { dialect } = connection;
      const read = this.#config.lanes.readMessage(dialect === null ? text : dialect.read(text));
      if (read.ok) this.#answer(connection, read.message);
      else connection.refuse({ kind: 'malformed', message: read.why });
    }
    const end = performance.now();
    connection.answered(end - start);
    return end;
  }

  #answerProgram(connection: ProgramConnection, text: string): void {
    connection.hear(text).catch((error: unknown) => {
      if (error instanceof Refused) {
        if (error.refusal.kind === 'too-fast') return this.#warn(connection, error.refusal);
        return connection.refuse(error.refusal);
      }
      this.#config.complain('answering a program', error);
      connection.refuse(UNDONE);
    });
  }

  #answer(connection: Connection, message: ToServer): void {
    const id = 'id' in message ? message.id : undefined;
    try {
      if (!connection.greeted && message.type !== 'hello')
        throw new Refused('not-greeted', 'say hello first');
      if (connection.program !== null && !PROGRAM_MAY.has(message.type))
        throw new Refused('not-allowed', 'a program only plays');
      if (!FREE.has(message.type)) connection.insistOnCredit();
      const handler = this.#handlers[message.type] as (
        connection: Connection,
        message: ToServer,
      ) => void | Promise<void>;
      handler(connection, message)?.catch((error: unknown) => this.#failed(connection, message, id, error));
    } catch (error) {
      this.#failed(connection, message, id, error);
    }
  }

  #failed(connection: Connection, message: ToServer, id: number | undefined, error: unknown): void {
    const problem = error instanceof Refused ? error.refusal : UNDONE;
    if (!(error instanceof Refused)) this.#config.complain(`answering ${message.type}`, error);
    if ('moveId' in message)
      connection.say({ type: 'error', table: message.table, moveId: message.moveId, problem });
    else if (message.type === 'ink') connection.say({ type: 'error', table: message.table, problem });
    else connection.refuse(problem, id);
    if (problem.kind === 'too-fast' && ++connection.warnings > MOST_WARNINGS)
      connection.sendAway(problem, 4008);
    if (error instanceof StoreError && error.kind === 'closed') connection.hangUp();
  }

  #linesOf(person: string): Connection[] {
    return [...this.#connections].filter((one) => one.person?.id === person);
  }

  /** Something for all tabs of a person, whichever node they have a line to. */
  tell(person: string, message: ToClient): void {
    const text = JSON.stringify(message);
    this.tellHere(person, text);
    if (this.elsewhere.has(person)) this.#config.bus.tell({ type: 'tell', person, text });
  }

  tellHere(person: string, text: string): void {
    for (const one of this.#linesOf(person)) one.send(text);
  }

  lobbyChanged(): void {
    this.#lobby.changed();
  }

  /** The heartbeat, called now and then: connections that do not answer any more are cut. */
  lookAround(): void {
    for (const connection of this.#connections) {
      if (!connection.isAlive) connection.hangUp();
      else connection.lookFor();
      connection.warnings = Math.max(0, connection.warnings - WARNINGS_FORGOTTEN);
    }
  }

  /** Somebody has another name, or has turned out to be somebody else. */
  renamed(id: string, person: Person): void {
    for (const connection of this.#connections) if (connection.person?.id === id) connection.person = person;
  }

  /** Connections of a person who has signed out: in one browser, or in all but one. */
  signedOut(person: string, session: string | null, kept: string | null): void {
    for (const connection of this.#connections) {
      const isMeant = session === null ? connection.session !== kept : connection.session === session;
      if (connection.person?.id === person && isMeant)
        connection.bye({ kind: 'not-allowed', message: 'signed out' }, 4001);
    }
  }

  /** Connections of those who may not be here any more: told why, and closed. A program belongs to whoever owns its seat. */
  shutOut(isMeant: (connection: Connection, owner: string | null) => boolean, problem: Refusal): void {
    for (const connection of this.#connections)
      if (isMeant(connection, ownerOf(connection, this.#config.tables))) connection.bye(problem, 4003);
  }

  close(): void {
    this.#isClosing = true;
    for (const connection of this.#connections)
      connection.bye({ kind: 'shutting-down', message: 'the server stops; come back in a moment' }, 1012);
  }
}

function ownerOf({ person, program }: Connection, tables: SocketServerConfig['tables']): string | null {
  if (program === null) return person?.id ?? null;
  const table = tables.here(program.table);
  return table?.seating.places[program.seat]?.person ?? table?.info.host ?? null;
}
