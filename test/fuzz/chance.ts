import { createHash } from 'node:crypto';

/** Rows of bytes that follow from a seed and a number, so that every input can be made again without those before it. */
export class ByteSource {
  readonly #seed: readonly [number, number];

  constructor(seed: string) {
    const hash = createHash('sha256').update(seed).digest();
    this.#seed = [hash.readUInt32LE(0), hash.readUInt32LE(4)];
  }

  /** Mostly short: what a long one does, several short ones do sooner. */
  row(n: number, most: number): Uint8Array {
    // two multiplications and shifts a number (splitmix32): even enough for choosing, and as fast as it has to be
    let state = (this.#seed[0] ^ Math.imul(n + 1, 0x9e3779b1) ^ this.#seed[1]) >>> 0;
    const next = (): number => {
      state = (state + 0x9e3779b9) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return (mixed ^ (mixed >>> 15)) >>> 0;
    };
    const length = next() % ((next() % most) + 1);
    const bytes = new Uint8Array(length);
    for (let i = 0; i < length; i += 4) {
      const word = next();
      for (let part = 0; part < 4 && i + part < length; part++) bytes[i + part] = word >>> (8 * part);
    }
    return bytes;
  }
}
