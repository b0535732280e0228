import { change, type Operation, one } from '../operation.js';

/** Where a person wants to be called; null: nowhere. */
export function* setWebhook({
  person,
  url,
}: {
  readonly person: string;
  readonly url: string | null;
}): Operation<void> {
  if (url === null) yield* change('DELETE FROM webhooks WHERE person = ?', person);
  else
    yield* change(
      `INSERT INTO webhooks (person, url) VALUES (?, ?)
       ON CONFLICT (person) DO UPDATE SET url = excluded.url, failures = 0`,
      person,
      url,
    );
}

export function* webhookOf({ person }: { readonly person: string }): Operation<string | null> {
  const sql = 'SELECT url FROM webhooks WHERE person = ?';
  return (yield* one<{ url: string }>(sql, person))?.url ?? null;
}

type Call = {
  readonly person: string;
  readonly url: string;
  readonly answered: boolean;
  /** So many failures in a row, and the address is taken away. */
  readonly most: number;
};

/** Notes how a call went. Another address may have been given meanwhile: that one has nothing to do with it. */
export function* countCall({ person, url, answered, most }: Call): Operation<void> {
  if (answered) {
    const sql = 'UPDATE webhooks SET failures = 0 WHERE person = ? AND url = ? AND failures > 0';
    yield* change(sql, person, url);
    return;
  }
  yield* change('UPDATE webhooks SET failures = failures + 1 WHERE person = ? AND url = ?', person, url);
  yield* change('DELETE FROM webhooks WHERE person = ? AND failures >= ?', person, most);
}
