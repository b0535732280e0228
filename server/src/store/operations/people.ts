import { StoreError } from '../failure.js';
import { change, type Operation, one } from '../operation.js';

/** Somebody who plays here. Settings are JSON of the page. The column of `look` has an older name, which stays. */
export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly look: number;
  readonly created: number;
  readonly seen: number;
  readonly settings: string;
};

export function* createPerson(person: PersonRow): Operation<void> {
  yield* change(
    'INSERT INTO people (id, name, avatar, created, seen, settings) VALUES (?, ?, ?, ?, ?, ?)',
    person.id,
    person.name,
    person.look,
    person.created,
    person.seen,
    person.settings,
  );
}

export function* findPerson({ id }: { readonly id: string }): Operation<PersonRow | null> {
  return yield* one('SELECT id, name, avatar AS look, created, seen, settings FROM people WHERE id = ?', id);
}

export type PersonChange = {
  readonly id: string;
  readonly name?: string;
  readonly look?: number;
  readonly settings?: string;
};

/** Changes what is named and leaves the rest. */
export function* updatePerson({ id, name, look, settings }: PersonChange): Operation<void> {
  const changed = yield* change(
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
export function* touchPerson({ id, seen }: { readonly id: string; readonly seen: number }): Operation<void> {
  yield* change('UPDATE people SET seen = ?1 WHERE id = ?2 AND seen < ?1', seen, id);
}
