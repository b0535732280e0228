/** Something that tests use and that npm does not bring. */
export type Need = {
  readonly name: string;
  /** What it is good for, as the end of a sentence: "..., because". */
  readonly why: string;
  /** Without it nothing is tested; what is not required is left out where it cannot be had. */
  readonly required: boolean;
  /** What becomes of tests where it is not required and not there. */
  readonly otherwise?: string;
  /** Says where it is: set by whoever knows better, else by the step that looks for it. Tests look nowhere else. */
  readonly variable: string;
  /** What tests import to use it, from the root of the project: a run of others needs nothing. */
  readonly usedThrough: readonly string[];
  /** Where it may lie; the first that starts is taken. */
  readonly search: (machine: Machine) => readonly string[];
  /** What it is started with to see whether it does. */
  readonly trial: readonly string[];
  /** How to get it, the best way first. */
  readonly ways: readonly Way[];
};

/** A way to get something. */
export type Way = {
  /** As one would type it. */
  readonly command: string;
  /** What stands in the way on this machine; null if nothing does. */
  readonly obstacle: (machine: Machine) => string | null;
  /** Null if it went well, else what went wrong. */
  readonly go: (run: Run) => Promise<string | null>;
};

/** Runs a command to its end, telling how it goes on. Null if it went well, else what it said last. */
export type Run = (command: string, ...args: string[]) => Promise<string | null>;

export type Say = (line: string) => void;

/** All that is asked of the machine. Tests of the step hand in another one. */
export type Machine = {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  /** Where runs beside each other meet: see alone.ts. */
  readonly ports: readonly number[];
  /** Milliseconds between lines that tell of progress, between tries, and until something is given up. */
  readonly pace: { readonly tell: number; readonly retry: number; readonly giveUp: number };
};

export const HERE: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  ports: [21_847, 21_848, 21_849],
  pace: { tell: 10_000, retry: 2_000, giveUp: 20 * 60_000 },
};
