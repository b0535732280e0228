import type { TableRejection } from '@castellan/match';
import type { Refusal, RefusalKind } from '@castellan/protocol';

/** What the words need more of than the kind. */
type Detailed = Extract<
  TableRejection,
  { readonly kind: 'illegal-move' | 'bad-record-move' | 'unknown-game' }
>;

/** What neither the rules nor the server say: it goes wrong on this device, or on the way to the server. */
type PageKind =
  | 'changed-elsewhere'
  | 'still-playing'
  | 'device-storage'
  | 'damaged'
  | 'no-compression'
  | 'file-too-large'
  | 'unreachable'
  | 'passkey-refused'
  | 'no-passkeys-here'
  | 'wrong-word'
  | 'no-operator'
  | 'not-a-friend';

/**
 * Why something could not be done, as data. The `Rejection` of a rule or a table and the `Refusal` of
 * the server keep their kind all the way to the page, where `shell/problems.ts` has words for each.
 */
export type Problem =
  | Detailed
  | {
      readonly kind: Exclude<TableRejection['kind'] | RefusalKind | PageKind, Detailed['kind']>;
      /** For those who debug. */
      readonly message?: string;
      /** Of a ban. */
      readonly reason?: string;
      readonly until?: number;
    };

/** The one error that is expected: something was not done, and nothing has changed by it. */
export class TableError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Why something went wrong; what nobody expected is most often a device that does not let us store. */
export function problemOf(error: unknown): Problem {
  if (error instanceof TableError) return error.problem;
  console.error(error);
  return { kind: 'device-storage', message: error instanceof Error ? error.message : String(error) };
}

/** What the server said no to; `move` is what was wanted of it. */
export function refusedBy({ kind, message, rule = '' }: Refusal, move = ''): TableError {
  return new TableError(kind === 'illegal-move' ? { kind, move, rule, message } : { kind, message });
}
