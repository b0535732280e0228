import { hex, utf8 } from './bytes.js';
import { HmacKey, sha256 } from './sha256.js';
import type { ChanceSource } from './source.js';

/**
 * Chance that anybody can check afterwards: the table shows `commitment(seed)` before the first move and the
 * seed after the last one. Draw number k of a stream is HMAC-SHA256(seed, "<stream>:<k>"), read as eight
 * big-endian 32-bit words; the first word below the largest multiple of n gives `word mod n`. Should all
 * eight be too large (less than once in 10^20 for small n), the next k is used.
 */
export class HmacChance implements ChanceSource {
  readonly #key: HmacKey;
  readonly #stream: string;
  #counter = 0;

  /** Separate streams (`STREAMS`) keep one part's draws from shifting another's. */
  constructor(seed: Uint8Array | HmacKey, stream: string) {
    this.#key = seed instanceof HmacKey ? seed : secretKey(seed);
    this.#stream = stream;
  }

  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const words = this.#key.words(utf8(`${this.#stream}:${this.#counter++}`));
      for (let i = 0; i < 8; i++) {
        const word = words[i] >>> 0;
        if (word < limit) return word % n;
      }
    }
  }
}

/** The seed of a table, made ready for its many streams. */
export function secretKey(seed: Uint8Array): HmacKey {
  if (seed.length < 16) throw new RangeError('a secret seed needs at least 16 bytes');
  return new HmacKey(seed);
}

/**
 * The streams of a table. Its owner draws from them and everybody checks by them, so their names are part of every game:
 * one for the beginning, and one for each draw, named by how many actions came before it. A restart changes nothing.
 */
export const STREAMS = { setup: 'setup', play: (actions: number): string => `play/${actions}` } as const;

export function commitment(seed: Uint8Array): string {
  return hex(sha256(seed));
}
