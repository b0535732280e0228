import type { Database } from '../database.js';

/** The secret of that name; the value given is kept as such if there is none yet. */
export function secret(
  database: Database,
  { name, value }: { readonly name: string; readonly value: string },
): string {
  database.change('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, value);
  return database.one<{ value: string }>('SELECT value FROM secrets WHERE name = ?', name)?.value ?? value;
}

export function findSecret(database: Database, { name }: { readonly name: string }): string | null {
  return database.one<{ value: string }>('SELECT value FROM secrets WHERE name = ?', name)?.value ?? null;
}

/** In the place of the one that was there. */
export function putSecret(
  database: Database,
  { name, value }: { readonly name: string; readonly value: string },
): void {
  database.change(
    'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    name,
    value,
  );
}
