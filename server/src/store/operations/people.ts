import type { Database } from '../database.js';
import { StoreError } from '../failure.js';

/** Somebody who plays here. Settings are JSON of the page. The column of `look` has an older name, which stays. */
export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly look: number;
  readonly created: number;
  readonly seen: number;
  readonly settings: string;
};

export function createPerson(database: Database, person: PersonRow): void {
  database.change(
    'INSERT INTO people (id, name, avatar, created, seen, settings) VALUES (?, ?, ?, ?, ?, ?)',
    person.id,
    person.name,
    person.look,
    person.created,
    person.seen,
    person.settings,
  );
}

export function findPerson(database: Database, { id }: { readonly id: string }): PersonRow | null {
  return database.one('SELECT id, name, avatar AS look, created, seen, settings FROM people WHERE id = ?', id);
}

export type PersonChange = {
  readonly id: string;
  readonly name?: string;
  readonly look?: number;
  readonly settings?: string;
};

/** Changes what is named and leaves the rest. */
export function updatePerson(database: Database, { id, name, look, settings }: PersonChange): void {
  const changed = database.change(
    `UPDATE people SET name = coalesce(?, name), avatar = coalesce(?, avatar), settings = coalesce(?, settings)
     WHERE id = ?`,
    name ?? null,
    look ?? null,
    settings ?? null,
    id,
  );
  if (changed === 0) throw new StoreError('missing', `there is no person ${id}`);
}

/** When a person was seen last. */
export function touchPerson(
  database: Database,
  { id, seen }: { readonly id: string; readonly seen: number },
): void {
  database.change('UPDATE people SET seen = max(seen, ?) WHERE id = ?', seen, id);
}
