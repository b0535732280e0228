import {
  OLDEST_PROTOCOL,
  PROTOCOL,
  type Refusal,
  readToClient,
  type ToClient,
  type ToClientOf,
  type ToServer,
} from '@castellan/protocol';
import { refusedBy, TableError } from '../../tables/problem.js';
import type { OnlineStatus, Question } from '../../tables/worker-messages.js';
import { isRepeatable } from './repeatable.js';
import { type Timing, USUAL, waitBefore } from './timing.js';

/** A WebSocket, as far as it is used. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export type LinkOutside = {
  readonly open: () => Socket;
  /** Before the first attempt: makes sure that the server knows who this is. Throws if it cannot be reached. */
  readonly greet: () => Promise<void>;
  readonly status: (status: OnlineStatus) => void;
  /** The line stands, perhaps again: whatever was followed has to be asked for anew. */
  readonly opened: () => void;
  /** Everything that is no answer to a question, and every welcome. */
  readonly heard: (message: ToClient) => void;
};

type Asked = {
  readonly message: ToServer;
  readonly done: (answer: ToClient) => void;
  readonly fail: (error: TableError) => void;
  isSent: boolean;
};

/**
 * The line to the server. It is kept: when it breaks or goes silent (heartbeat) another one is opened, soon at first and
 * then less often (reconnect with backoff). What was asked and not answered is asked again where that does no harm.
 */
export class Link {
  readonly #outside: LinkOutside;
  readonly #timing: Timing;
  readonly #asked = new Map<number, Asked>();
  #status: OnlineStatus = 'off';
  #socket: Socket | null = null;
  #isKnown = false;
  #isOpening = false;
  #attempts = 0;
  #number = 0;
  #notBefore = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(outside: LinkOutside, timing: Timing = USUAL) {
    this.#outside = outside;
    this.#timing = timing;
  }

  get isOn(): boolean {
    return this.#status === 'on';
  }

  start(): void {
    if (this.#status !== 'off') return;
    this.#change('connecting');
    void this.#connect();
  }

  /** Somebody else is here now: another line, and another greeting. */
  restart(): void {
    this.#isKnown = false;
    this.#drop();
    this.#hurry();
  }

  /** The network or the person is back: no waiting. A line that looks sound may be dead; it has to prove itself. */
  wake(): void {
    if (this.#status === 'off' || this.#status === 'shut') return;
    if (this.isOn) this.#ping(this.#timing.proof);
    else if (this.#socket === null) this.#hurry();
  }

  ask(question: Question): Promise<ToClient> {
    const id = ++this.#number;
    if (this.#status === 'shut') return Promise.reject(new TableError({ kind: 'not-admitted' }));
    return new Promise((done, fail) => {
      const asked = { message: { ...question, id } as ToServer, done, fail, isSent: false };
      this.#asked.set(id, asked);
      if (this.isOn) this.#put(asked);
    });
  }

  /** Sends something that has no number; false if there is no line. */
  tell(message: ToServer): boolean {
    if (!this.isOn) return false;
    this.#write(message);
    return true;
  }

  #change(status: OnlineStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#outside.status(status);
  }

  #hurry(): void {
    if (this.#status === 'off') return;
    this.#change('connecting');
    clearTimeout(this.#retry);
    this.#attempts = 0;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    if (this.#socket !== null || this.#isOpening) return;
    this.#isOpening = true;
    try {
      if (!this.#isKnown) await this.#outside.greet();
      this.#isKnown = true;
      this.#listen(this.#outside.open());
    } catch (error) {
      if (error instanceof TableError && isShut(error.problem)) this.#shut(error);
      else this.#later();
    } finally {
      this.#isOpening = false;
    }
  }

  #listen(socket: Socket): void {
    this.#socket = socket;
    this.#expect();
    socket.onopen = () => {
      this.#write({ type: 'hello', id: 0, protocol: PROTOCOL, oldest: OLDEST_PROTOCOL });
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(String(data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#drop();
    };
  }

  /** The line is gone or no good. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#idle);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    // who was never welcomed may not be known any more, or not be let in: that is asked before the next line
    if (!this.isOn) this.#isKnown = false;
    if (this.#status !== 'off') this.#change('connecting');
    for (const [id, asked] of this.#asked) {
      if (!asked.isSent) continue;
      asked.isSent = false;
      if (isRepeatable(asked.message.type)) continue;
      this.#asked.delete(id);
      asked.fail(new TableError({ kind: 'unreachable', message: 'the line broke before the answer came' }));
    }
    socket?.close();
    this.#later();
  }

  /** The door is shut, and knocking again and again does not open it: until somebody asks for another line. */
  #shut(error: TableError): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isKnown = false;
    for (const timer of [this.#idle, this.#patience, this.#retry]) clearTimeout(timer);
    this.#patience = undefined;
    this.#change('shut');
    for (const [id, asked] of this.#asked) {
      this.#asked.delete(id);
      asked.fail(error);
    }
    socket?.close();
  }

  #later(): void {
    if (this.#status === 'off') return;
    clearTimeout(this.#retry);
    const wait = Math.max(waitBefore(this.#attempts++, this.#timing), this.#notBefore - Date.now());
    this.#retry = setTimeout(() => void this.#connect(), wait);
  }

  #hear(text: string): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#ping(this.#timing.patience), this.#timing.idle);
    const read = readToClient(text);
    // what cannot be read is as if it had not come: if a table's thread is lost by it, that shows
    if (!read.ok) console.error(`a message that cannot be read: ${read.why}`);
    else this.#take(read.message);
  }

  #take(message: ToClient): void {
    if (message.type === 'welcome') {
      this.#attempts = 0;
      this.#outside.heard(message);
      this.#change('on');
      this.#outside.opened();
      for (const asked of this.#asked.values()) if (!asked.isSent) this.#put(asked);
      return;
    }
    if (message.type === 'bye') {
      this.#noteBye(message.problem.retryAfter ?? 0);
      if (isShut(message.problem)) {
        this.#outside.heard(message);
        this.#shut(refusedBy(message.problem));
        return;
      }
    }
    const id = 'id' in message ? message.id : undefined;
    const asked = id === undefined ? undefined : this.#asked.get(id);
    if (message.type === 'error' && isAboutAll(message)) this.#slower(message.problem);
    if (id === undefined || asked === undefined) {
      if (message.type !== 'pong') this.#outside.heard(message);
      return;
    }
    if (message.type === 'error' && this.#asksLater(asked, message.problem)) return;
    this.#asked.delete(id);
    if (message.type === 'error') asked.fail(refusedBy(message.problem));
    else asked.done(message);
  }

  /** Whoever is asked to be slower, and may ask again, does so then. */
  #asksLater(asked: Asked, { kind, retryAfter }: Refusal): boolean {
    if (kind !== 'too-fast' || retryAfter === undefined || !isRepeatable(asked.message.type)) return false;
    asked.isSent = false;
    setTimeout(() => {
      // another line may have been opened meanwhile, and everything asked again
      if (this.isOn && !asked.isSent) this.#put(asked);
    }, retryAfter);
    return true;
  }

  /** Something that was sent was not looked at, and nobody says what: whatever is unanswered. */
  #slower(problem: Refusal): void {
    setTimeout(() => {
      for (const [id, asked] of this.#asked) {
        if (!asked.isSent) continue;
        if (isRepeatable(asked.message.type)) this.#put(asked);
        else {
          this.#asked.delete(id);
          asked.fail(refusedBy(problem));
        }
      }
    }, problem.retryAfter ?? 1000);
  }

  #noteBye(retryAfter: number): void {
    this.#notBefore = Date.now() + retryAfter;
  }

  #ping(patience: number): void {
    if (!this.isOn) return;
    this.#write({ type: 'ping', id: ++this.#number }, patience);
  }

  #put(asked: Asked): void {
    asked.isSent = true;
    this.#write(asked.message);
  }

  #write(message: ToServer, patience = this.#timing.patience): void {
    this.#socket?.send(JSON.stringify(message));
    this.#expect(patience);
  }

  /** Something must be heard within that time, or there is nobody at the other end. */
  #expect(patience = this.#timing.patience): void {
    if (this.#patience !== undefined) return;
    this.#patience = setTimeout(() => this.#drop(), patience);
  }
}

/** The server does not want this person, or not yet. */
function isShut({ kind }: { readonly kind: string }): boolean {
  return kind === 'not-admitted' || kind === 'banned';
}

/** "Slower, please", without a word on what was too fast. */
function isAboutAll({ id, moveId, table, problem }: ToClientOf<'error'>): boolean {
  return id === undefined && moveId === undefined && table === undefined && problem.kind === 'too-fast';
}
