/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104), synchronous. Browsers offer them only through promises, which the
 * rules may not use, and the kernel takes no dependency; the tests compare every length with Node's own.
 */
const K = new Int32Array(64);
const INITIAL = new Int32Array(8);

// The constants are the first 32 bits of the fractional parts of roots of the first 64 primes.
{
  const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function compress(hash: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  // one by one: a pattern for all of them made drawing a third slower
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < 64; i++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] + a) | 0;
  hash[1] = (hash[1] + b) | 0;
  hash[2] = (hash[2] + c) | 0;
  hash[3] = (hash[3] + d) | 0;
  hash[4] = (hash[4] + e) | 0;
  hash[5] = (hash[5] + f) | 0;
  hash[6] = (hash[6] + g) | 0;
  hash[7] = (hash[7] + h) | 0;
}

/** The words of a block. One for all: what is in it means nothing between two calls. */
const W = new Int32Array(64);

/** Takes in the rest of a message, with its padding. `before`: bytes of whole blocks that `hash` has taken in already. */
function finish(hash: Int32Array, rest: Uint8Array, before: number): void {
  const { length } = rest;
  const blocks = (length + 9 + 63) >> 6;
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) {
      const from = block * 64 + i * 4;
      let word = 0;
      for (let at = from; at < from + 4; at++)
        word = (word << 8) | (at < length ? rest[at] : at === length ? 0x80 : 0);
      W[i] = word;
    }
    if (block === blocks - 1) {
      W[14] = Math.floor((before + length) / 0x2000_0000);
      W[15] = (before + length) << 3;
    }
    compress(hash, W);
  }
}

function bytesOf(hash: Int32Array): Uint8Array {
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i++) out.setInt32(i * 4, hash[i]);
  return digest;
}

export function sha256(message: Uint8Array): Uint8Array {
  const hash = INITIAL.slice();
  finish(hash, message, 0);
  return bytesOf(hash);
}

/** The key of an HMAC with what depends on nothing else worked out: half of the work, where one key signs many messages. */
export class HmacKey {
  readonly #inner: Int32Array;
  readonly #outer: Int32Array;

  constructor(key: Uint8Array) {
    const short = key.length > 64 ? sha256(key) : key;
    this.#inner = padded(short, 0x36);
    this.#outer = padded(short, 0x5c);
  }

  /** The HMAC of a message as eight words, each with its sign. */
  words(message: Uint8Array): Int32Array {
    const inner = this.#inner.slice();
    finish(inner, message, 64);
    W.set(inner);
    W.fill(0, 8, 16);
    W[8] = 0x80 << 24;
    W[15] = (64 + 32) << 3;
    const outer = this.#outer.slice();
    compress(outer, W);
    return outer;
  }
}

/** The hash after the first block of an HMAC. */
function padded(key: Uint8Array, pad: number): Int32Array {
  const byte = (at: number): number => (key[at] ?? 0) ^ pad;
  for (let i = 0; i < 64; i += 4)
    W[i >> 2] = (byte(i) << 24) | (byte(i + 1) << 16) | (byte(i + 2) << 8) | byte(i + 3);
  const hash = INITIAL.slice();
  compress(hash, W);
  return hash;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return bytesOf(new HmacKey(key).words(message));
}
