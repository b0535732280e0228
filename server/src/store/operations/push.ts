import { all, change, type Operation } from '../operation.js';

/** Where a browser is told that it is somebody's turn. Keys are JSON of the browser. */
export type PushAddress = {
  readonly endpoint: string;
  readonly person: string;
  readonly keys: string;
  readonly created: number;
};

/** A browser has one address; who uses it now is who is told. */
export function* putPush({ endpoint, person, keys, created }: PushAddress): Operation<void> {
  yield* change(
    `INSERT INTO push (endpoint, person, keys, created) VALUES (?, ?, ?, ?)
     ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys`,
    endpoint,
    person,
    keys,
    created,
  );
}

export function* pushOf({ person }: { readonly person: string }): Operation<PushAddress[]> {
  const sql = 'SELECT endpoint, person, keys, created FROM push WHERE person = ? ORDER BY created, endpoint';
  return yield* all(sql, person);
}

export function* deletePush({ endpoint }: { readonly endpoint: string }): Operation<void> {
  yield* change('DELETE FROM push WHERE endpoint = ?', endpoint);
}
