import { SeededChance } from '@castellan/kernel';

/** A position: the features of all seats one after another, and who won in the end. */
export type Sample = { readonly features: Float64Array; readonly players: number; readonly winner: number };

/**
 * Weights for which each seat's share of exp(score) comes closest to how often it won: logistic regression over
 * several seats, by stochastic gradient descent with a mild pull towards zero. A tenth is held out to judge by.
 */
export function fitShares(
  samples: readonly Sample[],
  count: number,
): { readonly weights: Float64Array; readonly loss: number; readonly before: number } {
  const chance = new SeededChance('fit');
  // whole stretches are held out, because positions of one game are alike
  const held = samples.slice(0, Math.floor(samples.length / 10));
  const used = samples.slice(held.length);
  const weights = new Float64Array(count);
  const before = lossOf(held, weights, count);
  const epochs = 30;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = 0.03 * (1 - epoch / epochs) + 0.001;
    for (let i = 0; i < used.length; i++) step(used[chance.below(used.length)], weights, count, rate);
  }
  return { weights, loss: lossOf(held, weights, count), before };
}

const shares = new Float64Array(8);

function share({ features, players }: Sample, weights: Float64Array, count: number): void {
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    let score = 0;
    for (let i = 0; i < count; i++) score += weights[i] * features[seat * count + i];
    shares[seat] = Math.exp(score);
    sum += shares[seat];
  }
  for (let seat = 0; seat < players; seat++) shares[seat] /= sum;
}

function step(sample: Sample, weights: Float64Array, count: number, rate: number): void {
  share(sample, weights, count);
  for (let seat = 0; seat < sample.players; seat++) {
    const error = (seat === sample.winner ? 1 : 0) - shares[seat];
    for (let i = 0; i < count; i++) weights[i] += rate * error * sample.features[seat * count + i];
  }
  for (let i = 0; i < count; i++) weights[i] *= 1 - rate * 0.0005;
}

function lossOf(samples: readonly Sample[], weights: Float64Array, count: number): number {
  let loss = 0;
  for (const sample of samples) {
    share(sample, weights, count);
    loss -= Math.log(shares[sample.winner]);
  }
  return loss / samples.length;
}
