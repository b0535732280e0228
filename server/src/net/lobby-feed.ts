import type { LobbyLine } from '../tables/lobby.js';
import type { Connection } from './connection.js';

/** A throttle: readers are told of changes at most so often. */
const EVERY = 250;

export type LobbyFeedServices = {
  shown(): readonly LobbyLine[];
  now(): number;
  after(milliseconds: number, work: () => void): () => void;
};

/**
 * The lobby for those who look at it: all of it when they come, then what has changed. Both are written once for all of
 * them. Whoever comes is told what the others have been told last, so that the next change fits all.
 */
export class LobbyFeed {
  readonly #services: LobbyFeedServices;
  readonly #readers = new Set<Connection>();
  #told: readonly LobbyLine[] = [];
  #whole: string | null = null;
  #isStale = true;
  #isSet = false;
  #lastAt = Number.NEGATIVE_INFINITY;

  constructor(services: LobbyFeedServices) {
    this.#services = services;
  }

  add(reader: Connection): void {
    // whoever has hung up meanwhile would be here for ever
    if (!reader.isOpen) return;
    if (this.#readers.size === 0) this.#catchUp();
    this.#readers.add(reader);
    reader.send(this.#text());
  }

  has(reader: Connection): boolean {
    return this.#readers.has(reader);
  }

  remove(reader: Connection): void {
    this.#readers.delete(reader);
  }

  changed(): void {
    this.#isStale = true;
    if (this.#isSet || this.#readers.size === 0) return;
    this.#isSet = true;
    const wait = this.#lastAt + EVERY - this.#services.now();
    if (wait <= 0) setImmediate(() => this.#tell());
    else this.#services.after(wait, () => this.#tell());
  }

  #tell(): void {
    this.#isSet = false;
    if (this.#readers.size === 0) return;
    this.#lastAt = this.#services.now();
    const before = this.#told;
    if (!this.#catchUp()) return;
    const change = changeText(before, this.#told);
    for (const reader of this.#readers)
      reader.send(reader.wantsChanges && change !== null ? change : this.#text());
  }

  /** Answers whether there was anything new. */
  #catchUp(): boolean {
    if (!this.#isStale) return false;
    this.#isStale = false;
    const shown = this.#services.shown();
    if (shown === this.#told) return false;
    this.#told = shown;
    this.#whole = null;
    return true;
  }

  #text(): string {
    this.#whole ??= `{"type":"lobby","tables":[${this.#told.map(({ text }) => text).join()}]}`;
    return this.#whole;
  }
}

/** What leads from one list to the next; null if those that stay have changed places, which is rare: then all of it is told. */
export function changeText(before: readonly LobbyLine[], after: readonly LobbyLine[]): string | null {
  const now = new Map(after.map((line) => [line.table, line.text]));
  const kept = before.filter(({ table, text }) => now.get(table) === text);
  const stays = new Set(kept.map(({ table }) => table));
  const inPlace = after.filter(({ table }) => stays.has(table));
  if (inPlace.some(({ table }, i) => table !== kept[i].table)) return null;
  const gone = before.filter(({ table }) => !now.has(table)).map(({ table }) => table);
  const put = after.flatMap(({ table, text }, at) =>
    stays.has(table) ? [] : [`{"at":${at},"table":${text}}`],
  );
  return `{"type":"lobby-change","gone":${JSON.stringify(gone)},"put":[${put.join()}]}`;
}
