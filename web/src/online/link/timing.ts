/** All in milliseconds. */
export type Timing = {
  /** So long nothing is heard before one asks whether anybody is there (heartbeat). */
  readonly idle: number;
  /** So long one waits to hear anything after having said something. */
  readonly patience: number;
  /** The same, when the device has just woken up and the line is probably dead. */
  readonly proof: number;
  /** Before the second attempt; doubled from one to the next. */
  readonly first: number;
  readonly longest: number;
};

export const USUAL: Timing = { idle: 20_000, patience: 10_000, proof: 4_000, first: 500, longest: 20_000 };

/** Reconnect with exponential backoff and jitter: spread, so that after a restart of the server not everybody comes in the same moment. */
export function waitBefore(attempt: number, { first, longest }: Timing, spread = Math.random()): number {
  return Math.min(first * 2 ** attempt, longest) * (0.5 + spread / 2);
}
