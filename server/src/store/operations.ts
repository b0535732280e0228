import { StoreError } from './failure.js';
import type { Operation } from './operation.js';
import {
  addInvitation,
  admit,
  deleteInvitation,
  invitations,
  setMayOpen,
  standingOf,
  useInvitation,
} from './operations/admission.js';
import { addBan, bansNow, deleteBan, deleteEndedBans } from './operations/bans.js';
import { drawingsOf, putDrawing } from './operations/drawings.js';
import { endTable, stopTable } from './operations/end.js';
import {
  compactTable,
  dueGames,
  endedGames,
  finishedGames,
  idleGames,
  unwantedTables,
} from './operations/expiry.js';
import {
  addChallenge,
  addFriendLink,
  areFriends,
  befriend,
  challengesOf,
  deleteChallenge,
  friendsOf,
  havePlayed,
  unfriend,
} from './operations/friends.js';
import { importTable } from './operations/import.js';
import { leavingsOf } from './operations/leavings.js';
import { append, appendMany, entriesAfter, entriesOf, lastEntries } from './operations/log.js';
import { deleteIdleGuests, moveSeats } from './operations/moving.js';
import { deleteReport, latestTables, listPeople, storage } from './operations/overview.js';
import { addPasskey, deletePasskey, findPasskey, passkeysOf, usePasskey } from './operations/passkeys.js';
import { createPerson, findPerson, touchPerson, updatePerson } from './operations/people.js';
import { erasePerson, exportPerson } from './operations/privacy.js';
import { gamesPlayed, profileFor, ratingHistory, ratingsOf, setProfileFor } from './operations/profile.js';
import { deletePush, pushOf, putPush } from './operations/push.js';
import { isRated, placeOf, rateGame } from './operations/rate.js';
import { putRatings, ratingOf, topRatings } from './operations/ratings.js';
import { seatByKey, setSeat } from './operations/seats.js';
import { findSecret, putSecret, secret } from './operations/secrets.js';
import {
  createSession,
  deleteSession,
  deleteSessions,
  findSession,
  sessionsOf,
  touchSession,
} from './operations/sessions.js';
import { statistics } from './operations/statistics.js';
import {
  claimNext,
  createTable,
  deleteTable,
  findTable,
  latestTurn,
  publicTables,
  setTurn,
  tableRows,
  tablesInPlay,
  tablesOf,
  updateTable,
} from './operations/tables.js';
import { addReport, addTalk, reports, talkOf } from './operations/talk.js';
import { countCall, setWebhook, webhookOf } from './operations/webhooks.js';

/**
 * Everything that can be asked of the store, whatever engine it is on (operation.ts). An operation is carried out in a
 * transaction that it may share with others: if it throws, nothing of it is kept.
 */
export const OPERATIONS = {
  createTable,
  importTable,
  findTable,
  tableRows,
  claimNext,
  latestTurn,
  updateTable,
  endTable,
  stopTable,
  deleteTable,
  unwantedTables,
  idleGames,
  dueGames,
  endedGames,
  finishedGames,
  compactTable,
  setTurn,
  tablesOf,
  publicTables,
  tablesInPlay,
  append,
  appendMany,
  entriesOf,
  entriesAfter,
  lastEntries,
  setSeat,
  seatByKey,
  createPerson,
  findPerson,
  updatePerson,
  touchPerson,
  moveSeats,
  deleteIdleGuests,
  createSession,
  findSession,
  touchSession,
  sessionsOf,
  deleteSession,
  deleteSessions,
  addPasskey,
  findPasskey,
  passkeysOf,
  usePasskey,
  deletePasskey,
  putPush,
  pushOf,
  deletePush,
  setWebhook,
  webhookOf,
  countCall,
  ratingOf,
  putRatings,
  topRatings,
  rateGame,
  isRated,
  placeOf,
  leavingsOf,
  exportPerson,
  erasePerson,
  putDrawing,
  drawingsOf,
  addTalk,
  talkOf,
  addReport,
  reports,
  deleteReport,
  addBan,
  bansNow,
  deleteBan,
  deleteEndedBans,
  standingOf,
  admit,
  setMayOpen,
  addInvitation,
  invitations,
  useInvitation,
  deleteInvitation,
  addFriendLink,
  befriend,
  friendsOf,
  areFriends,
  unfriend,
  havePlayed,
  addChallenge,
  challengesOf,
  deleteChallenge,
  profileFor,
  setProfileFor,
  gamesPlayed,
  ratingHistory,
  ratingsOf,
  listPeople,
  latestTables,
  storage,
  secret,
  findSecret,
  putSecret,
  statistics,
} as const;

export type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;
/** What an operation is given: nothing if it has no parameter. */
export type OperationInput<K extends OperationName> =
  Parameters<Operations[K]> extends [infer I] ? I : undefined;
export type OperationOutput<K extends OperationName> =
  ReturnType<Operations[K]> extends Operation<infer T> ? T : never;

/** The operation of that name, on its way; what does not exist is refused. */
export function operationOf(name: string, input: unknown): Operation<unknown> {
  if (!Object.hasOwn(OPERATIONS, name)) throw new StoreError('refused', `there is no operation ${name}`);
  return (OPERATIONS[name as OperationName] as (input: unknown) => Operation<unknown>)(input);
}
