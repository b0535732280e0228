import { change, type Operation } from '../operation.js';

/**
 * Everything that a guest has becomes somebody else's: seats, tables they host, what they said, where they are told. Done twice
 * it does no harm. The guest stays behind without a name, and goes with others who have been idle.
 */
export function* moveSeats({ from, to }: { readonly from: string; readonly to: string }): Operation<void> {
  if (from === to) return;
  yield* change(
    'UPDATE seats SET person = ?2, name = (SELECT name FROM people WHERE id = ?2) WHERE person = ?1',
    from,
    to,
  );
  yield* change('UPDATE tables SET host = ?2 WHERE host = ?1', from, to);
  yield* change('UPDATE talk SET person = ?2 WHERE person = ?1', from, to);
  yield* change('UPDATE reports SET by = ?2 WHERE by = ?1', from, to);
  yield* change('UPDATE push SET person = ?2 WHERE person = ?1', from, to);
  yield* change(moved('leavings', 'person', 'table_id'), from, to);
  // one address each: whoever has one already keeps it
  yield* change(moved('webhooks', 'person'), from, to);
  yield* change('DELETE FROM webhooks WHERE person = ?', from);
  // friends of both are friends once, and nobody is their own
  yield* change(`${moved('friends', 'person', 'friend')} AND friend <> ?2`, from, to);
  yield* change(`${moved('friends', 'friend', 'person')} AND person <> ?2`, from, to);
  yield* change('DELETE FROM friends WHERE person = ?1 OR friend = ?1', from);
  yield* change('UPDATE friend_links SET person = ?2 WHERE person = ?1', from, to);
  yield* change(moved('challenges', 'person', 'table_id'), from, to);
  yield* change('UPDATE challenges SET by = ?2 WHERE by = ?1', from, to);
  yield* change('DELETE FROM challenges WHERE person = ?1 OR person = by', from);
  // whoever was let in as a guest is let in as themselves
  yield* change(
    `UPDATE people SET admitted = coalesce(people.admitted, guest.admitted),
       may_open = CASE WHEN guest.may_open > people.may_open THEN guest.may_open ELSE people.may_open END
     FROM people AS guest WHERE guest.id = ?1 AND people.id = ?2`,
    from,
    to,
  );
  yield* change("UPDATE people SET name = '', settings = '{}' WHERE id = ?", from);
}

/** What was somebody's becomes another's (?1, ?2) unless they have the same already. */
function moved(table: string, column: string, ...same: readonly string[]): string {
  const others = same.map((one) => ` AND other.${one} = ${table}.${one}`).join('');
  return `UPDATE ${table} SET ${column} = ?2 WHERE ${column} = ?1
    AND NOT EXISTS (SELECT 1 FROM ${table} AS other WHERE other.${column} = ?2${others})`;
}

/** People without a passkey who have not been here since then and have left nothing that others see. Returns how many. */
export function* deleteIdleGuests({ before }: { readonly before: number }): Operation<number> {
  const idle = `SELECT id FROM people WHERE seen < ?1
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
    AND NOT EXISTS (SELECT 1 FROM talk WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM reports WHERE by = people.id)`;
  const theirs = ['sessions', 'push', 'webhooks', 'ratings', 'leavings', 'rating_history'];
  for (const table of [...theirs, 'friends', 'friend_links', 'challenges'])
    yield* change(`DELETE FROM ${table} WHERE person IN (${idle})`, before);
  yield* change(`DELETE FROM friends WHERE friend IN (${idle})`, before);
  yield* change(`DELETE FROM challenges WHERE by IN (${idle})`, before);
  return yield* change(`DELETE FROM people WHERE id IN (${idle})`, before);
}
