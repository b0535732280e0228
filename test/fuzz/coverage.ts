import { Session } from 'node:inspector';

/** From a letter of a file to another. */
type Interval = readonly [number, number];
type Reached = { readonly whole: Interval; readonly missed: readonly Interval[] };

/** Functions, by file and place, with what was never reached in them. */
export type Findings = ReadonlyMap<string, Reached>;

/**
 * Which code has run, as V8 counts it: nothing has to be installed or instrumented for it. Asking costs a millisecond or
 * more, so whole batches are asked about.
 */
export class Coverage {
  readonly #session = new Session();
  readonly #known = new Map<string, Reached>();
  readonly #isOurs: (url: string) => boolean;
  #isStopped = false;

  constructor(isOurs: (url: string) => boolean) {
    this.#isOurs = isOurs;
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Code that is counted is several times slower. For good: V8 would not count anew within what it has compiled. */
  stop(): void {
    if (!this.#isStopped) this.#session.post('Profiler.stopPreciseCoverage');
    this.#isStopped = true;
  }

  /** What has run since it was last asked, as far as it never ran before: functions with what is still missing in them. */
  news(): Findings {
    const found = new Map<string, Reached>();
    // answered before the call returns, because it is this very thread that is asked
    this.#session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error !== null) throw error;
      for (const { url, functions } of taken.result) {
        if (!this.#isOurs(url)) continue;
        for (const { ranges } of functions) {
          const [{ startOffset, endOffset, count }] = ranges;
          if (count === 0) continue;
          const key = `${url}:${startOffset}-${endOffset}`;
          const now = ranges.filter((range) => range.count === 0).map(intervalOf);
          const before = this.#known.get(key)?.missed;
          const missed = before === undefined ? now : common(before, now);
          if (before === undefined || lengthOf(missed) < lengthOf(before))
            found.set(key, { whole: [startOffset, endOffset], missed });
        }
      }
    });
    return found;
  }

  remember(findings: Findings): void {
    for (const [key, { whole, missed }] of findings) {
      const before = this.#known.get(key);
      this.#known.set(key, { whole, missed: before === undefined ? missed : common(before.missed, missed) });
    }
  }

  /** Whether all of this is known. */
  knows(findings: Findings): boolean {
    return [...findings].every(([key, { missed }]) => {
      const before = this.#known.get(key);
      return before !== undefined && lengthOf(common(before.missed, missed)) === lengthOf(before.missed);
    });
  }

  /** Functions that were entered, and how much of their text has run. */
  summary(): { readonly functions: number; readonly share: number } {
    const all = [...this.#known.values()];
    const whole = all.reduce((sum, one) => sum + lengthOf([one.whole]), 0);
    const missed = all.reduce((sum, one) => sum + lengthOf(one.missed), 0);
    return { functions: all.length, share: whole === 0 ? 0 : 1 - missed / whole };
  }

  close(): void {
    this.#session.disconnect();
  }
}

const intervalOf = ({ startOffset, endOffset }: { startOffset: number; endOffset: number }): Interval => [
  startOffset,
  endOffset,
];

const lengthOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, [from, to]) => sum + to - from, 0);

/** What lies in both lists, each in order and without overlaps. */
function common(some: readonly Interval[], others: readonly Interval[]): Interval[] {
  const both: Interval[] = [];
  for (const [a, b] of some)
    for (const [c, d] of others) if (a < d && c < b) both.push([Math.max(a, c), Math.min(b, d)]);
  return both;
}
