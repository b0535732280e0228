import { Breeder } from './breeder.js';
import type { Coverage } from './coverage.js';
import { Input } from './input.js';
import { Found, type Target, type Trial } from './target.js';

/** Bytes of an input at most. */
const MOST_BYTES = 300;
/** Inputs after which it is asked what they have reached: few while there is much to learn, more and more later. */
const BATCH = { least: 20, most: 500 };
/** After so many large batches without anything new nobody looks any more; all others are bred from what was kept. */
const QUIET = 20;

export type Run = { readonly seed: string; readonly count: number };

export type Outcome = {
  readonly inputs: number;
  readonly milliseconds: number;
  /** Bytes in use, garbage collected, after a tenth of the inputs and after all of them. */
  readonly heap: readonly [number, number];
  /** Where coverage guides: functions that were entered, how much of them has run, and inputs that were the first to reach something. */
  readonly reached?: { readonly functions: number; readonly share: number; readonly kept: number };
};

/** What is looked at meanwhile: the number of the input under way, the heap, and what code has run. */
export type Observers = {
  readonly begun?: (n: number) => void;
  readonly heapNow?: () => number;
  readonly coverage?: Coverage;
};

/** Says which input it was, as bytes, so that it can be tried again by itself. */
export class FoundWith extends Error {
  override readonly name = 'FoundWith';

  constructor(target: string, bytes: Uint8Array, cause: unknown) {
    const why = cause instanceof Found ? cause.message : String((cause as Error)?.stack ?? cause);
    const text = Buffer.from(bytes).toString('base64');
    super(`${target}: ${why}\nAgain: npm run fuzz -- ${target} --input '${text}'`);
  }
}

/** One input, written as base64. */
export async function fuzzOnce(target: Target, text: string): Promise<void> {
  const trial = await target.open();
  await attempt(target, trial, Buffer.from(text, 'base64'));
  await trial.close?.();
}

/** So many inputs in batches, one after the other or as many at once as the target likes. */
export async function fuzz(
  target: Target,
  { seed, count }: Run,
  observers: Observers = {},
): Promise<Outcome> {
  const { begun = () => {}, heapNow = () => 0, coverage } = observers;
  const breeder = new Breeder(seed, MOST_BYTES);
  const trial = await target.open();
  coverage?.remember(coverage.news());
  const began = performance.now();
  let heapEarly: number | null = null;
  let size = coverage === undefined ? BATCH.most : BATCH.least;
  let quiet = 0;
  try {
    for (let n = 0; n < count; ) {
      const isWatched = quiet < QUIET;
      if (!isWatched) coverage?.stop();
      const rows = Array.from({ length: Math.min(size, count - n) }, (_, i) => breeder.row(n + i));
      let next = 0;
      const work = async (): Promise<void> => {
        while (next < rows.length) {
          const at = next++;
          begun(n + at);
          const answer = attempt(target, trial, rows[at]);
          if (answer !== undefined) await answer;
        }
      };
      await Promise.all(Array.from({ length: target.atOnce ?? 1 }, work));
      quiet = size === BATCH.most ? quiet + 1 : 0;
      if (coverage !== undefined && isWatched) {
        const isNew = await learn(target, trial, rows, breeder, coverage, () => begun(-1 - next++));
        size = isNew ? BATCH.least : Math.min(BATCH.most, 2 * size);
      }
      n += rows.length;
      if (n >= count / 10) heapEarly ??= heapNow();
    }
    const milliseconds = performance.now() - began;
    const reached = coverage && { ...coverage.summary(), kept: breeder.kept };
    return { inputs: count, milliseconds, heap: [heapEarly ?? 0, heapNow()], ...(reached && { reached }) };
  } finally {
    await trial.close?.();
  }
}

function attempt(target: Target, trial: Trial, bytes: Uint8Array): Promise<void> | void {
  const fail = (error: unknown): never => {
    throw new FoundWith(target.name, bytes, error);
  };
  try {
    return trial.run(new Input(bytes))?.catch(fail);
  } catch (error) {
    fail(error);
  }
}

/** Finds the inputs of a batch that were the first to reach something, by trying each again, and keeps them. */
async function learn(
  target: Target,
  trial: Trial,
  rows: readonly Uint8Array[],
  breeder: Breeder,
  coverage: Coverage,
  begun: () => void,
): Promise<boolean> {
  const together = coverage.news();
  if (together.size === 0) return false;
  for (const row of rows) {
    begun();
    await attempt(target, trial, row);
    const alone = coverage.news();
    if (alone.size === 0) continue;
    breeder.keep(row);
    coverage.remember(alone);
    if (coverage.knows(together)) return true;
  }
  // what comes only now and then, whoever asks
  coverage.remember(together);
  return true;
}
