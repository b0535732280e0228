import { all, change, type Operation, one } from '../operation.js';

/** A key with which a person proves to be themselves. Transports are JSON of whoever checks it. */
export type Passkey = {
  readonly id: string;
  readonly person: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: string;
  readonly created: number;
};

const PASSKEY = 'id, person, public_key AS "publicKey", counter, transports, created';

export function* addPasskey(passkey: Passkey): Operation<void> {
  yield* change(
    'INSERT INTO passkeys (id, person, public_key, counter, transports, created) VALUES (?, ?, ?, ?, ?, ?)',
    passkey.id,
    passkey.person,
    passkey.publicKey,
    passkey.counter,
    passkey.transports,
    passkey.created,
  );
}

export function* findPasskey({ id }: { readonly id: string }): Operation<Passkey | null> {
  return yield* one(`SELECT ${PASSKEY} FROM passkeys WHERE id = ?`, id);
}

export function* passkeysOf({ person }: { readonly person: string }): Operation<Passkey[]> {
  return yield* all(`SELECT ${PASSKEY} FROM passkeys WHERE person = ? ORDER BY created, id`, person);
}

/** Counts a use. Returns whether the counter has grown: one that has not may come from a copied key. */
export function* usePasskey({
  id,
  counter,
}: {
  readonly id: string;
  readonly counter: number;
}): Operation<boolean> {
  // keys that do not count say 0 every time
  const sql = 'UPDATE passkeys SET counter = ?2 WHERE id = ?1 AND (?2 > counter OR (?2 = 0 AND counter = 0))';
  return (yield* change(sql, id, counter)) > 0;
}

export function* deletePasskey({
  id,
  person,
}: {
  readonly id: string;
  readonly person: string;
}): Operation<boolean> {
  return (yield* change('DELETE FROM passkeys WHERE id = ? AND person = ?', id, person)) > 0;
}
