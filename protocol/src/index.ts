export {
  BOT_PROTOCOL,
  type FromBot,
  type FromBotOf,
  OLDEST_BOT_PROTOCOL,
  type ToBot,
  type ToBotOf,
} from './bot.js';
export { type Checked, readFromBot, readToBot, readToClient, readToServer } from './check.js';
export type { FinishedGame } from './finished.js';
export { type Agreement, type Ended, type EndedHow, readEnded } from './leaving.js';
export { ID_LENGTH, idPattern, LIMITS, LONGEST_NAME, OLDEST_PROTOCOL, PROTOCOL } from './limits.js';
export type { GameWish } from './meeting.js';
export { isName } from './names.js';
export {
  type ClockSetup,
  type FirstChoice,
  isTowers,
  PHRASES,
  PROGRAM,
  type Saying,
  STICKERS,
} from './parts.js';
export { sheetTag } from './sheet-tag.js';
export type { ClockState, Full, Joined, SeatState, TableListItem, TableSetup, TableState } from './table.js';
export {
  REFUSALS,
  type Refusal,
  type RefusalKind,
  type ToClient,
  type ToClientOf,
} from './to-client.js';
export { PROGRAM_MAY, type ToServer, type ToServerOf } from './to-server.js';
export {
  agreedVersion,
  type Dialect,
  dialectOf,
  type Reworded,
  reworded,
  VERSIONS,
  type VersionChange,
  type Versions,
} from './versions.js';
