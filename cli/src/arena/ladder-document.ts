import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Character, JsonObject } from '@castellan/kernel';
import { BadInput } from '../bad-input.js';
import type { Ladder } from './ladder.js';
import { ladderPlot } from './ladder-plot.js';
import { ladderTables } from './ladder-tables.js';

export type LadderTopic = {
  readonly title: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly characters: readonly Character[];
};

/** The place in a document where a ladder stands, between two comments, so that a later run replaces it. */
export class LadderPlace {
  readonly #file: string;
  readonly #topic: LadderTopic;
  readonly #before: string;
  readonly #after: string;

  /** Looks for the place at once: better before a long run than after it. */
  constructor(file: string, topic: LadderTopic) {
    this.#file = file;
    this.#topic = topic;
    const [opening, closing] = [`<!-- ladder ${this.#label} -->`, `<!-- /ladder ${this.#label} -->`];
    const text = read(file);
    const start = text.indexOf(opening);
    const end = text.indexOf(closing);
    if (start < 0 || end < start)
      throw new BadInput(
        `--write ${file}: put these two lines where the ladder should stand: ${opening} ${closing}`,
      );
    this.#before = text.slice(0, start + opening.length);
    this.#after = text.slice(end);
  }

  write(ladder: Ladder): void {
    const { title, characters } = this.#topic;
    const image = `images/ladder-${this.#label.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.svg`;
    const names = characters.map(({ name }) => name);
    const words = { title: `${title}: who beats whom`, subtitle: this.#said(ladder), names };
    const folder = dirname(this.#file);
    mkdirSync(join(folder, 'images'), { recursive: true });
    writeFileSync(join(folder, image), ladderPlot(ladder, words));
    const picture = `![${words.title}, ${this.#settings}: a staircase of Elo ratings](${image})`;
    const lines = ['', '', picture, '', ...ladderTables(ladder, false), '', ''];
    writeFileSync(this.#file, this.#before + lines.join('\n') + this.#after);
  }

  /** The game and everything that was settled for the table, such as "roquefort players=3". */
  get #label(): string {
    const { game, options } = this.#topic;
    const settled = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
    return [game, ...settled.map(([key, value]) => `${key}=${value}`)].join(' ');
  }

  get #settings(): string {
    return Object.entries(this.#topic.options)
      .map(([key, value]) => (key === 'players' ? `${value} players` : `${key} ${value}`))
      .join(', ');
  }

  #said({ games }: Ladder): string {
    return `${this.#settings}; ${games} games; at each step: score against the one below`;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`--write: cannot read ${file}: ${(error as Error).message}`);
  }
}
