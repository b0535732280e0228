/** What a number of games says about two players. A score is wins plus half the draws, a share of 1. */
export type Standing = {
  readonly games: number;
  readonly score: number;
  /** Half the width of the interval in which the true score lies 95 times of 100. */
  readonly margin: number;
  readonly elo: number;
};

/** Paired deals: each entry is one player's score from a deal played twice with the seats swapped, 0 to 2. */
export function standingOf(pairs: readonly number[]): Standing {
  const { mean, variance } = moments(pairs);
  const games = pairs.length * 2;
  const spread = pairs.length < 2 ? 1 : (1.96 * Math.sqrt(variance / pairs.length)) / 2;
  // who has won all n games may still lose three of n: no spread is no certainty
  const margin = Math.min(1, Math.max(spread, 3 / games));
  return { games, score: mean / 2, margin, elo: eloOf(mean / 2) };
}

/** How many rating points such a score is worth. */
export function eloOf(score: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, score));
  return (400 * Math.log(bounded / (1 - bounded))) / Math.LN10;
}

export type Verdict = 'better' | 'not better' | 'open';

/**
 * Whether the first player's score is at least `wanted` rather than `refused`: a sequential test on pairs, so that
 * clear cases end early. Errors of either kind happen at most five times of a hundred.
 */
export function verdictOf(pairs: readonly number[], refused: number, wanted: number): Verdict {
  if (pairs.length < 8) return 'open';
  const { mean, variance } = moments(pairs);
  // a run of equal results says nothing of the spread; a small one is assumed
  const spread = Math.max(variance / 4, 0.01);
  const score = mean / 2;
  const evidence = (pairs.length * (wanted - refused) * (2 * score - wanted - refused)) / (2 * spread);
  const bound = Math.log(0.95 / 0.05);
  return evidence >= bound ? 'better' : evidence <= -bound ? 'not better' : 'open';
}

function moments(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / Math.max(1, values.length - 1) };
}
