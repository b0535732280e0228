import { describeRejection } from '@castellan/kernel';
import type { Refusal } from '@castellan/match';
import type { ErrorKind, Problem } from '@castellan/protocol';

/** Something from outside cannot be done; nothing has changed. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(kind: ErrorKind, message: string, more: Partial<Problem> = {}) {
    super(message);
    this.problem = { kind, message, ...more };
  }
}

export function problemOf(refusal: Refusal): Problem {
  switch (refusal.kind) {
    case 'stale':
      return { kind: 'stale', message: `the table is at version ${refusal.version}` };
    case 'malformed':
      return { kind: 'malformed', message: refusal.message };
    case 'no-such-seat':
      return { kind: 'no-such-seat', message: `there is no seat ${refusal.seat}` };
    case 'nothing-to-undo':
      return { kind: 'nothing-to-undo', message: 'nothing can be taken back' };
    case 'illegal-move':
      return { kind: 'illegal-move', message: describeRejection(refusal), rule: refusal.rule };
    case 'malformed-move':
      return { kind: 'malformed-move', message: describeRejection(refusal) };
    case 'bad-options':
      return { kind: 'bad-options', message: describeRejection(refusal) };
    case 'unknown-game':
      return { kind: 'no-such-game', message: describeRejection(refusal) };
    default:
      return { kind: 'malformed', message: describeRejection(refusal) };
  }
}

export function insist<T>(result: { ok: true; value: T } | { ok: false; error: Refusal }): T {
  if (result.ok) return result.value;
  const { kind, message, ...more } = problemOf(result.error);
  throw new Refused(kind, message, more);
}
