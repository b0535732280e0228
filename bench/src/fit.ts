import { SeededChance } from '@castellan/kernel';

/** A position: the features of all seats one after another, and each seat's share of the win in the end. */
export type Sample = { readonly features: Float64Array; readonly shares: Float64Array };

/**
 * Weights for which each seat's share of exp(score) comes closest to how often it won: logistic regression over
 * several seats, by stochastic gradient descent with a mild pull towards where it started. A tenth is held out to judge by.
 */
export function fitShares(
  samples: readonly Sample[],
  start: Float64Array,
): { readonly weights: Float64Array; readonly loss: number; readonly before: number } {
  const chance = new SeededChance('fit');
  // whole stretches are held out, because positions of one game are alike
  const held = samples.slice(0, Math.floor(samples.length / 10));
  const used = samples.slice(held.length);
  const count = start.length;
  const weights = start.slice();
  const before = lossOf(held, weights, count);
  const epochs = 30;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = 0.03 * (1 - epoch / epochs) + 0.001;
    for (let i = 0; i < used.length; i++) step(used[chance.below(used.length)], weights, start, rate);
  }
  return { weights, loss: lossOf(held, weights, count), before };
}

const hopes = new Float64Array(8);

function hope({ features, shares }: Sample, weights: Float64Array, count: number): void {
  const players = shares.length;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    let score = 0;
    for (let i = 0; i < count; i++) score += weights[i] * features[seat * count + i];
    hopes[seat] = Math.exp(score);
    sum += hopes[seat];
  }
  for (let seat = 0; seat < players; seat++) hopes[seat] /= sum;
}

function step(sample: Sample, weights: Float64Array, start: Float64Array, rate: number): void {
  const count = start.length;
  hope(sample, weights, count);
  for (let seat = 0; seat < sample.shares.length; seat++) {
    const error = sample.shares[seat] - hopes[seat];
    for (let i = 0; i < count; i++) weights[i] += rate * error * sample.features[seat * count + i];
  }
  for (let i = 0; i < count; i++) weights[i] -= rate * 0.0005 * (weights[i] - start[i]);
}

function lossOf(samples: readonly Sample[], weights: Float64Array, count: number): number {
  let loss = 0;
  for (const sample of samples) {
    hope(sample, weights, count);
    sample.shares.forEach((share, seat) => {
      if (share > 0) loss -= share * Math.log(hopes[seat]);
    });
  }
  return loss / samples.length;
}
