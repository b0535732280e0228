import { WebSocket } from 'ws';

export type Headers = Readonly<Record<string, string>>;
export type Heard = { readonly type: string; readonly id?: number } & Readonly<Record<string, unknown>>;

/** A line of somebody who means no good, or of somebody who only wants to play. */
export class Line {
  readonly headers: Headers;
  /** Answers that said no. */
  refused = 0;
  answered = 0;
  isCut = false;
  hear: (message: Heard) => void = () => {};
  readonly #socket: WebSocket;
  readonly #asked = new Map<number, (answer: Heard | null) => void>();
  #questions = 0;

  private constructor(socket: WebSocket, headers: Headers) {
    this.#socket = socket;
    this.headers = headers;
    socket.on('message', (data) => this.#take(JSON.parse(data.toString()) as Heard));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.isCut = true;
      for (const answer of this.#asked.values()) answer(null);
      this.#asked.clear();
    });
  }

  /** Null if it was not let in. */
  static async open(
    port: number,
    headers: Headers,
    path: '/socket' | '/bot' = '/socket',
  ): Promise<Line | null> {
    const origin = `http://127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { ...headers, origin } });
    const line = new Line(socket, headers);
    const isOpen = await new Promise<boolean>((done) => {
      socket.once('open', () => done(true));
      socket.once('close', () => done(false));
    });
    if (!isOpen) return null;
    if (path === '/socket') await line.ask({ type: 'hello', protocol: 1 });
    return line;
  }

  #take(message: Heard): void {
    if (message.type === 'error' || message.type === 'refused') this.refused++;
    else this.answered++;
    if (message.id !== undefined) this.#answer(message.id, message);
    // "slower", without a word on what: it may have been anything
    else if (message.type === 'error') for (const id of [...this.#asked.keys()]) this.#answer(id, message);
    this.hear(message);
  }

  #answer(id: number, message: Heard): void {
    const answer = this.#asked.get(id);
    this.#asked.delete(id);
    answer?.(message);
  }

  /** The answer; null if the line was cut before. */
  ask(question: { readonly type: string } & Readonly<Record<string, unknown>>): Promise<Heard | null> {
    if (this.isCut) return Promise.resolve(null);
    const id = ++this.#questions;
    return new Promise((done) => {
      this.#asked.set(id, done);
      this.tell({ ...question, id });
    });
  }

  tell(message: object): void {
    if (!this.isCut) this.#socket.send(JSON.stringify(message));
  }

  /** From now on it does not read. */
  stopReading(): void {
    this.#socket.pause();
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** The name of a new table; null if there was none to be had. */
export async function openTable(
  line: Line,
  seats: readonly object[],
  more: object = {},
): Promise<string | null> {
  const setup = {
    ...{ game: 'roquefort', options: {}, seats, isPublic: false, clock: { kind: 'none' } },
    ...{ timeout: 'bot-turn', freeText: false, ...more },
  };
  const answer = await line.ask({ type: 'create', setup });
  return answer?.type === 'done' ? String(answer.table) : null;
}

export const me = (look: number): object => ({ kind: 'me', look });
export const free = (look: number): object => ({ kind: 'open', look });
export const bot = (look: number, who: string): object => ({ kind: 'bot', look, bot: who });
