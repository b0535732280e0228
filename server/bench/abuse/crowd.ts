import { type Headers, Line } from './line.js';

/** Guests of one address, as many as it is given. */
export class Crowd {
  readonly port: number;
  readonly #guest: (n: number) => Promise<Headers | null>;
  readonly #isOver: () => boolean;
  readonly #guests = new Map<number, Promise<Headers | null>>();
  readonly lines: Line[] = [];
  /** Lines that were not let in. */
  turnedAway = 0;
  #closes: (() => void)[] = [];

  constructor(port: number, guest: (n: number) => Promise<Headers | null>, isOver: () => boolean) {
    this.port = port;
    this.#guest = guest;
    this.#isOver = isOver;
  }

  get isOver(): boolean {
    return this.#isOver();
  }

  guest(n: number): Promise<Headers | null> {
    const known = this.#guests.get(n) ?? this.#guest(n);
    this.#guests.set(n, known);
    return known;
  }

  /** A line of a guest; null if it was not to be had. */
  async line(n: number): Promise<Line | null> {
    const headers = await this.guest(n);
    return headers === null ? null : this.#keep(await Line.open(this.port, headers));
  }

  /** A line of a program. */
  async program(key: string, headers: Headers): Promise<Line | null> {
    return this.#keep(await Line.open(this.port, { ...headers, authorization: `Bearer ${key}` }, '/bot'));
  }

  #keep(line: Line | null): Line | null {
    if (line === null) this.turnedAway++;
    else this.lines.push(line);
    return line;
  }

  /** Nobody calls without a pause who is turned away. */
  rest(): Promise<void> {
    return new Promise((done) => setTimeout(done, 50));
  }

  /** To be called at the end. */
  onClose(close: () => void): void {
    this.#closes.push(close);
  }

  close(): void {
    for (const line of this.lines) line.close();
    for (const close of this.#closes.splice(0)) close();
  }
}
