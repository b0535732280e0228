import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { isObject, type Json, type JsonObject } from '@castellan/kernel';
import { BadInput } from '../bad-input.js';
import type { Task } from './crew.js';
import type { Deal } from './deal.js';

/** What must be the same for deals to belong together; how many are played, and when to stop, may change. */
export type KeptTerms = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  readonly seed: string;
  /** Those who play, as they are described: somebody else under the same name is somebody else. */
  readonly characters: Readonly<Record<string, Json>>;
};

export type KeptDeal = Task & Deal;

/**
 * A file of deals, a line of JSON each after a line with the terms. A line is written as soon as a deal is over, so
 * that whatever ends the program, a later run goes on from there.
 */
export class KeptDeals {
  readonly #file: string;
  readonly deals: readonly KeptDeal[];

  /** A file of other terms is refused; of the characters only those need be the same who are `playing`. */
  constructor(file: string, terms: KeptTerms, playing: ReadonlySet<string>) {
    this.#file = file;
    const [first, ...rest] = existsSync(file) ? this.#wholeLines() : [];
    if (first === undefined) appendLine(file, { castellan: 'arena', ...terms });
    else this.#compare(this.#read(first, 1), terms, playing);
    this.deals = rest.map((line, i) => this.#readDeal(line, i + 2));
  }

  add(task: Task, deal: Deal): void {
    appendLine(this.#file, { ...task, ...deal });
  }

  refuse(why: string): never {
    throw new BadInput(`--keep ${this.#file}: ${why}; name another file`);
  }

  /** A last line without its end was being written when the program ended: it is dropped. */
  #wholeLines(): string[] {
    const text = readFileSync(this.#file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length && !text.startsWith('{"castellan":"arena"')) this.#notOurs();
    if (whole.length < text.length) truncateSync(this.#file, Buffer.byteLength(whole));
    return whole.split('\n').slice(0, -1);
  }

  #notOurs(): never {
    this.refuse('this is no file of the arena');
  }

  #read(line: string, number: number): JsonObject {
    try {
      const value: Json = JSON.parse(line);
      if (isObject(value)) return value as JsonObject;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    return number === 1 ? this.#notOurs() : this.refuse(`line ${number} cannot be read`);
  }

  #readDeal(line: string, number: number): KeptDeal {
    const value = this.#read(line, number) as Partial<KeptDeal>;
    const { shares, reasons, decisions, milliseconds } = value;
    const isDeal = [shares, reasons, decisions, milliseconds].every(Array.isArray);
    if (!isDeal || typeof value.a !== 'string' || typeof value.b !== 'string' || !(Number(value.deal) > 0))
      this.refuse(`line ${number} is no deal`);
    return value as KeptDeal;
  }

  #compare(found: JsonObject, terms: KeptTerms, playing: ReadonlySet<string>): void {
    if (found.castellan !== 'arena') this.#notOurs();
    for (const key of ['game', 'rulesVersion', 'options', 'seed'] as const)
      if (!isSame(found[key], terms[key]))
        this.refuse(`it has deals of other terms: ${key} ${text(found[key])} instead of ${text(terms[key])}`);
    const then = isObject(found.characters) ? (found.characters as JsonObject) : {};
    for (const [name, character] of Object.entries(terms.characters))
      if (playing.has(name) && !isSame(then[name], character))
        this.refuse(`${name} was another one then: ${text(then[name])}`);
  }
}

function appendLine(file: string, value: object): void {
  try {
    appendFileSync(file, `${JSON.stringify(value)}\n`);
  } catch (error) {
    throw new BadInput(`--keep: cannot write ${file}: ${(error as Error).message}`);
  }
}

function text(value: Json | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** The order of fields says nothing. */
function isSame(a: Json | undefined, b: Json): boolean {
  return a !== undefined && text(sorted(a)) === text(sorted(b));
}

function sorted(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
