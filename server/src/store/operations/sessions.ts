import type { Database } from '../database.js';

/** A browser in which somebody is known. Its id is the hash of what the browser keeps. */
export type SessionRow = {
  readonly id: string;
  readonly person: string;
  readonly created: number;
  readonly seen: number;
};

export function createSession(database: Database, { id, person, created, seen }: SessionRow): void {
  const sql = 'INSERT INTO sessions (id, person, created, seen) VALUES (?, ?, ?, ?)';
  database.change(sql, id, person, created, seen);
}

export function findSession(database: Database, { id }: { readonly id: string }): SessionRow | null {
  return database.one('SELECT id, person, created, seen FROM sessions WHERE id = ?', id);
}

export function touchSession(
  database: Database,
  { id, seen }: { readonly id: string; readonly seen: number },
): void {
  database.change('UPDATE sessions SET seen = max(seen, ?) WHERE id = ?', seen, id);
}

export function sessionsOf(database: Database, { person }: { readonly person: string }): SessionRow[] {
  const sql = 'SELECT id, person, created, seen FROM sessions WHERE person = ? ORDER BY created, id';
  return database.all(sql, person);
}

export function deleteSession(database: Database, { id }: { readonly id: string }): void {
  database.change('DELETE FROM sessions WHERE id = ?', id);
}

/** Everywhere at once; `except` is the browser at hand. Returns how many. */
export function deleteSessions(
  database: Database,
  { person, except = null }: { readonly person: string; readonly except?: string | null },
): number {
  return database.change('DELETE FROM sessions WHERE person = ?1 AND id IS NOT ?2', person, except);
}
