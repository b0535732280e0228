import type { Duplex } from 'node:stream';
import type { Dialect, Refusal, ToClient } from '@castellan/protocol';
import type { WebSocket } from 'ws';
import type { Lanes } from '../fast/lanes.js';
import type { WriteBatcher } from '../fast/write-batcher.js';
import type { Costs, Payer } from '../limits/costs.js';
import { UNREAD } from '../limits/rates.js';
import type { TokenBucket } from '../limits/token-bucket.js';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import type { OnlineTable } from '../tables/online-table.js';
import type { Listener, Program } from '../tables/table-services.js';
import type { Backlog } from './backlog.js';

/** What connections share. */
export type ConnectionServices = {
  readonly lanes: Lanes;
  readonly batcher: WriteBatcher;
  readonly costs: Costs;
  readonly backlog: Backlog;
  after(milliseconds: number, work: () => void): () => void;
};

/** What is shorter is not counted: moves, and what is told of them. */
const SHORT = 1_000;
/** What is measured as longer was rather the machine's fault, in milliseconds. */
const LONGEST = 5;
/** So much is worth being written down, in milliseconds. */
const WORTH = 1;
/** Whoever has said so much that is not answered yet is not listened to until it is. */
const MOST_UNANSWERED = 50;
const FEW_UNANSWERED = 10;
/** Whoever was sent away and does not go is cut off after so many milliseconds. */
const PATIENCE = 1_000;
/** So many bytes are not held back any longer. */
const MOST_HELD = 4_000;

/** One end of a WebSocket: a tab of a person, or a program that plays a seat. */
export class Connection implements Listener {
  person: Person | null;
  readonly program: Program | null;
  readonly address: string;
  /** The browser it comes from. */
  readonly session: string | null;
  readonly watched = new Map<string, OnlineTable>();
  readonly bucket: TokenBucket;
  greeted = false;
  /** Of those who speak the version before. */
  dialect: Dialect | null = null;
  /** Of the lobby it wants to hear what changes, not all of it each time. */
  wantsChanges = false;
  /** Whether it has answered since it was last looked for. */
  isAlive = true;
  /** How often it was asked to be slower lately. */
  warnings = 0;
  readonly #socket: WebSocket;
  /** What is below it. */
  readonly #stream: Duplex;
  readonly #services: ConnectionServices;
  /** Bytes that the other end has not read, as they were last counted. */
  #unread = 0;
  /** Milliseconds of work that are not paid yet. */
  #owed = 0;
  #unanswered = 0;
  #isSentAway = false;
  /** Frames that are sent with the next one, or soon. */
  #held = '';

  constructor(
    socket: WebSocket,
    stream: Duplex,
    who: { person: Person | null; program: Connection['program']; session: string | null; address: string },
    bucket: TokenBucket,
    services: ConnectionServices,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.person = who.person;
    this.program = who.program;
    this.address = who.address;
    this.session = who.session;
    this.bucket = bucket;
    this.#services = services;
    stream.on('drain', () => this.#countUnread());
  }

  /** Who pays for what it asks for. */
  get identity(): string {
    const { person, program } = this;
    return person?.id ?? `${program?.table} ${program?.seat}`;
  }

  get payer(): Payer {
    return { identity: this.identity, address: this.address };
  }

  /** Something was said. */
  heard(): void {
    if (++this.#unanswered === MOST_UNANSWERED) this.#socket.pause();
  }

  /** It was answered, in so many milliseconds. */
  answered(milliseconds: number): void {
    if (--this.#unanswered === FEW_UNANSWERED && this.#socket.isPaused) this.#socket.resume();
    this.pay(milliseconds);
  }

  /** Work that was done for it. Small sums are added up first. */
  pay(milliseconds: number): void {
    this.#owed += Math.min(milliseconds, LONGEST);
    if (this.#owed < WORTH) return;
    this.#services.costs.spend('processor', this.payer, this.#owed);
    this.#owed = 0;
  }

  /** Does something that was asked for, and has it paid. */
  measure(work: () => void): void {
    const start = performance.now();
    work();
    this.pay(performance.now() - start);
  }

  /** Before something costly: whoever owes too much, or does not read what they have been sent, waits. */
  insistOnCredit(): void {
    const debt = this.#services.costs.debt(this.payer);
    if (debt > 0) throw new Refused('too-fast', 'this costs too much; later, please', { retryAfter: debt });
    if (this.#stream.writableLength > UNREAD)
      throw new Refused('too-fast', 'read what was sent first', { retryAfter: PATIENCE });
  }

  /** False once the other end is gone. */
  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(said: string): void {
    if (!this.isOpen) return;
    const text = this.dialect === null ? said : this.dialect.write(said);
    if (text === null) return;
    const frame = this.#services.lanes.frame(text);
    const before = this.#held;
    this.#held = '';
    // nothing is compressed, so nothing of `ws` can be on its way: frames stay in order
    if (frame !== null) this.#stream.write(before + frame, 'latin1');
    else {
      if (before !== '') this.#stream.write(before, 'latin1');
      this.#socket.send(text);
    }
    if (text.length > SHORT) this.#services.costs.spend('bytes', this.payer, text.length);
    this.#countUnread();
  }

  sendSoon(text: string): void {
    const canWait = this.isOpen && this.dialect === null && this.#held.length < MOST_HELD;
    const frame = canWait ? this.#services.lanes.frame(text) : null;
    if (frame === null) {
      this.send(text);
      return;
    }
    if (this.#held === '') this.#services.batcher.add(this);
    this.#held += frame;
  }

  /** What was to be sent soon is sent now. */
  flush(): void {
    if (this.#held === '' || !this.isOpen) return;
    this.#stream.write(this.#held, 'latin1');
    this.#held = '';
    this.#countUnread();
  }

  /** Back-pressure: an end that does not read is closed. It may come again, and asks for everything then. */
  #countUnread(): void {
    const unread = this.isOpen ? this.#stream.writableLength : 0;
    const before = this.#unread;
    if (unread === before) return;
    this.#unread = unread;
    const canGoOn = this.#services.backlog.changed(this.address, before, unread);
    if (!canGoOn && unread > before) this.#socket.terminate();
  }

  /** The other end is gone: nobody will read what was left. */
  gone(): void {
    this.#countUnread();
  }

  say(message: ToClient): void {
    this.send(JSON.stringify(message));
  }

  refuse(problem: Refusal, id?: number): void {
    this.say(id === undefined ? { type: 'error', problem } : { type: 'error', id, problem });
  }

  /** It was told to go: nothing that it says counts any more. */
  get isSentAway(): boolean {
    return this.#isSentAway;
  }

  /** Says why, and goes. */
  bye(problem: Refusal, code: number): void {
    this.say({ type: 'bye', problem });
    this.close(code, problem.kind);
  }

  /** The same for somebody who may not want to go. */
  sendAway(problem: Refusal, code: number): void {
    if (this.#isSentAway) return;
    this.#isSentAway = true;
    this.bye(problem, code);
    // nothing more is read, not even whether they agree to go
    this.#socket.pause();
    this.#services.after(PATIENCE, () => this.hangUp());
  }

  close(code: number, why: string): void {
    this.flush();
    this.#socket.close(code, why);
  }

  pong(data: Buffer): void {
    if (this.isOpen) this.#socket.pong(data);
  }

  lookFor(): void {
    this.isAlive = false;
    this.#socket.ping();
  }

  hangUp(): void {
    this.#socket.terminate();
  }
}
