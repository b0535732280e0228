export { BOT_PROTOCOL, type FromBot, type FromBotOf, type ToBot, type ToBotOf } from './bot.js';
export { type Checked, readFromBot, readToBot, readToClient, readToServer } from './check.js';
export type { FinishedGame } from './finished.js';
export { LIMITS, PROTOCOL } from './limits.js';
export { type ClockSetup, PHRASES, PROGRAM, type Saying, STICKERS } from './parts.js';
export type { ClockState, Full, Joined, SeatState, TableLine, TableSetup, TableState } from './table.js';
export {
  ERRORS,
  type ErrorKind,
  type Problem,
  type Step,
  type ToClient,
  type ToClientOf,
} from './to-client.js';
export { PROGRAM_MAY, type ToServer, type ToServerOf } from './to-server.js';
