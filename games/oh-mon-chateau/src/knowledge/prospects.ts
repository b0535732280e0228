import type { Knowledge, PriorSettings } from '@castellan/kernel';
import { FINAL, NO_TASK } from '../position.js';
import type { ChateauState } from '../state.js';
import { BY_HAND } from './by-hand.js';
import { FEATURES, type Weights, writeFeatures } from './features.js';
import { writeKey } from './key.js';
import { isSettled, readyPoints } from './lines.js';
import { pointsOf } from './points.js';
import { GRANDS_ARCHITECTES } from './weights/grands-architectes.js';
import { PETITS_BATISSEURS } from './weights/petits-batisseurs.js';

/** Fitted by `npm run train`. */
export const WEIGHTS: Weights = {
  'petits-batisseurs': PETITS_BATISSEURS,
  'grands-architectes': GRANDS_ARCHITECTES,
};

/** In the middle of a construction estimates can be far off, so every move gets a look. */
export const PRIOR: PriorSettings = { sharpness: 12, evenly: 0.25 };

const features = new Float64Array(4 * FEATURES);

/** What bots know of Oh mon château beyond its rules. */
export const chateauKnowledge: Knowledge<ChateauState> = chateauKnowledgeWith(WEIGHTS);

/**
 * The same with other weights: for training, for comparing, and for those who heed less. What was fitted on the boards
 * printed here says nothing about somebody's own [O6.2]: there everybody judges plainly, and search does the rest.
 */
export function chateauKnowledgeWith(weights: Weights, plain: Weights = BY_HAND): Knowledge<ChateauState> {
  return {
    key: writeKey,
    prospects: (state, out) => {
      const { mode, box } = state.options;
      prospects(state, (box === undefined ? weights : plain)[mode], out);
    },
    prior: PRIOR,
  };
}

/** Each seat's score is a weighted sum of its features; the chance to win is its share of all scores. */
function prospects(state: ChateauState, weights: Float64Array, out: Float64Array): void {
  if (isSettled(state)) shareWin(state, out);
  else if (state.phase === FINAL) shareLastPoints(state, out);
  else {
    writeFeatures(state, features);
    for (let seat = 0; seat < state.seats; seat++) {
      let score = 0;
      for (let i = 0, from = seat * FEATURES; i < FEATURES; i++) score += weights[i] * features[from + i];
      out[seat] = Math.exp(score);
    }
  }
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) sum += out[seat];
  for (let seat = 0; seat < state.seats; seat++) out[seat] /= sum;
}

/** What something that is still being gained may bring in points, roughly. */
const GAIN = 1.5;

/** [O5.2] Only points count any more: those there are, and those that completed lines will bring. */
function shareLastPoints(state: ChateauState, out: Float64Array): void {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) out[seat] = pointsOf(state, seat);
  for (let seat = state.turn; seat !== state.finisher; seat = (seat + 1) % state.seats)
    out[seat] += readyPoints(state, seat);
  if (state.task !== NO_TASK) out[state.turn] += GAIN;
  for (let seat = 0; seat < state.seats; seat++) most = Math.max(most, out[seat]);
  for (let seat = 0; seat < state.seats; seat++) out[seat] = Math.exp(out[seat] - most);
}

/** [O5.3] Most points; ties share. */
function shareWin(state: ChateauState, out: Float64Array): void {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    out[seat] = pointsOf(state, seat);
    most = Math.max(most, out[seat]);
  }
  for (let seat = 0; seat < state.seats; seat++) out[seat] = out[seat] === most ? 1 : 0;
}
