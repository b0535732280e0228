export {
  pairScore,
  playTable,
  seatings,
  shareOf,
  type TableResult,
  type Timekeeper,
} from './arena.js';
export { Bot, type BotSettings } from './bot.js';
export { type AnyContestant, type Contestant, contestant } from './contestant.js';
export {
  actorOf,
  type Candidate,
  DEFAULT_SEARCH,
  Search,
  type SearchSettings,
  type Watch,
} from './search.js';
export { eloOf, type Standing, standingOf, type Verdict, verdictOf } from './statistics.js';
export { drive, type Pace, Thinker, type ThinkingGame, USUAL_PACE } from './thinker.js';
export type { Place, ThinkerAnswer, ThinkerMessage, WeighedMove } from './thinker-messages.js';
export { Tree } from './tree.js';
