import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, PROGRAM_MAY, type Problem, readToServer, type ToServer } from '@castellan/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { ProgramLine } from '../bots/program-line.js';
import type { Person } from '../people/person.js';
import { StoreError } from '../store/failure.js';
import { Refused } from '../tables/problem.js';
import type { Program } from '../tables/surroundings.js';
import { type Asked, answers } from './answers.js';
import { Bucket } from './bucket.js';
import { Line } from './line.js';
import { readPlainFrames } from './plain-frames.js';
import { Soon } from './soon.js';

/** Who calls. */
export type Caller = {
  readonly person: Person | null;
  readonly program: Program | null;
  readonly session: string | null;
};

export type SwitchboardConfig = Asked & {
  /** Null: nobody the server knows. */
  identify(request: IncomingMessage): Promise<Caller | null>;
  addressOf(request: IncomingMessage): string;
  isWelcome(request: IncomingMessage): boolean;
  complain(what: string, error: unknown): void;
  readonly linesPerAddress: number;
  readonly messagesPerSecond: number;
};

const UNDONE = { kind: 'storage', message: 'this could not be done; nothing has changed' } as const;
/** After so many warnings a line is closed. */
const PATIENCE = 50;
/** Beyond what a message may be, far enough that the sender can be told; above this the line is cut. */
const LARGEST_FRAME = 4 * LIMITS.message;

/** All lines: who may come in, what they say, and who hears it. */
export class Switchboard {
  readonly #config: SwitchboardConfig;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #lines = new Set<Line>();
  readonly #byAddress = new Map<string, number>();
  readonly #answers: ReturnType<typeof answers>;
  /** Lines and what they said, not answered yet. */
  #heard: (Line | string)[] = [];
  readonly #soon = new Soon();
  #isClosing = false;

  constructor(config: Omit<SwitchboardConfig, 'lobby'>) {
    this.#config = { ...config, lobby: (line) => this.#tellLobby(line) };
    this.#answers = answers(this.#config);
  }

  get lines(): ReadonlySet<Line> {
    return this.#lines;
  }

  /** Somebody wants to speak over a socket: as the page does, or as a bot. */
  async upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    as: 'page' | 'bot' = 'page',
  ): Promise<void> {
    const refuse = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    socket.on('error', () => socket.destroy());
    try {
      const { identify, isWelcome, addressOf, linesPerAddress } = this.#config;
      const isProgram = request.headers.authorization !== undefined;
      if (this.#isClosing) return refuse('503 Service Unavailable');
      if (!isProgram && !isWelcome(request)) return refuse('403 Forbidden');
      const address = addressOf(request);
      if ((this.#byAddress.get(address) ?? 0) >= linesPerAddress) return refuse('429 Too Many Requests');
      const caller = await identify(request);
      if (caller === null || (as === 'bot' && caller.program === null)) return refuse('401 Unauthorized');
      this.#server.handleUpgrade(request, socket, head, (ws) =>
        this.#connect(ws, socket, caller, address, as),
      );
    } catch (error) {
      this.#config.complain('a line could not be opened', error);
      refuse('500 Internal Server Error');
    }
  }

  #connect(socket: WebSocket, stream: Duplex, caller: Caller, address: string, as: 'page' | 'bot'): void {
    const rate = this.#config.messagesPerSecond;
    const bucket = new Bucket(4 * rate, rate, this.#config.now());
    const who = { ...caller, address };
    const line =
      as === 'bot'
        ? new ProgramLine(socket, stream, who, bucket, this.#soon, this.#config.tables)
        : new Line(socket, stream, who, bucket, this.#soon);
    this.#lines.add(line);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    socket.on('message', (data, isBinary) => this.#hear(line, data, isBinary));
    readPlainFrames(stream, (text) => this.#hearText(line, text));
    socket.on('pong', () => {
      line.isAlive = true;
    });
    // what is wrong with a line is its own trouble; it closes by itself
    socket.on('error', () => {});
    socket.on('close', () => this.#hungUp(line));
  }

  #hungUp(line: Line): void {
    this.#answerAll();
    this.#lines.delete(line);
    const left = (this.#byAddress.get(line.address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(line.address, left);
    else this.#byAddress.delete(line.address);
    for (const table of line.watched.values()) table.unlisten(line);
  }

  #hear(line: Line, data: RawData, isBinary: boolean): void {
    if (isBinary || !Buffer.isBuffer(data))
      this.#refuse(line, { kind: 'malformed', message: 'messages are texts' });
    else if (data.length > LIMITS.message)
      this.#refuse(line, { kind: 'too-large', message: `at most ${LIMITS.message} bytes` });
    else this.#hearText(line, data.toString());
  }

  #refuse(line: Line, problem: Problem): void {
    if (this.#mayGoOn(line)) line.refuse(problem);
  }

  /** What is said is answered when all have been listened to. */
  #hearText(line: Line, text: string): void {
    if (!this.#mayGoOn(line)) return;
    this.#heard.push(line, text);
    if (this.#heard.length === 2) setImmediate(() => this.#answerAll());
  }

  /** First a warning to whoever says too much, then silence. */
  #mayGoOn(line: Line): boolean {
    // after the farewell nothing more can be kept
    if (this.#isClosing) return false;
    line.isAlive = true;
    const retryAfter = line.bucket.take(this.#config.now());
    if (retryAfter === 0) return true;
    const problem = { kind: 'too-fast', message: 'slower, please', retryAfter } as const;
    if (++line.warnings > PATIENCE) line.bye(problem, 4008);
    else line.refuse(problem);
    return false;
  }

  /** All that was said in one turn of the event loop in one go: so the rules stay at hand in the processor. */
  #answerAll(): void {
    const heard = this.#heard;
    this.#heard = [];
    if (this.#isClosing) return;
    for (let i = 0; i < heard.length; i += 2) {
      const line = heard[i] as Line;
      const text = heard[i + 1] as string;
      if (line instanceof ProgramLine) this.#answerProgram(line, text);
      else {
        const read = readToServer(text);
        if (read.ok) this.#answer(line, read.message);
        else line.refuse({ kind: 'malformed', message: read.why });
      }
    }
  }

  #answerProgram(line: ProgramLine, text: string): void {
    line.hear(text).catch((error: unknown) => {
      if (error instanceof Refused) return line.refuse(error.problem);
      this.#config.complain('answering a program', error);
      line.refuse(UNDONE);
    });
  }

  #answer(line: Line, message: ToServer): void {
    const id = 'id' in message ? message.id : undefined;
    try {
      if (!line.greeted && message.type !== 'hello') throw new Refused('not-greeted', 'say hello first');
      if (line.program !== null && !PROGRAM_MAY.has(message.type))
        throw new Refused('not-allowed', 'a program only plays');
      const handler = this.#answers[message.type] as (line: Line, message: ToServer) => void | Promise<void>;
      handler(line, message)?.catch((error: unknown) => this.#failed(line, message, id, error));
    } catch (error) {
      this.#failed(line, message, id, error);
    }
  }

  #failed(line: Line, message: ToServer, id: number | undefined, error: unknown): void {
    const problem = error instanceof Refused ? error.problem : UNDONE;
    if (!(error instanceof Refused)) this.#config.complain(`answering ${message.type}`, error);
    if (problem.kind === 'too-fast') line.warnings++;
    if ('moveId' in message)
      line.say({ type: 'error', table: message.table, moveId: message.moveId, problem });
    else if (message.type === 'ink') line.say({ type: 'error', table: message.table, problem });
    else line.refuse(problem, id);
    if (error instanceof StoreError && error.kind === 'closed') line.hangUp();
  }

  #lobbyIsStale = false;
  lobbyChanged(): void {
    if (this.#lobbyIsStale) return;
    this.#lobbyIsStale = true;
    setImmediate(() => {
      this.#lobbyIsStale = false;
      for (const line of this.#lines) if (line.wantsLobby) this.#tellLobby(line);
    });
  }

  #tellLobby(line: Line): void {
    line.say({ type: 'lobby', tables: this.#config.tables.lobby() });
  }

  /** Called now and then: lines that do not answer any more are cut. */
  lookAround(): void {
    for (const line of this.#lines) {
      if (!line.isAlive) line.hangUp();
      else line.lookFor();
      line.warnings = Math.max(0, line.warnings - 10);
    }
  }

  /** Somebody has another name, or has turned out to be somebody else. */
  renamed(id: string, person: Person): void {
    for (const line of this.#lines) if (line.person?.id === id) line.person = person;
  }

  /** Lines of a person who has signed out: in one browser, or in all but one. */
  signedOut(person: string, session: string | null, kept: string | null): void {
    for (const line of this.#lines) {
      const isMeant = session === null ? line.session !== kept : line.session === session;
      if (line.person?.id === person && isMeant)
        line.bye({ kind: 'not-allowed', message: 'signed out' }, 4001);
    }
  }

  close(): void {
    this.#isClosing = true;
    for (const line of this.#lines)
      line.bye({ kind: 'shutting-down', message: 'the server stops; come back in a moment' }, 1012);
  }
}
