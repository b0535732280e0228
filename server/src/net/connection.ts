import type { Duplex } from 'node:stream';
import type { Refusal, ToClient } from '@castellan/protocol';
import type { WebSocket } from 'ws';
import type { Lanes } from '../fast/lanes.js';
import type { WriteBatcher } from '../fast/write-batcher.js';
import type { TokenBucket } from '../limits/token-bucket.js';
import type { Person } from '../people/person.js';
import type { OnlineTable } from '../tables/online-table.js';
import type { Listener, Program } from '../tables/table-services.js';

/** Back-pressure: a connection whose other end does not read is closed when so many bytes wait. */
const MOST_WAITING = 4_000_000;
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
  /** Of the lobby it wants to hear what changes, not all of it each time. */
  wantsChanges = false;
  /** Whether it has answered since it was last looked for. */
  isAlive = true;
  /** How often it was asked to be slower lately. */
  warnings = 0;
  readonly #socket: WebSocket;
  /** What is below it. */
  readonly #stream: Duplex;
  readonly #lanes: Lanes;
  readonly #batcher: WriteBatcher;
  /** Frames that are sent with the next one, or soon. */
  #held = '';

  constructor(
    socket: WebSocket,
    stream: Duplex,
    who: { person: Person | null; program: Connection['program']; session: string | null; address: string },
    bucket: TokenBucket,
    lanes: Lanes,
    batcher: WriteBatcher,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.person = who.person;
    this.program = who.program;
    this.address = who.address;
    this.session = who.session;
    this.bucket = bucket;
    this.#lanes = lanes;
    this.#batcher = batcher;
  }

  /** False once the other end is gone. */
  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    const frame = this.#lanes.frame(text);
    const before = this.#held;
    this.#held = '';
    if (this.#stream.writableLength > MOST_WAITING) this.#socket.terminate();
    // nothing is compressed, so nothing of `ws` can be on its way: frames stay in order
    else if (frame !== null) this.#stream.write(before + frame, 'latin1');
    else {
      if (before !== '') this.#stream.write(before, 'latin1');
      this.#socket.send(text);
    }
  }

  sendSoon(text: string): void {
    const frame = this.isOpen && this.#held.length < MOST_HELD ? this.#lanes.frame(text) : null;
    if (frame === null) {
      this.send(text);
      return;
    }
    if (this.#held === '') this.#batcher.add(this);
    this.#held += frame;
  }

  /** What was to be sent soon is sent now. */
  flush(): void {
    if (this.#held === '' || !this.isOpen) return;
    this.#stream.write(this.#held, 'latin1');
    this.#held = '';
  }

  say(message: ToClient): void {
    this.send(JSON.stringify(message));
  }

  refuse(problem: Refusal, id?: number): void {
    this.say(id === undefined ? { type: 'error', problem } : { type: 'error', id, problem });
  }

  /** Says why, and goes. */
  bye(problem: Refusal, code: number): void {
    this.say({ type: 'bye', problem });
    this.close(code, problem.kind);
  }

  close(code: number, why: string): void {
    this.flush();
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
