/**
 * A row of bytes that is read as instructions: what to begin with, where to break it, and how. Whatever makes the bytes,
 * chance or a tool that looks at coverage, makes inputs that are nearly right, which is where mistakes hide. When the bytes
 * are used up, zeros follow.
 */
export class Input {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isDone(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.isDone ? 0 : this.#bytes[this.#at++];
  }

  /** A whole number below a limit of at most 65,536. */
  below(limit: number): number {
    return (limit <= 256 ? this.byte() : this.byte() * 256 + this.byte()) % limit;
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.below(times) === times - 1;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** The next bytes as they are. */
  bytes(most: number): Uint8Array {
    const taken = this.#bytes.subarray(this.#at, this.#at + most);
    this.#at += taken.length;
    return taken;
  }

  /** Everything that is left. */
  rest(): Uint8Array {
    return this.bytes(this.#bytes.length);
  }
}
