/** Means by name, for those who won and those who did not. */
export type SideMeans = {
  readonly winners: Readonly<Record<string, number>>;
  readonly losers: Readonly<Record<string, number>>;
};

/** Averages what seats have at the end, winners and losers apart. */
export class Sides {
  readonly #winners = new Means();
  readonly #losers = new Means();

  add(won: boolean, values: Readonly<Record<string, number>>): void {
    (won ? this.#winners : this.#losers).add(values);
  }

  means(): SideMeans {
    return { winners: this.#winners.all(), losers: this.#losers.all() };
  }
}

class Means {
  readonly #sums = new Map<string, number>();
  #seats = 0;

  add(values: Readonly<Record<string, number>>): void {
    this.#seats++;
    for (const [name, value] of Object.entries(values))
      this.#sums.set(name, (this.#sums.get(name) ?? 0) + value);
  }

  all(): Record<string, number> {
    return Object.fromEntries([...this.#sums].map(([name, sum]) => [name, sum / this.#seats]));
  }
}

/** Rows of a table: the mean of each name, winners and losers side by side. */
export function sideRows({ winners, losers }: SideMeans, digits = 1): string[][] {
  const mean = (value: number | undefined): string => value?.toFixed(digits) ?? '-';
  const names = new Set([...Object.keys(winners), ...Object.keys(losers)]);
  return [...names].map((name) => [`  ${name}`, mean(winners[name]), mean(losers[name])]);
}
