import type { Database } from '../database.js';

/** Where a browser is told that it is somebody's turn. Keys are JSON of the browser. */
export type PushAddress = {
  readonly endpoint: string;
  readonly person: string;
  readonly keys: string;
  readonly created: number;
};

/** A browser has one address; who uses it now is who is told. */
export function putPush(database: Database, { endpoint, person, keys, created }: PushAddress): void {
  database.change(
    `INSERT INTO push (endpoint, person, keys, created) VALUES (?, ?, ?, ?)
     ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys`,
    endpoint,
    person,
    keys,
    created,
  );
}

export function pushOf(database: Database, { person }: { readonly person: string }): PushAddress[] {
  const sql = 'SELECT endpoint, person, keys, created FROM push WHERE person = ? ORDER BY created, endpoint';
  return database.all(sql, person);
}

export function deletePush(database: Database, { endpoint }: { readonly endpoint: string }): void {
  database.change('DELETE FROM push WHERE endpoint = ?', endpoint);
}
