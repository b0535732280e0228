import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, PROGRAM_MAY, type Refusal, type ToServer } from '@castellan/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Lanes } from '../fast/lanes.js';
import { WriteBatcher } from '../fast/write-batcher.js';
import { CONNECTION_BURST, MOST_WARNINGS, WARNINGS_FORGOTTEN } from '../limits/rates.js';
import { TokenBucket } from '../limits/token-bucket.js';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import { StoreError } from '../store/failure.js';
import type { Program } from '../tables/table-services.js';
import { Around } from './around.js';
import { Connection } from './connection.js';
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
  complain(what: string, error: unknown): void;
  readonly lanes: Lanes;
  after(wait: number, work: () => void): () => void;
  readonly connectionsPerAddress: number;
  readonly messagesPerSecond: number;
};

const UNDONE = { kind: 'storage', message: 'this could not be done; nothing has changed' } as const;
/** Beyond what a message may be, far enough that the sender can be told; above this the connection is cut. */
const LARGEST_FRAME = 4 * LIMITS.message;

/** All connections: who may come in, what they say, and who hears it. */
export class SocketServer {
  readonly #config: SocketServerConfig;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #connections = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #handlers: ReturnType<typeof messageHandlers>;
  /** Connections and what they said, not answered yet. */
  #heard: (Connection | string)[] = [];
  readonly #batcher = new WriteBatcher();
  readonly around: Around;
  #isClosing = false;

  constructor(config: Omit<SocketServerConfig, 'lobby'>) {
    const { tables, after } = config;
    this.around = new Around({ connections: this.#connections, seekers: tables.seekers, after });
    const lobby = (connection: Connection): void => {
      this.#tellLobby(connection);
      this.around.changed();
    };
    this.#config = { ...config, lobby };
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
    const { lanes, tables, messagesPerSecond: rate } = this.#config;
    const bucket = new TokenBucket({ burst: CONNECTION_BURST * rate, perSecond: rate }, this.#config.now());
    const who = { ...caller, address };
    const connection =
      as === 'bot'
        ? new ProgramConnection(tables, socket, stream, who, bucket, lanes, this.#batcher)
        : new Connection(socket, stream, who, bucket, lanes, this.#batcher);
    this.#connections.add(connection);
    this.around.changed();
    socket.on('message', (data, isBinary) => this.#hear(connection, data, isBinary));
    lanes.readFrames(stream, (text) => this.#hearText(connection, text));
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    // what is wrong with a connection is its own trouble; it closes by itself
    socket.on('error', () => {});
    socket.on('close', () => this.#hungUp(connection));
  }

  #hungUp(connection: Connection): void {
    this.#answerAll();
    this.#connections.delete(connection);
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
    this.#heard.push(connection, text);
    if (this.#heard.length === 2) setImmediate(() => this.#answerAll());
  }

  /** First a warning to whoever says too much, then silence. */
  #mayGoOn(connection: Connection): boolean {
    // after the farewell nothing more can be kept
    if (this.#isClosing) return false;
    connection.isAlive = true;
    const retryAfter = connection.bucket.take(this.#config.now());
    if (retryAfter === 0) return true;
    const problem = { kind: 'too-fast', message: 'slower, please', retryAfter } as const;
    if (++connection.warnings > MOST_WARNINGS) connection.bye(problem, 4008);
    else connection.refuse(problem);
    return false;
  }

  /** All that was said in one turn of the event loop in one go: so the rules stay at hand in the processor. */
  #answerAll(): void {
    const heard = this.#heard;
    this.#heard = [];
    if (this.#isClosing) return;
    const { lanes } = this.#config;
    for (let i = 0; i < heard.length; i += 2) {
      const connection = heard[i] as Connection;
      const text = heard[i + 1] as string;
      if (connection instanceof ProgramConnection) this.#answerProgram(connection, text);
      else {
        const read = lanes.readMessage(text);
        if (read.ok) this.#answer(connection, read.message);
        else connection.refuse({ kind: 'malformed', message: read.why });
      }
    }
  }

  #answerProgram(connection: ProgramConnection, text: string): void {
    connection.hear(text).catch((error: unknown) => {
      if (error instanceof Refused) return connection.refuse(error.refusal);
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
    if (problem.kind === 'too-fast') connection.warnings++;
    if ('moveId' in message)
      connection.say({ type: 'error', table: message.table, moveId: message.moveId, problem });
    else if (message.type === 'ink') connection.say({ type: 'error', table: message.table, problem });
    else connection.refuse(problem, id);
    if (error instanceof StoreError && error.kind === 'closed') connection.hangUp();
  }

  #lobbyIsStale = false;
  lobbyChanged(): void {
    if (this.#lobbyIsStale) return;
    this.#lobbyIsStale = true;
    setImmediate(() => {
      this.#lobbyIsStale = false;
      for (const connection of this.#connections) if (connection.wantsLobby) this.#tellLobby(connection);
    });
  }

  #tellLobby(connection: Connection): void {
    connection.say({ type: 'lobby', tables: this.#config.tables.lobby() });
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

  close(): void {
    this.#isClosing = true;
    for (const connection of this.#connections)
      connection.bye({ kind: 'shutting-down', message: 'the server stops; come back in a moment' }, 1012);
  }
}
