import { utf8 } from './bytes.js';
import { sha256 } from './sha256.js';
import type { ChanceSource } from './source.js';

/**
 * Fast, repeatable numbers for simulations, bots and tests: the sfc32 generator, its state taken from the
 * hash of a seed text. Not for tables where somebody could gain by guessing; see HmacChance.
 */
export class SeededChance implements ChanceSource {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    const view = new DataView(sha256(utf8(seed)).buffer);
    this.#a = view.getInt32(0);
    this.#b = view.getInt32(4);
    this.#c = view.getInt32(8);
  }

  /** 32 random bits as a signed number: an unsigned one would not always fit a small integer and be allocated. */
  #next(): number {
    const t = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t;
  }

  /** Lemire's method: the high half of a product, drawing again in the rare case that would favour a result. */
  below(n: number): number {
    for (;;) {
      const product = (this.#next() >>> 0) * n;
      const high = Math.floor(product / 0x1_0000_0000);
      const low = product - high * 0x1_0000_0000;
      if (low >= n || low >= 0x1_0000_0000 % n) return high;
    }
  }
}
