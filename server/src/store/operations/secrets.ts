import { change, type Operation, one } from '../operation.js';

/** The secret of that name; the value given is kept as such if there is none yet. */
export function* secret({
  name,
  value,
}: {
  readonly name: string;
  readonly value: string;
}): Operation<string> {
  yield* change('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, value);
  return (yield* one<{ value: string }>('SELECT value FROM secrets WHERE name = ?', name))?.value ?? value;
}

export function* findSecret({ name }: { readonly name: string }): Operation<string | null> {
  return (yield* one<{ value: string }>('SELECT value FROM secrets WHERE name = ?', name))?.value ?? null;
}

/** In the place of the one that was there. */
export function* putSecret({
  name,
  value,
}: {
  readonly name: string;
  readonly value: string;
}): Operation<void> {
  yield* change(
    'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    value,
  );
}
