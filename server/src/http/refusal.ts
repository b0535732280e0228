import type { Refusal } from '@castellan/protocol';
import { Refused } from '../refused.js';
import { StoreError } from '../store/failure.js';

/** The status with which each refusal goes out. Those of the protocol, and some that only requests know. */
export const STATUS = {
  malformed: 400,
  'not-greeted': 401,
  'wrong-origin': 403,
  banned: 403,
  'not-admitted': 403,
  /** Neither the word nor an invitation that holds. */
  'wrong-word': 403,
  'no-operator': 403,
  'not-a-friend': 403,
  /** The passkey did not prove anything. */
  'passkey-refused': 403,
  'no-such-address': 404,
  'no-such-table': 404,
  'no-such-game': 404,
  'wrong-method': 405,
  'too-slow': 408,
  /** Passkeys need a name to belong to, and https or localhost. */
  'no-passkeys-here': 409,
  'too-many': 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-fast': 429,
  failed: 500,
  storage: 503,
  'shutting-down': 503,
} as const;
type Kind = keyof typeof STATUS;
export type HttpRefusal = Refused<Kind>['refusal'];

export function refused(...why: ConstructorParameters<typeof Refused<Kind>>): Refused<Kind> {
  return new Refused<Kind>(...why);
}

/** What a door or a table refuses, as an answer to a request. */
export function passOn({ kind, message, ...more }: Refusal): Refused<Kind> {
  return new Refused<Kind>(kind in STATUS ? (kind as Kind) : 'failed', message, more);
}

/** What went wrong inside is nobody's business outside. */
export function refusalOf(error: unknown): HttpRefusal {
  if (error instanceof Refused && error.refusal.kind in STATUS) return error.refusal;
  if (error instanceof StoreError && error.kind === 'closed')
    return { kind: 'shutting-down', message: 'the server is about to stop' };
  if (error instanceof StoreError) return { kind: 'storage', message: 'this could not be kept' };
  return { kind: 'failed', message: 'something went wrong' };
}
