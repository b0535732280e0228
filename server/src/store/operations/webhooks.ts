import type { Database } from '../database.js';

/** Where a person wants to be called; null: nowhere. */
export function setWebhook(
  database: Database,
  { person, url }: { readonly person: string; readonly url: string | null },
): void {
  if (url === null) database.change('DELETE FROM webhooks WHERE person = ?', person);
  else
    database.change(
      'INSERT INTO webhooks (person, url) VALUES (?, ?) ON CONFLICT DO UPDATE SET url = excluded.url',
      person,
      url,
    );
}

export function webhookOf(database: Database, { person }: { readonly person: string }): string | null {
  const sql = 'SELECT url FROM webhooks WHERE person = ?';
  return database.one<{ url: string }>(sql, person)?.url ?? null;
}
