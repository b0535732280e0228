import type { Database } from '../database.js';

/** Where a person wants to be called; null: nowhere. */
export function setWebhook(
  database: Database,
  { person, url }: { readonly person: string; readonly url: string | null },
): void {
  if (url === null) database.change('DELETE FROM webhooks WHERE person = ?', person);
  else
    database.change(
      `INSERT INTO webhooks (person, url) VALUES (?, ?)
       ON CONFLICT DO UPDATE SET url = excluded.url, failures = 0`,
      person,
      url,
    );
}

export function webhookOf(database: Database, { person }: { readonly person: string }): string | null {
  const sql = 'SELECT url FROM webhooks WHERE person = ?';
  return database.one<{ url: string }>(sql, person)?.url ?? null;
}

type Call = {
  readonly person: string;
  readonly url: string;
  readonly answered: boolean;
  /** So many failures in a row, and the address is taken away. */
  readonly most: number;
};

/** Notes how a call went. Another address may have been given meanwhile: that one has nothing to do with it. */
export function countCall(database: Database, { person, url, answered, most }: Call): void {
  if (answered) {
    const sql = 'UPDATE webhooks SET failures = 0 WHERE person = ? AND url = ? AND failures > 0';
    database.change(sql, person, url);
    return;
  }
  database.change('UPDATE webhooks SET failures = failures + 1 WHERE person = ? AND url = ?', person, url);
  database.change('DELETE FROM webhooks WHERE person = ? AND failures >= ?', person, most);
}
