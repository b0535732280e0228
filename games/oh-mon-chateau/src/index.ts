export { ohMonChateau, ohMonChateau1, ohMonChateauVersions } from './all-games.js';
export { CELL_NAMES, type Line, linesOn, PREPARED } from './board.js';
export { type Box, readConstruction, writeConstruction } from './box/box.js';
export { BOX_RULES, type BoxMistake, type BoxMistakeId, findBoxMistakes } from './box/check.js';
export { printedBox } from './box/printed-box.js';
export { BOARDS, type BoardData, type Construction, type Mode } from './data/boards.js';
export { FACES, type Face, RESOURCES, type Resource } from './data/faces.js';
export { GUESTS, type Guest } from './data/guests.js';
export { GROUP_VALUES, SMALL_GUEST_VALUES, TRACK } from './data/track.js';
export type { Decision, Phase } from './describe.js';
export type { ChateauEvent, EndReason } from './events.js';
export type { ChateauForesight } from './foresee.js';
export { ohMonChateauBotSupport } from './knowledge/bot-support.js';
export { BY_HAND } from './knowledge/by-hand.js';
export { CHATEAU_CHARACTERS, type ChateauCharacter } from './knowledge/characters.js';
export { ChateauExplainer, type ChateauReason } from './knowledge/explainer.js';
export {
  FEATURE_KINDS,
  FEATURES as CHATEAU_FEATURES,
  type Weights as ChateauWeights,
  writeFeatures as writeChateauFeatures,
} from './knowledge/features.js';
export { stateFromView } from './knowledge/from-view.js';
export { ChateauMind } from './knowledge/mind.js';
export { pointsOf } from './knowledge/points.js';
export {
  chateauKnowledge,
  chateauKnowledgeWith,
  PRIOR as CHATEAU_TRUST,
  WEIGHTS as CHATEAU_WEIGHTS,
} from './knowledge/prospects.js';
export { OPTION_HELP, OPTIONS } from './option-list.js';
export type { ChateauOptions } from './options.js';
export { STATE_BYTES } from './position.js';
export { type Score, scoreOf, totalOf } from './rules/score.js';
export { type ChateauScenery, scenery as chateauScenery } from './scenery.js';
export { ChateauState } from './state.js';
export type { ChateauRules, ChateauVersion } from './versions.js';
export type { CastleView, ChateauView } from './view.js';
