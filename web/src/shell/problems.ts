import { type Messages, pageTexts } from '../i18n/i18n.js';
import { type Problem, TableError } from '../tables/problem.js';

/** What is said of each kind of problem: a kind without words does not compile. */
const WORDS = {
  'bad-record': 'notRecord',
  'bad-record-move': 'badMove',
  damaged: 'damaged',
  'unknown-rules-version': 'newer',
  'unknown-game': 'unknownGame',
  'no-compression': 'noCompression',
  'file-too-large': 'tooLarge',
  'device-storage': 'storage',
  'no-such-table': 'gone',
  'still-playing': 'stillPlaying',
  'bad-options': 'badOptions',
  'changed-elsewhere': 'wentOn',
  stale: 'stale',
  'nothing-to-undo': 'noUndo',
  'not-your-seat': 'notYourSeat',
  'seat-taken': 'seatTaken',
  'not-allowed': 'notAllowed',
  'may-not-open': 'mayNotOpen',
  'not-admitted': 'notAdmitted',
  banned: 'banned',
  'wrong-word': 'wrongWord',
  'no-operator': 'other',
  'not-a-friend': 'notAllowed',
  'is-paused': 'paused',
  'is-over': 'over',
  'too-fast': 'tooFast',
  'too-many': 'tooMany',
  'cooling-off': 'coolingOff',
  unreachable: 'unreachable',
  'shutting-down': 'unreachable',
  // the game has better words for this one, and nobody can do anything about the others but try again
  'illegal-move': 'other',
  malformed: 'other',
  'malformed-move': 'other',
  'too-large': 'other',
  'unsupported-protocol': 'other',
  'not-greeted': 'other',
  'no-such-game': 'other',
  'no-such-seat': 'other',
  'not-started': 'other',
  'ink-gap': 'other',
  storage: 'other',
  'passkey-refused': 'other',
  'no-passkeys-here': 'other',
} as const satisfies Readonly<Record<Problem['kind'], string>>;

/** What is wrong, in a sentence. */
export function problemText(error: Problem, { problem }: Messages = pageTexts()): string {
  if (error.kind === 'unknown-game') return problem.unknownGame(error.game);
  if (error.kind === 'bad-record-move') return problem.badMove(1 + Number(/\d+/.exec(error.place)?.[0] ?? 0));
  // a newer server may have more kinds
  return problem[WORDS[error.kind] ?? 'other'];
}

/** What can be done about it, if anything. */
export function adviceText({ kind }: Problem): string | null {
  const advice: Readonly<Record<string, string>> = pageTexts().advice;
  return advice[WORDS[kind]] ?? null;
}

/** The same for whatever was thrown; what nobody expected is for those who debug. */
export function errorText(error: unknown): string {
  if (error instanceof TableError) return problemText(error.problem);
  console.error(error);
  return pageTexts().problem.other;
}
