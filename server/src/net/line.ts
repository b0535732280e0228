import type { Duplex } from 'node:stream';
import type { Problem, ToClient } from '@castellan/protocol';
import type { WebSocket } from 'ws';
import type { Person } from '../people/person.js';
import type { OnlineTable } from '../tables/online-table.js';
import type { Listener, Program } from '../tables/surroundings.js';
import type { Bucket } from './bucket.js';
import { plainFrame } from './frame.js';

/** A line whose other end does not read is closed when so many bytes wait. */
const MOST_WAITING = 4_000_000;

/** One end of a WebSocket: a tab of a person, or a program that plays a seat. */
export class Line implements Listener {
  person: Person | null;
  readonly program: Program | null;
  readonly address: string;
  /** The browser it comes from. */
  readonly session: string | null;
  readonly watched = new Map<string, OnlineTable>();
  readonly bucket: Bucket;
  greeted = false;
  wantsLobby = false;
  /** Whether it has answered since it was last looked for. */
  isAlive = true;
  /** How often it was asked to be slower lately. */
  warnings = 0;
  readonly #socket: WebSocket;
  /** What is below it. */
  readonly #stream: Duplex;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    who: { person: Person | null; program: Line['program']; session: string | null; address: string },
    bucket: Bucket,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.person = who.person;
    this.program = who.program;
    this.address = who.address;
    this.session = who.session;
    this.bucket = bucket;
  }

  /** False once the other end is gone. */
  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    const frame = plainFrame(text);
    if (this.#stream.writableLength > MOST_WAITING) this.#socket.terminate();
    // nothing is compressed, so nothing of `ws` can be on its way: frames stay in order
    else if (frame !== null) this.#stream.write(frame, 'latin1');
    else this.#socket.send(text);
  }

  say(message: ToClient): void {
    this.send(JSON.stringify(message));
  }

  refuse(problem: Problem, id?: number): void {
    this.say(id === undefined ? { type: 'error', problem } : { type: 'error', id, problem });
  }

  /** Says why, and goes. */
  bye(problem: Problem, code: number): void {
    this.say({ type: 'bye', problem });
    this.close(code, problem.kind);
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why);
  }

  lookFor(): void {
    this.isAlive = false;
    this.#socket.ping();
  }

  hangUp(): void {
    this.#socket.terminate();
  }
}
