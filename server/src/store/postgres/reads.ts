import type { OperationInput, OperationName } from '../operations.js';

/** Operations that change nothing: several can look at a time. */
export const READS: ReadonlySet<OperationName> = new Set<OperationName>([
  'findTable',
  'latestTurn',
  'unwantedTables',
  'idleGames',
  'dueGames',
  'finishedGames',
  'tablesOf',
  'publicTables',
  'tablesInPlay',
  'entriesOf',
  'seatByKey',
  'findPerson',
  'findSession',
  'sessionsOf',
  'findPasskey',
  'passkeysOf',
  'pushOf',
  'webhookOf',
  'ratingOf',
  'topRatings',
  'isRated',
  'placeOf',
  'leavingsOf',
  'exportPerson',
  'drawingsOf',
  'talkOf',
  'reports',
  'bansNow',
  'standingOf',
  'invitations',
  'friendsOf',
  'areFriends',
  'havePlayed',
  'challengesOf',
  'profileFor',
  'gamesPlayed',
  'ratingHistory',
  'ratingsOf',
  'listPeople',
  'latestTables',
  'storage',
  'findSecret',
  'statistics',
]);

const idOf = (input: unknown): string => (input as { readonly id: string }).id;
const tableOf = (input: unknown): string => (input as { readonly table: string }).table;

/** Operations that look at the log of a table or change it, and at which: later entries of that table wait for them. */
export const LOG_OF: { readonly [K in OperationName]?: (input: unknown) => string } = {
  createTable: idOf,
  importTable: (input) => (input as OperationInput<'importTable'>).table.id,
  findTable: idOf,
  deleteTable: idOf,
  compactTable: idOf,
  setTurn: idOf,
  latestTurn: idOf,
  entriesOf: tableOf,
  appendMany: tableOf,
};
