/** How strong somebody is thought to be, and how unsure that is: mean and standard deviation. */
export type Skill = { readonly mu: number; readonly sigma: number };

/** Of whom nothing is known: nobody is thought to be worth less than nothing (mean minus three deviations). */
export const UNKNOWN: Skill = { mu: 25, sigma: 25 / 3 };

/** How much luck there is in a game. */
const BETA = UNKNOWN.sigma / 2;
/** Nobody is ever sure: people get better and worse between games. */
const TAU = UNKNOWN.sigma / 100;
/** What of the variance is left at least. */
const LEAST = 1e-4;

/**
 * What a game says about those who played it, each for themselves: the model of Plackett and Luce as Weng and Lin update
 * it (A Bayesian Approximation Method for Online Ranking, 2011, algorithm 4). Whoever wins is drawn from everybody by
 * strength, then the next from those who are left, and so on; the lowest rank is best, equals share a draw.
 */
export function skillsAfter(before: readonly Skill[], ranks: readonly number[]): Skill[] {
  const players = before.map(({ mu, sigma }, i) => ({ mu, variance: sigma ** 2 + TAU ** 2, rank: ranks[i] }));
  const c = Math.sqrt(players.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strengths = players.map(({ mu }) => Math.exp(mu / c));
  /** For the draw in which each was taken: how strong all were who could be, and how many were at once. */
  const draws = players.map(({ rank }) => ({
    strength: strengths.reduce((sum, one, j) => (players[j].rank >= rank ? sum + one : sum), 0),
    taken: players.filter((other) => other.rank === rank).length,
    rank,
  }));
  return players.map(({ mu, variance, rank }, i) => {
    let surprise = 0;
    let certainty = 0;
    draws.forEach((draw, j) => {
      // whoever was taken before was not there any more
      if (draw.rank > rank) return;
      const expected = strengths[i] / draw.strength;
      surprise += ((i === j ? 1 : 0) - expected) / draw.taken;
      certainty += (expected * (1 - expected)) / draw.taken;
    });
    const deviation = Math.sqrt(variance);
    const learned = certainty * (variance / c ** 2) * (deviation / c);
    return { mu: mu + (variance / c) * surprise, sigma: deviation * Math.sqrt(Math.max(1 - learned, LEAST)) };
  });
}
