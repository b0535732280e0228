import type { Ink, Paint } from './ink.js';

const BARE: Paint = {};

/** A drawing of one character a place; whatever is put later covers what was there. */
export class Canvas {
  readonly #chars: string[][];
  readonly #paints: Paint[][];

  constructor(width: number, height: number) {
    this.#chars = Array.from({ length: height }, () => new Array<string>(width).fill(' '));
    this.#paints = Array.from({ length: height }, () => new Array<Paint>(width).fill(BARE));
  }

  /** Characters that are two columns wide have no place here. Returns where the text ends. */
  put(x: number, y: number, text: string, paint: Paint = BARE): number {
    for (const char of text) {
      if (x < this.#chars[y].length) {
        this.#chars[y][x] = char;
        this.#paints[y][x] = paint;
      }
      x++;
    }
    return x;
  }

  lines(ink: Ink): string[] {
    return this.#chars.map((row, y) => this.#line(row, this.#paints[y], ink));
  }

  /** Neighbours of the same paint are written as one piece. */
  #line(row: readonly string[], paints: readonly Paint[], ink: Ink): string {
    let end = row.length;
    while (end > 0 && row[end - 1] === ' ' && paints[end - 1].bg === undefined) end--;
    let line = '';
    for (let from = 0, to = 0; from < end; from = to) {
      while (to < end && samePaint(paints[to], paints[from])) to++;
      line += ink.paint(row.slice(from, to).join(''), paints[from]);
    }
    return line;
  }
}

function samePaint(a: Paint, b: Paint): boolean {
  return a === b || (a.fg === b.fg && a.bg === b.bg && a.bold === b.bold);
}
