import type { Calibration, Knowledge } from '@castellan/kernel';
import { NOBODY } from '../position.js';
import type { RoquefortState } from '../state.js';
import { amounts, beginFeatures, listed, listFeatures } from './features.js';
import { writeKey } from './key.js';
import { WEIGHTS } from './weights.js';
import { findWin } from './win-now.js';

/** Fitted to 1,800 positions of 600 games, as by `npm run calibrate -- --fit`; see docs/OPPONENTS.md. */
const CALIBRATION: Calibration = { sureness: 1.1, lean: -0.14 };

/** What bots know of Château Roquefort beyond its rules. */
export const roquefortKnowledge: Knowledge<RoquefortState> = knowledgeWith(WEIGHTS);

/** The same with other weights: for training and for comparing. */
export function knowledgeWith(weights: Float64Array): Knowledge<RoquefortState> {
  return {
    key: writeKey,
    prospects: (state, out) => prospects(state, weights, out),
    win: findWin,
    calibration: CALIBRATION,
  };
}

/** Each seat's score is a weighted sum of its features; the chance to win is its share of all scores. */
function prospects(state: RoquefortState, weights: Float64Array, out: Float64Array): void {
  const { seats } = state;
  if (state.isOver()) {
    const { winner } = state;
    for (let seat = 0; seat < seats; seat++)
      out[seat] = winner === NOBODY ? 1 / seats : winner === seat ? 1 : 0;
    return;
  }
  beginFeatures(state);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const count = listFeatures(state, seat);
    let score = 0;
    for (let i = 0; i < count; i++) score += weights[listed[i]] * amounts[i];
    out[seat] = Math.exp(score);
    sum += out[seat];
  }
  for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
}
