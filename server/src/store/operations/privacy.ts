import { StoreError } from '../failure.js';
import { all, change, type Operation } from '../operation.js';
import { findPerson, type PersonRow } from './people.js';
import { pushOf } from './push.js';
import { sessionsOf } from './sessions.js';
import { webhookOf } from './webhooks.js';

type Row = Readonly<Record<string, string | number | null>>;

/** Everything that is kept about a person, for the person. */
export type PersonalData = {
  readonly person: PersonRow;
  readonly sessions: readonly { readonly created: number; readonly seen: number }[];
  readonly passkeys: readonly Row[];
  readonly seats: readonly Row[];
  readonly hosted: readonly Row[];
  readonly drawings: readonly Row[];
  readonly talk: readonly Row[];
  readonly reports: readonly Row[];
  readonly push: readonly Row[];
  readonly webhook: string | null;
  readonly ratings: readonly Row[];
  readonly leavings: readonly Row[];
  readonly ratingHistory: readonly Row[];
  readonly friends: readonly Row[];
  readonly bans: readonly Row[];
};

/** Null if there is no such person. What only proves who somebody is (secrets, keys) is left out. */
export function* exportPerson({ person: id }: { readonly person: string }): Operation<PersonalData | null> {
  const person = yield* findPerson({ id });
  if (person === null) return null;
  const rows = (sql: string): Operation<Row[]> => all(sql, id);
  return {
    person,
    sessions: (yield* sessionsOf({ person: id })).map(({ created, seen }) => ({ created, seen })),
    passkeys: yield* rows(
      'SELECT id, counter, transports, created FROM passkeys WHERE person = ? ORDER BY created',
    ),
    seats: yield* rows(`SELECT tables.id AS "table", seat, name, look, game, created, updated, status, outcome
      FROM seats JOIN tables ON tables.id = table_id WHERE person = ? ORDER BY created, tables.id, seat`),
    hosted: yield* rows('SELECT id, game, created, status FROM tables WHERE host = ? ORDER BY created, id'),
    drawings:
      yield* rows(`SELECT table_id AS "table", seat, data FROM drawings JOIN seats USING (table_id, seat)
      WHERE person = ? ORDER BY table_id, seat`),
    talk: yield* rows(
      'SELECT table_id AS "table", n, kind, text, at FROM talk WHERE person = ? ORDER BY at, n',
    ),
    reports: yield* rows('SELECT table_id AS "table", n, at, reason FROM reports WHERE by = ? ORDER BY id'),
    push: (yield* pushOf({ person: id })).map(({ endpoint, created }) => ({ endpoint, created })),
    webhook: yield* webhookOf({ person: id }),
    leavings: yield* rows(
      'SELECT table_id AS "table", at, weight FROM leavings WHERE person = ? ORDER BY at',
    ),
    ratings: yield* rows('SELECT game, mu, sigma, games FROM ratings WHERE person = ? ORDER BY game'),
    ratingHistory: yield* rows(
      'SELECT game, at, mu, sigma FROM rating_history WHERE person = ? ORDER BY at, game',
    ),
    friends: yield* rows(`SELECT people.name, since FROM friends JOIN people ON people.id = friend
      WHERE friends.person = ? ORDER BY since, people.id`),
    bans: yield* rows('SELECT reason, at, until FROM bans WHERE person = ? ORDER BY id'),
  };
}

/**
 * Forgets who a person was. Games stay as they were played, by somebody who is only called `name`: logs name seats, not
 * people. What they wrote is gone; what they drew stays part of the game.
 */
export function* erasePerson({
  person,
  name,
}: {
  readonly person: string;
  readonly name: string;
}): Operation<void> {
  if (
    (yield* change("UPDATE people SET name = ?, avatar = 0, settings = '{}' WHERE id = ?", name, person)) ===
    0
  )
    throw new StoreError('missing', `there is no person ${person}`);
  for (const table of [
    'sessions',
    'passkeys',
    'push',
    'webhooks',
    'ratings',
    'leavings',
    'rating_history',
    'friends',
    'friend_links',
    'challenges',
  ])
    yield* change(`DELETE FROM ${table} WHERE person = ?`, person);
  yield* change('DELETE FROM friends WHERE friend = ?', person);
  yield* change('DELETE FROM challenges WHERE by = ?', person);
  yield* change("UPDATE bans SET name = '' WHERE person = ?", person);
  yield* change('UPDATE seats SET name = ? WHERE person = ?', name, person);
  yield* change("UPDATE talk SET person = NULL, text = '' WHERE person = ?", person);
  yield* change("UPDATE reports SET by = NULL, reason = '' WHERE by = ?", person);
}
