import { describeRejection } from '@castellan/kernel';
import type { TableRejection } from '@castellan/match';
import type { Refusal, RefusalKind } from '@castellan/protocol';

/**
 * Something from outside cannot be done; nothing has changed. The one error that is told to whoever asked: what else is thrown is
 * our own fault or the store's.
 */
export class Refused<Kind extends string = RefusalKind> extends Error {
  readonly refusal: Omit<Refusal, 'kind'> & { readonly kind: Kind };
  constructor(kind: NoInfer<Kind>, message: string, more: Omit<Refusal, 'kind' | 'message'> = {}) {
    // where it was thrown interests nobody, and whoever is refused a thousand times should not cost that much
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.refusal = { kind, message, ...more };
  }
}

/** What rules or a table reject, as the protocol tells it. */
export function refusalOf(rejection: TableRejection): Refusal {
  switch (rejection.kind) {
    case 'stale':
      return { kind: 'stale', message: `the table is at version ${rejection.version}` };
    case 'malformed':
      return { kind: 'malformed', message: rejection.message };
    case 'no-such-seat':
      return { kind: 'no-such-seat', message: `there is no seat ${rejection.seat}` };
    case 'nothing-to-undo':
      return { kind: 'nothing-to-undo', message: 'nothing can be taken back' };
    case 'illegal-move':
      return { kind: 'illegal-move', message: describeRejection(rejection), rule: rejection.rule };
    case 'malformed-move':
      return { kind: 'malformed-move', message: describeRejection(rejection) };
    case 'bad-options':
      return { kind: 'bad-options', message: describeRejection(rejection) };
    case 'unknown-game':
      return { kind: 'no-such-game', message: describeRejection(rejection) };
    default:
      return { kind: 'malformed', message: describeRejection(rejection) };
  }
}

export function insist<T>(result: { ok: true; value: T } | { ok: false; error: TableRejection }): T {
  if (result.ok) return result.value;
  const { kind, message, ...more } = refusalOf(result.error);
  throw new Refused(kind, message, more);
}
