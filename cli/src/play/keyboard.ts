import { createInterface, type Interface } from 'node:readline';
import { print } from '../terminal/output.js';

/** Lines from a person or a pipe. Lines that come before they are asked for wait their turn. */
export class Keyboard {
  /** What the Tab key offers. */
  completions: readonly string[] = [];
  readonly #live: boolean;
  readonly #reader: Interface;
  readonly #lines: string[] = [];
  #asker: ((line: string | null) => void) | null = null;
  #ended = false;

  constructor() {
    this.#live = process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.#reader = createInterface({
      input: process.stdin,
      ...(this.#live ? { output: process.stdout } : {}),
      terminal: this.#live,
      completer: (line: string) => [this.completions.filter((word) => word.startsWith(line)), line],
    });
    this.#reader.on('line', (line) => {
      if (this.#asker === null) this.#lines.push(line);
      else this.#answer(line);
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#answer(null);
    });
    this.#reader.on('SIGINT', () => this.#reader.close());
  }

  /** The next line; null when there will be none. */
  async ask(question: string): Promise<string | null> {
    if (this.#live) {
      this.#reader.setPrompt(question);
      if (this.#lines.length === 0 && !this.#ended) this.#reader.prompt();
    } else {
      await print(question);
    }
    const line = await this.#next();
    if (!this.#live) await print(`${line ?? ''}\n`); // a pipe echoes nothing
    return line;
  }

  close(): void {
    this.#reader.close();
  }

  #next(): Promise<string | null> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#asker = resolve;
    });
  }

  #answer(line: string | null): void {
    const asker = this.#asker;
    this.#asker = null;
    asker?.(line);
  }
}
