import { type Failure, type FailureKind, failureOf, StoreError } from '../failure.js';

/** What PostgreSQL says of itself. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const KINDS: Readonly<Record<string, FailureKind>> = {
  '23503': 'missing', // foreign key
  '23505': 'conflict', // unique
  P0001: 'refused', // one of our triggers
};
/** Classes of what is our fault: values and SQL that make no sense, and constraints. */
const OURS = new Set(['21', '22', '23', '42', '0A']);
/** Somebody else was at the same rows; nothing of the transaction is kept, and it can be tried again. */
const AGAIN = new Set(['40001', '40P01']);

const codeOf = (error: unknown): string => {
  const code = error instanceof Error ? (error as Error & { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : '';
};
/** Five letters come from the server; Node's own are longer. */
const isFromServer = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(codeOf(error));

/** An operation was given something that it cannot work with. */
const isMisuse = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;

export const isRetryable = (error: unknown): boolean => AGAIN.has(codeOf(error));
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

/** What went wrong in the words of the store. Whatever is nobody's fault in particular is the storage's. */
export function postgresFailure(error: unknown): Failure {
  if (error instanceof StoreError) return failureOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (isFromServer(error))
    return { kind: KINDS[code] ?? (OURS.has(code.slice(0, 2)) ? 'refused' : 'storage'), message };
  if (isMisuse(error)) return { kind: 'refused', message };
  return { kind: 'storage', message };
}

/** Whether the connection is of no use after that. */
export function isBroken(error: unknown): boolean {
  if (error instanceof StoreError || isMisuse(error)) return false;
  const code = codeOf(error);
  // 57P: it is being shut down; 25006: it has become a copy of another one, which writes nothing
  return !isFromServer(error) || /^(08|57P|25006)/.test(code);
}

/** Why there is no connection, in words that say what to do. Passwords are never repeated. */
export function connectFailure(error: unknown, where: Address): StoreError {
  const { host, user, database } = where;
  const at = `PostgreSQL at ${host}`;
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return new StoreError('unusable', `${at} does not let ${user} in: the name or the password is wrong`);
    case '3D000':
      return new StoreError('unusable', `${at} has no database ${database}: create it first`);
    case '53300':
      return new StoreError('storage', `${at} has no connection left: raise its max_connections`);
  }
  const message = error instanceof Error ? error.message || codeOf(error) : String(error);
  return new StoreError('storage', `cannot connect to ${at}: ${message}`);
}

/** Where a database is, as it may be told. */
export type Address = { readonly host: string; readonly user: string; readonly database: string };
