import { COLUMNS, wrap } from '../terminal/layout.js';
import { printLines } from '../terminal/output.js';
import type { Keyboard } from './keyboard.js';

/** What is shown before a person is asked: what happened, how it stands, what is possible. */
export type Frame = {
  readonly news: readonly string[];
  readonly board: readonly string[];
  readonly moves: readonly string[];
};

export interface Display {
  /** Shows how it stands. */
  show(frame: Frame): Promise<void>;
  /** An answer to something typed that was no move. */
  remark(text: string): Promise<void>;
  /** Something to read in peace. */
  page(lines: readonly string[]): Promise<void>;
  close(): void;
}

/** Line after line, for pipes and simple terminals. */
export class Scroll implements Display {
  async show({ news, board, moves }: Frame): Promise<void> {
    const told = news.flatMap((text) => wrap(text, COLUMNS, '  '));
    await printLines(withGaps([[], told, board, moves]));
  }

  async remark(text: string): Promise<void> {
    await printLines(text.split('\n').flatMap((line) => wrap(line)));
  }

  async page(lines: readonly string[]): Promise<void> {
    await printLines(lines);
  }

  close(): void {}
}

/**
 * A screen of its own, drawn over in place. Remembering is part of a game, so nothing may stay behind to be
 * scrolled back to: terminals keep no history of their second screen.
 */
export class FullScreen implements Display {
  readonly #keyboard: Keyboard;
  #frame: Frame = { news: [], board: [], moves: [] };
  #open = false;

  constructor(keyboard: Keyboard) {
    this.#keyboard = keyboard;
    process.once('exit', () => this.close());
    process.once('SIGTERM', () => process.exit(143));
  }

  async show(frame: Frame): Promise<void> {
    this.#frame = frame;
    const told = frame.news.flatMap((text) => wrap(text, COLUMNS, '  '));
    if (this.#fits(told)) return this.#draw(told);
    await this.page(told);
  }

  remark(text: string): Promise<void> {
    return this.#draw(text.split('\n').flatMap((line) => wrap(line)));
  }

  async page(lines: readonly string[]): Promise<void> {
    for (const part of pages(lines, rows() - 2)) {
      await this.#put([...part, '']);
      await this.#keyboard.ask('Enter goes on ');
    }
    await this.#draw([]);
  }

  close(): void {
    if (this.#open) process.stdout.write('\x1b[?1049l');
    this.#open = false;
  }

  /** Whether there is room for this beside the board, the moves and the line to type on. */
  #fits(told: readonly string[]): boolean {
    const { board, moves } = this.#frame;
    return told.length === 0 || board.length + told.length + moves.length < rows();
  }

  /** Gaps are for large screens; a small one needs every line. */
  #draw(told: readonly string[]): Promise<void> {
    const { board, moves } = this.#frame;
    const airy = withGaps([board, told, moves]);
    return this.#put(airy.length < rows() ? airy : [...board, ...told, ...moves]);
  }

  async #put(lines: readonly string[]): Promise<void> {
    if (!this.#open) process.stdout.write('\x1b[?1049h');
    this.#open = true;
    process.stdout.write('\x1b[H');
    await printLines(lines.map((line) => `${line}\x1b[K`));
    process.stdout.write('\x1b[J');
  }
}

function withGaps(parts: readonly (readonly string[])[]): string[] {
  return parts
    .filter((part, i) => i === 0 || part.length > 0)
    .flatMap((part, i) => (i === 0 ? part : ['', ...part]));
}

/** Parts of at most so many lines that end where a line is empty, if there is such a line. */
function pages(lines: readonly string[], height: number): (readonly string[])[] {
  if (lines.length <= height) return [lines];
  const gap = lines.lastIndexOf('', height);
  const end = gap > 0 ? gap : height;
  return [lines.slice(0, end), ...pages(lines.slice(gap > 0 ? end + 1 : end), height)];
}

/** Terminals that do not know how high they are count as small. */
function rows(): number {
  return process.stdout.rows || 24;
}
