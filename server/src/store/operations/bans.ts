import { all, change, type Operation, one } from '../operation.js';

/** Somebody who may not come in: a person, or whoever comes from an address, of which only a fingerprint is kept. */
export type Ban = {
  readonly id: number;
  readonly person: string | null;
  readonly address: string | null;
  /** What they were called then. */
  readonly name: string;
  readonly reason: string;
  readonly at: number;
  /** Null: for good. */
  readonly until: number | null;
};

const BAN = 'id, person, address, name, reason, at, until';

/** Returns its number. */
export function* addBan(ban: Omit<Ban, 'id'>): Operation<number> {
  const { person, address, name, reason, at, until } = ban;
  const row = yield* one<{ id: number }>(
    'INSERT INTO bans (person, address, name, reason, at, until) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
    person,
    address,
    name,
    reason,
    at,
    until,
  );
  return row?.id ?? 0;
}

/** Those that hold, the latest first. */
export function* bansNow({ now }: { readonly now: number }): Operation<Ban[]> {
  const sql = `SELECT ${BAN} FROM bans WHERE until IS NULL OR until > ? ORDER BY id DESC`;
  return yield* all(sql, now);
}

/** What has ended is nobody's business any more. */
export function* deleteEndedBans({ now }: { readonly now: number }): Operation<number> {
  return yield* change('DELETE FROM bans WHERE until <= ?', now);
}

/** Returns whether there was one. */
export function* deleteBan({ id }: { readonly id: number }): Operation<boolean> {
  return (yield* change('DELETE FROM bans WHERE id = ?', id)) > 0;
}
