/**
 * Why the store did not do what it was asked for.
 * - conflict: something is there already, such as this entry of a log
 * - missing: something that it refers to is not there
 * - refused: it would break a rule of the schema, such as that logs only grow
 * - storage: the disk is full or broken; nothing of what was asked for at the same time has been kept
 * - locked: another server has this folder open
 * - newer: the database was written by a newer Castellan
 * - unusable: the file is not a database of Castellan, or a damaged one
 * - closed: the store has been closed, or its thread has come to an end
 */
export type FailureKind =
  | 'conflict'
  | 'missing'
  | 'refused'
  | 'storage'
  | 'locked'
  | 'newer'
  | 'unusable'
  | 'closed';

/** A failure as it travels between threads. */
export type Failure = { readonly kind: FailureKind; readonly message: string };

export class StoreError extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'StoreError';
    this.kind = kind;
  }
}

/** SQLite's codes for constraints whose breach says something more exact than "refused". */
const CONSTRAINTS: Readonly<Record<number, FailureKind>> = {
  787: 'missing', // foreign key
  1555: 'conflict', // primary key
  2067: 'conflict', // unique
};
const CONSTRAINT = 19;
const NOT_A_DATABASE = 26;
/** Not the disk's fault: SQL that makes no sense, values of a wrong type. */
const OURS = new Set([1, 20, 21, 25]);

/** What went wrong in the words of the store. Whatever is nobody's fault in particular is the storage's. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StoreError) return { kind: error.kind, message: error.message };
  const message = error instanceof Error ? error.message : String(error);
  const code = (error as { errcode?: unknown }).errcode;
  // not from SQLite: an operation was given something that it cannot work with
  if (typeof code !== 'number') return { kind: 'refused', message };
  const primary = code & 0xff;
  if (primary === NOT_A_DATABASE) return { kind: 'unusable', message };
  if (primary === CONSTRAINT) return { kind: CONSTRAINTS[code] ?? 'refused', message };
  return { kind: OURS.has(primary) ? 'refused' : 'storage', message };
}
