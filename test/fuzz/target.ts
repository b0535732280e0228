import type { Input } from './input.js';

/** Something that reads what comes from outside. */
export type Target = {
  readonly name: string;
  /** What it is, for whoever reads the list. */
  readonly about: string;
  /** How many inputs may be under way at once, where each takes its time. */
  readonly atOnce?: number;
  /** A tool that looks at coverage cannot see into it: why. */
  readonly unguided?: string;
  open(): Promise<Trial> | Trial;
};

/** Takes one input after the other. Throws a `Found` where something is wrong; whatever else it throws is found as well. */
export type Trial = {
  run(input: Input): Promise<void> | void;
  close?(): Promise<void>;
};

/** Something is not as it should be. */
export class Found extends Error {
  override readonly name = 'Found';
}

export function insist(isRight: boolean, what: string, ...shown: readonly unknown[]): asserts isRight {
  if (!isRight) throw new Found([what, ...shown.map((one) => JSON.stringify(one) ?? String(one))].join(' '));
}

/** Two values are the same, field by field. */
export function insistOnSame(one: unknown, other: unknown, what: string): void {
  const [a, b] = [textOf(one), textOf(other)];
  insist(a === b, `${what}: ${a} against ${b}`);
}

/** JSON with what JSON leaves out. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, held) =>
    held === undefined ? '(undefined)' : Object.is(held, -0) ? '(-0)' : held,
  ) ?? '(undefined)';
