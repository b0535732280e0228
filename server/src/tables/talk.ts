import type { Saying, ToClientOf } from '@castellan/protocol';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import { StoreError } from '../store/failure.js';
import type { Remark } from '../store/operations/talk.js';
import type { Store } from '../store/store.js';

/** Whoever comes later is told so many of the last remarks. */
const REMEMBERED = 50;

/** What is said at a table. It is kept with the game; what is only a phrase is translated for every reader. */
export class Talk {
  readonly #table: string;
  readonly #store: Store;

  constructor(table: string, store: Store) {
    this.#table = table;
    this.#store = store;
  }

  async say(person: Person, seat: number | null, saying: Saying, at: number): Promise<ToClientOf<'said'>> {
    const text =
      saying.kind === 'phrase' ? saying.phrase : saying.kind === 'sticker' ? saying.sticker : saying.text;
    const remark = { table: this.#table, person: person.id, seat, kind: saying.kind, text, at };
    const n = await this.#store.run('addTalk', remark);
    return {
      type: 'said',
      table: this.#table,
      n,
      by: { id: person.id, name: person.name },
      seat,
      saying,
      at,
    };
  }

  async last(nameOf: (person: string, seat: number | null) => string): Promise<ToClientOf<'said'>[]> {
    const remarks = await this.#store.run('talkOf', { table: this.#table, after: -1, limit: REMEMBERED });
    return remarks.map((remark) => this.#said(remark, nameOf));
  }

  /** One remark, said elsewhere by somebody of that name. */
  async remark(n: number, name: string): Promise<ToClientOf<'said'> | null> {
    const remarks = await this.#store.run('talkOf', { table: this.#table, after: n - 1, limit: REMEMBERED });
    const found = remarks.find((remark) => remark.n === n);
    return found === undefined ? null : this.#said(found, () => name);
  }

  #said(remark: Remark, nameOf: (person: string, seat: number | null) => string): ToClientOf<'said'> {
    const { n, person, seat, at } = remark;
    const by = person === null ? null : { id: person, name: nameOf(person, seat) };
    return { type: 'said', table: this.#table, n, by, seat, saying: sayingOf(remark), at };
  }

  async report(n: number, by: string, at: number): Promise<void> {
    try {
      await this.#store.run('addReport', { table: this.#table, n, by, at, reason: '' });
    } catch (error) {
      // whoever asks for what was never said has made a mistake, not the store
      if (error instanceof StoreError && error.kind === 'missing')
        throw new Refused('not-allowed', 'nobody has said that here');
      throw error;
    }
  }
}

function sayingOf({ kind, text }: Remark): Saying {
  if (kind === 'phrase') return { kind, phrase: text } as Saying;
  return kind === 'sticker' ? ({ kind, sticker: text } as Saying) : { kind: 'text', text };
}
