/** Somebody whose speed is measured: works for about so many milliseconds and says how much got done. */
export type Contestant = { readonly name: string; readonly run: (milliseconds: number) => number };

/** Things done per second by each, in the median of several rounds in which all take turns. */
export function race(
  contestants: readonly Contestant[],
  rounds = 5,
  milliseconds = 1_000,
): Map<string, number> {
  const rates = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (const { run } of contestants) run(milliseconds / 2); // warm up
  for (let round = 0; round < rounds; round++)
    for (const { name, run } of contestants) {
      const start = performance.now();
      const done = run(milliseconds);
      rates.get(name)?.push((done * 1_000) / (performance.now() - start));
    }
  return new Map([...rates].map(([name, all]) => [name, median(all)]));
}

/** Repeats something until the time is used up and adds up what it returns. */
export function repeatFor(milliseconds: number, something: () => number): number {
  const end = performance.now() + milliseconds;
  let sum = 0;
  do sum += something();
  while (performance.now() < end);
  return sum;
}

/** There and back again, so that nobody always comes first. */
export function inTurn<T>(all: readonly T[], round: number): readonly T[] {
  return round % 2 === 0 ? all : [...all].reverse();
}

/**
 * How many times as fast, in the median of pairs that were measured next to each other. A machine that is shared gets
 * faster and slower by the second: what pairs say depends less on that than what medians of each say.
 */
export function pairedRatio(these: readonly number[], those: readonly number[]): number {
  return median(these.map((value, round) => value / those[round]));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
