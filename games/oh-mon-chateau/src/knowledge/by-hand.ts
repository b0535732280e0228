import { FEATURE_KINDS, FEATURES, type FeatureKind, type Weights } from './features.js';

/** What each kind of feature is worth to somebody's plain judgement; the fitted weights have to beat it. */
const WORTH: Partial<Record<FeatureKind, number>> = {
  inhabitants: 0.3,
  flags: 0.1,
  hand: 0.1,
  waste: -0.4,
  complete: 0.1,
  missing: 0.05,
  guests: 0.1,
};

function byHand(): Float64Array {
  const weights = new Float64Array(FEATURES);
  for (const [kind, worth] of Object.entries(WORTH)) {
    const [from, end] = FEATURE_KINDS[kind as FeatureKind];
    weights.fill(worth, from, end);
  }
  weights.set([1, 1, 1], FEATURE_KINDS.points[0]);
  const [parts] = FEATURE_KINDS.parts;
  for (let i = 0; i < 15; i++) weights[parts + i] = 0.4 * (i % 5);
  weights.set([0, 0.1, 0.3, 0.6], FEATURE_KINDS.sun[0]);
  return weights;
}

export const BY_HAND: Weights = { 'petits-batisseurs': byHand(), 'grands-architectes': byHand() };
