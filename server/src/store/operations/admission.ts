import { all, change, type Operation, one } from '../operation.js';

/** Whether somebody was let in, and whether they may open tables where only some may. */
export type Admission = { readonly isAdmitted: boolean; readonly mayOpen: boolean };

export function* standingOf({ person }: { readonly person: string }): Operation<Admission> {
  const sql = 'SELECT admitted IS NOT NULL AS "isAdmitted", may_open AS "mayOpen" FROM people WHERE id = ?';
  const found = yield* one<{ isAdmitted: number; mayOpen: number }>(sql, person);
  return { isAdmitted: found?.isAdmitted === 1, mayOpen: found?.mayOpen === 1 };
}

export function* admit({ person, at }: { readonly person: string; readonly at: number }): Operation<void> {
  yield* change('UPDATE people SET admitted = coalesce(admitted, ?) WHERE id = ?', at, person);
}

/** Returns whether there is such a person. */
export function* setMayOpen({
  person,
  mayOpen,
}: {
  readonly person: string;
  readonly mayOpen: boolean;
}): Operation<boolean> {
  return (yield* change('UPDATE people SET may_open = ? WHERE id = ?', mayOpen ? 1 : 0, person)) > 0;
}

/** A link that lets so many in until then; only the hash of what it says is kept. */
export type Invitation = {
  readonly id: number;
  readonly hash: string;
  readonly note: string;
  readonly at: number;
  readonly until: number;
  readonly uses: number;
};

export function* addInvitation(invitation: Omit<Invitation, 'id'>): Operation<void> {
  const { hash, note, at, until, uses } = invitation;
  yield* change(
    'INSERT INTO invitations (hash, note, at, until, uses) VALUES (?, ?, ?, ?, ?)',
    hash,
    note,
    at,
    until,
    uses,
  );
}

/** Those that still let somebody in, the latest first. */
export function* invitations({ now }: { readonly now: number }): Operation<Omit<Invitation, 'hash'>[]> {
  const sql = `SELECT id, note, at, until, uses FROM invitations WHERE until > ? AND uses > 0 ORDER BY id DESC`;
  return yield* all(sql, now);
}

/** Counts one who came by it; false if it lets nobody in any more. */
export function* useInvitation({
  hash,
  now,
}: {
  readonly hash: string;
  readonly now: number;
}): Operation<boolean> {
  const sql = 'UPDATE invitations SET uses = uses - 1 WHERE hash = ? AND until > ? AND uses > 0';
  return (yield* change(sql, hash, now)) > 0;
}

/** Returns whether there was one. */
export function* deleteInvitation({ id }: { readonly id: number }): Operation<boolean> {
  return (yield* change('DELETE FROM invitations WHERE id = ?', id)) > 0;
}
