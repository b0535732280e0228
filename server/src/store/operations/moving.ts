import type { Database } from '../database.js';

/**
 * Everything that a guest has becomes somebody else's: seats, tables they host, what they said, where they are told. Done twice
 * it does no harm. The guest stays behind without a name, and goes with others who have been idle.
 */
export function moveSeats(
  database: Database,
  { from, to }: { readonly from: string; readonly to: string },
): void {
  if (from === to) return;
  database.change(
    'UPDATE seats SET person = ?2, name = (SELECT name FROM people WHERE id = ?2) WHERE person = ?1',
    from,
    to,
  );
  database.change('UPDATE tables SET host = ?2 WHERE host = ?1', from, to);
  database.change('UPDATE talk SET person = ?2 WHERE person = ?1', from, to);
  database.change('UPDATE reports SET by = ?2 WHERE by = ?1', from, to);
  database.change('UPDATE push SET person = ?2 WHERE person = ?1', from, to);
  database.change('UPDATE OR IGNORE leavings SET person = ?2 WHERE person = ?1', from, to);
  // one address each: whoever has one already keeps it
  database.change('UPDATE OR IGNORE webhooks SET person = ?2 WHERE person = ?1', from, to);
  database.change('DELETE FROM webhooks WHERE person = ?', from);
  // friends of both are friends once, and nobody is their own
  database.change('UPDATE OR IGNORE friends SET person = ?2 WHERE person = ?1 AND friend <> ?2', from, to);
  database.change('UPDATE OR IGNORE friends SET friend = ?2 WHERE friend = ?1 AND person <> ?2', from, to);
  database.change('DELETE FROM friends WHERE person = ?1 OR friend = ?1', from);
  database.change('UPDATE friend_links SET person = ?2 WHERE person = ?1', from, to);
  database.change('UPDATE OR IGNORE challenges SET person = ?2 WHERE person = ?1', from, to);
  database.change('UPDATE challenges SET by = ?2 WHERE by = ?1', from, to);
  database.change('DELETE FROM challenges WHERE person = ?1 OR person = by', from);
  // whoever was let in as a guest is let in as themselves
  database.change(
    `UPDATE people SET admitted = coalesce(admitted, (SELECT admitted FROM people WHERE id = ?1)),
       may_open = max(may_open, (SELECT may_open FROM people WHERE id = ?1)) WHERE id = ?2`,
    from,
    to,
  );
  database.change("UPDATE people SET name = '', settings = '{}' WHERE id = ?", from);
}

/** People without a passkey who have not been here since then and have left nothing that others see. Returns how many. */
export function deleteIdleGuests(database: Database, { before }: { readonly before: number }): number {
  const idle = `SELECT id FROM people WHERE seen < ?1
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
    AND NOT EXISTS (SELECT 1 FROM talk WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM reports WHERE by = people.id)`;
  const theirs = ['sessions', 'push', 'webhooks', 'ratings', 'leavings', 'rating_history'];
  for (const table of [...theirs, 'friends', 'friend_links', 'challenges'])
    database.change(`DELETE FROM ${table} WHERE person IN (${idle})`, before);
  database.change(`DELETE FROM friends WHERE friend IN (${idle})`, before);
  database.change(`DELETE FROM challenges WHERE by IN (${idle})`, before);
  return database.change(`DELETE FROM people WHERE id IN (${idle})`, before);
}
