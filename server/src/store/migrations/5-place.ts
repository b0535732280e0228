/**
 * What a server of one's own needs: who was let in, who may open tables, who is banned; and what people are to each other.
 * An address is kept only as a fingerprint made with a key of this server, and an invitation only as its hash.
 */
export const place = `
-- when they were let in; null: not yet
ALTER TABLE people ADD COLUMN admitted INTEGER;
ALTER TABLE people ADD COLUMN may_open INTEGER NOT NULL DEFAULT 0;
-- who may look at what they have played
ALTER TABLE people ADD COLUMN profile TEXT NOT NULL DEFAULT 'friends' CHECK (profile IN ('everybody', 'friends', 'nobody'));

-- who is erased stays banned: nothing here says who it was
CREATE TABLE bans (
  id INTEGER PRIMARY KEY,
  person TEXT,
  address TEXT,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  until INTEGER,
  CHECK (person IS NOT NULL OR address IS NOT NULL)
) STRICT;

CREATE TABLE invitations (
  id INTEGER PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  note TEXT NOT NULL,
  at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  uses INTEGER NOT NULL
) STRICT;

-- each pair twice, once from either side
CREATE TABLE friends (
  person TEXT NOT NULL REFERENCES people(id),
  friend TEXT NOT NULL REFERENCES people(id),
  since INTEGER NOT NULL,
  PRIMARY KEY (person, friend)
) STRICT, WITHOUT ROWID;
CREATE INDEX friends_by_friend ON friends(friend);

CREATE TABLE friend_links (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people(id),
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX friend_links_by_person ON friend_links(person);

CREATE TABLE challenges (
  table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
  person TEXT NOT NULL REFERENCES people(id),
  by TEXT NOT NULL REFERENCES people(id),
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_by_person ON challenges(person);
CREATE INDEX challenges_by_sender ON challenges(by);

-- how a rating has come about, a line for each rated game
CREATE TABLE rating_history (
  person TEXT NOT NULL REFERENCES people(id),
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  table_id TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  PRIMARY KEY (person, game, at, table_id)
) STRICT, WITHOUT ROWID;
`;
