import { ByteSource } from './chance.js';
import { Input } from './input.js';

const MOST_KEPT = 2000;

/**
 * Makes rows of bytes: new ones by chance, and children of those that reached something new. The same seed and the same
 * code lead to the same rows.
 */
export class Breeder {
  readonly #source: ByteSource;
  readonly #kept: Uint8Array[] = [];
  readonly #most: number;

  constructor(seed: string, most: number) {
    this.#source = new ByteSource(seed);
    this.#most = most;
  }

  get kept(): number {
    return this.#kept.length;
  }

  keep(row: Uint8Array): void {
    if (this.#kept.length < MOST_KEPT) this.#kept.push(row);
    else this.#kept[row.length % MOST_KEPT] = row;
  }

  row(n: number): Uint8Array {
    const row = this.#source.row(n, this.#most);
    const choice = new Input(row);
    // a third is new, so that nothing that was never kept is lost
    if (this.#kept.length === 0 || choice.below(3) === 0) return row;
    const parent = this.#kept[choice.below(this.#kept.length)];
    return this.#child(parent, choice);
  }

  #child(parent: Uint8Array, choice: Input): Uint8Array {
    let bytes = [...parent];
    for (let changes = 1 + choice.below(4); changes > 0; changes--) {
      const at = choice.below(bytes.length + 1);
      const kind = choice.below(6);
      if (kind === 0) bytes[at % Math.max(1, bytes.length)] = choice.byte();
      else if (kind === 1) bytes.splice(at, 0, ...choice.bytes(1 + choice.below(8)));
      else if (kind === 2) bytes.splice(at, 1 + choice.below(8));
      else if (kind === 3) bytes[at % Math.max(1, bytes.length)] += choice.pick([1, -1, 16, 128]);
      else if (kind === 4) bytes.push(...choice.bytes(1 + choice.below(16)));
      else {
        const other = this.#kept[choice.below(this.#kept.length)];
        bytes = [...bytes.slice(0, at), ...other.slice(choice.below(other.length + 1))];
      }
    }
    return Uint8Array.from(bytes.slice(0, this.#most));
  }
}
