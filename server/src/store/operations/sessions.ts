import { all, change, type Operation, one } from '../operation.js';

/** A browser in which somebody is known. Its id is the hash of what the browser keeps. */
export type SessionRow = {
  readonly id: string;
  readonly person: string;
  readonly created: number;
  readonly seen: number;
};

export function* createSession({ id, person, created, seen }: SessionRow): Operation<void> {
  const sql = 'INSERT INTO sessions (id, person, created, seen) VALUES (?, ?, ?, ?)';
  yield* change(sql, id, person, created, seen);
}

export function* findSession({ id }: { readonly id: string }): Operation<SessionRow | null> {
  return yield* one('SELECT id, person, created, seen FROM sessions WHERE id = ?', id);
}

export function* touchSession({ id, seen }: { readonly id: string; readonly seen: number }): Operation<void> {
  yield* change('UPDATE sessions SET seen = ?1 WHERE id = ?2 AND seen < ?1', seen, id);
}

export function* sessionsOf({ person }: { readonly person: string }): Operation<SessionRow[]> {
  const sql = 'SELECT id, person, created, seen FROM sessions WHERE person = ? ORDER BY created, id';
  return yield* all(sql, person);
}

export function* deleteSession({ id }: { readonly id: string }): Operation<void> {
  yield* change('DELETE FROM sessions WHERE id = ?', id);
}

/** Everywhere at once; `except` is the browser at hand. Returns how many. */
export function* deleteSessions({
  person,
  except = null,
}: {
  readonly person: string;
  readonly except?: string | null;
}): Operation<number> {
  return yield* change('DELETE FROM sessions WHERE person = ?1 AND id IS DISTINCT FROM ?2', person, except);
}
