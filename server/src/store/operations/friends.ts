import { all, change, type Operation, one } from '../operation.js';

/** Somebody whom one knows, with how they are called now. */
export type Friend = {
  readonly id: string;
  readonly name: string;
  readonly look: number;
  readonly since: number;
};

/** Who may look at what somebody has played. */
export const PROFILES = ['everybody', 'friends', 'nobody'] as const;
export type ProfileFor = (typeof PROFILES)[number];

export function* addFriendLink({
  hash,
  person,
  until,
}: {
  readonly hash: string;
  readonly person: string;
  readonly until: number;
}): Operation<void> {
  yield* change('DELETE FROM friend_links WHERE person = ? OR until < ?', person, until - LINK_LIFE);
  yield* change('INSERT INTO friend_links (hash, person, until) VALUES (?, ?, ?)', hash, person, until);
}

/** A link is good for so long; a new one replaces the one before. */
export const LINK_LIFE = 7 * 86_400_000;

/** Both are friends from then on. Returns the other one; null if the link is none, or one's own. */
export function* befriend({
  hash,
  person,
  now,
}: {
  readonly hash: string;
  readonly person: string;
  readonly now: number;
}): Operation<string | null> {
  const sql = 'SELECT person FROM friend_links WHERE hash = ? AND until > ?';
  const other = (yield* one<{ person: string }>(sql, hash, now))?.person ?? null;
  if (other === null || other === person) return null;
  for (const [one, two] of [
    [person, other],
    [other, person],
  ])
    yield* change(
      'INSERT INTO friends (person, friend, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      one,
      two,
      now,
    );
  return other;
}

export function* friendsOf({ person }: { readonly person: string }): Operation<Friend[]> {
  const sql = `SELECT people.id, people.name, avatar AS look, since FROM friends JOIN people ON people.id = friend
    WHERE friends.person = ? ORDER BY people.name, people.id`;
  return yield* all(sql, person);
}

export function* areFriends({
  person,
  other,
}: {
  readonly person: string;
  readonly other: string;
}): Operation<boolean> {
  return (yield* one('SELECT 1 FROM friends WHERE person = ? AND friend = ?', person, other)) !== null;
}

/** From either side at once. */
export function* unfriend({
  person,
  other,
}: {
  readonly person: string;
  readonly other: string;
}): Operation<void> {
  const sql = 'DELETE FROM friends WHERE (person = ?1 AND friend = ?2) OR (person = ?2 AND friend = ?1)';
  yield* change(sql, person, other);
}

/** Whether two have sat at a table whose game is over. */
export function* havePlayed({
  person,
  other,
}: {
  readonly person: string;
  readonly other: string;
}): Operation<boolean> {
  const sql = `SELECT 1 FROM seats AS mine JOIN seats AS theirs USING (table_id) JOIN tables ON tables.id = table_id
    WHERE mine.person = ? AND theirs.person = ? AND status = 'over' LIMIT 1`;
  return (yield* one(sql, person, other)) !== null;
}

export type Challenge = {
  readonly table: string;
  readonly game: string;
  readonly by: string;
  readonly name: string;
  readonly at: number;
};

/** The same to the same person is kept once. */
export function* addChallenge(challenge: {
  readonly table: string;
  readonly person: string;
  readonly by: string;
  readonly at: number;
}): Operation<void> {
  const { table, person, by, at } = challenge;
  const sql = 'INSERT INTO challenges (table_id, person, by, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING';
  yield* change(sql, table, person, by, at);
}

/** Those whose table still waits, the latest first. */
export function* challengesOf({ person }: { readonly person: string }): Operation<Challenge[]> {
  const sql = `SELECT table_id AS "table", game, by, people.name, challenges.at
    FROM challenges JOIN tables ON tables.id = table_id JOIN people ON people.id = by
    WHERE person = ? AND status = 'waiting' ORDER BY challenges.at DESC, table_id LIMIT 50`;
  return yield* all(sql, person);
}

export function* deleteChallenge({
  table,
  person,
}: {
  readonly table: string;
  readonly person: string;
}): Operation<void> {
  yield* change('DELETE FROM challenges WHERE table_id = ? AND person = ?', table, person);
}
