import type { Game } from '@castellan/kernel';
import { describe, describeOptions } from './describe.js';
import { foresee } from './foresee.js';
import { imagine } from './knowledge/from-view.js';
import { readMove, writeMove } from './notation.js';
import { OPTIONS } from './option-list.js';
import { prepareOptions, type RoquefortOptions } from './options.js';
import { revealed } from './revealed.js';
import { RoquefortState } from './state.js';
import { tellable } from './tellable.js';
import { why } from './why.js';

/** Château Roquefort. */
export const roquefort: Game<RoquefortOptions, RoquefortState> = {
  id: 'roquefort',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  // 1 end, 18 roofs, 12 slots, 4 x 24 cells within four steps, 4 towers with 9 cells within three each, and
  // one place more, because listing writes before it counts
  maxLegal: 1 + 18 + 12 + 4 * 24 + 4 * 9 + 1,
  prepare: prepareOptions,
  start: RoquefortState.start,
  readMove,
  writeMove,
  why,
  foresee,
  imagine,
  revealed,
  tellable,
  describeOptions,
  describe,
};

export { cellName, readCell } from './board/cells.js';
export { findLayoutFaults, findLayoutProblems, type LayoutFaultKind } from './board/faults.js';
export { generateLayout } from './board/generate-layout.js';
export { LAYOUTS, type LayoutData } from './board/layouts.js';
export { type RoofMaterial, roofMaterial } from './board/rooms.js';
export {
  EDITIONS,
  type Edition,
  type EditionId,
  editionOf,
  type FirstPlayerCustom,
  type Goal,
} from './editions.js';
export type { EndReason, RoquefortEvent } from './events.js';
export type { Foresight } from './foresee.js';
export { roquefortBotSupport } from './knowledge/bot-support.js';
export { ROQUEFORT_CHARACTERS, type RoquefortCharacter } from './knowledge/characters.js';
export { FEATURES, writeFeatures } from './knowledge/features.js';
export { stateFromView } from './knowledge/from-view.js';
export { type Memory, PERFECT_MEMORY, RoquefortMind } from './knowledge/mind.js';
export { knowledgeWith, roquefortKnowledge } from './knowledge/prospects.js';
export { RoquefortExplainer } from './knowledge/reasons/explainer.js';
export type { RoquefortReason } from './knowledge/reasons/reason.js';
export { type LayoutName, OPTION_HELP, OPTIONS } from './option-list.js';
export type { RoquefortOptions } from './options.js';
export { STATE_BYTES } from './position.js';
export { RoquefortState } from './state.js';
export type { RoquefortView } from './view.js';
