export {
  type Contender,
  type Player,
  pairScore,
  playTable,
  seatings,
  shareOf,
  type TableResult,
  type Timekeeper,
} from './arena.js';
export { Bot, type BotSettings } from './bot.js';
export { type AnyContestant, type Contestant, contestant } from './contestant.js';
export { Judge } from './judge.js';
export { plainBotSupport } from './plain.js';
export { type Advice, type Plan, type PlannedStep, Planner, type WeighedReason } from './planner.js';
export { type Meeting, type Rating, ratings } from './rating.js';
export {
  actorOf,
  type Candidate,
  DEFAULT_SEARCH,
  Search,
  type SearchSettings,
  type Watch,
} from './search.js';
export { eloOf, type Standing, standingOf, type Verdict, verdictOf } from './statistics.js';
export { type Played, type Swing, swingsOf, wholeSwing } from './swing.js';
export { drive, Thinker } from './thinker.js';
export { type Decided, ThinkerClient, type ThinkerTable, type ThinkerTransport } from './thinker-client.js';
export type { TableSeat, ThinkerAnswer, ThinkerMessage, WeighedMove } from './thinker-messages.js';
export { type Pace, type ThinkingGame, USUAL_PACE } from './thinker-steps.js';
export { Tree } from './tree.js';
