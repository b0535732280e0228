/**
 * The first schema. Times are milliseconds since 1970; columns of JSON are texts that the store does not look into.
 * What a log says about people is the number of their seat, so that a person can be forgotten without touching logs.
 */
export const first = `
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  avatar INTEGER NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  settings TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- id: the hash of what the person's browser keeps
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people(id),
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions(person);

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people(id),
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_person ON passkeys(person);

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  options TEXT NOT NULL,
  setup TEXT NOT NULL,
  seed TEXT NOT NULL,
  host TEXT REFERENCES people(id),
  visibility TEXT NOT NULL CHECK (visibility IN ('public', 'private')),
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
  outcome TEXT,
  next TEXT,
  snapshot TEXT,
  snapshot_seq INTEGER,
  CHECK ((snapshot IS NULL) = (snapshot_seq IS NULL))
) STRICT;
CREATE INDEX tables_by_host ON tables(host);
CREATE INDEX tables_open ON tables(created) WHERE status = 'waiting' AND visibility = 'public';
CREATE INDEX tables_in_play ON tables(updated) WHERE status = 'playing';

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  person TEXT REFERENCES people(id),
  bot TEXT,
  name TEXT NOT NULL,
  look INTEGER NOT NULL,
  key TEXT NOT NULL UNIQUE,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats(person) WHERE person IS NOT NULL;

-- the truth: what happened at a table, in order
CREATE TABLE log (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  entry TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'what happened at a table is never changed'); END;
-- it goes with its table and not before
CREATE TRIGGER log_only_grows BEFORE DELETE ON log WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'what happened at a table is never deleted'); END;

CREATE TABLE drawings (
  table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  data TEXT NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT;

CREATE TABLE talk (
  table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  person TEXT REFERENCES people(id),
  seat INTEGER,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX talk_by_person ON talk(person) WHERE person IS NOT NULL;

CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  by TEXT REFERENCES people(id),
  at INTEGER NOT NULL,
  reason TEXT NOT NULL,
  FOREIGN KEY (table_id, n) REFERENCES talk(table_id, n) ON DELETE CASCADE
) STRICT;
CREATE INDEX reports_by_person ON reports(by) WHERE by IS NOT NULL;
CREATE INDEX reports_by_talk ON reports(table_id, n);

CREATE TABLE push (
  endpoint TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people(id),
  keys TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_by_person ON push(person);

CREATE TABLE webhooks (
  person TEXT PRIMARY KEY REFERENCES people(id),
  url TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
  person TEXT NOT NULL REFERENCES people(id),
  game TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_game ON ratings(game, mu);

-- made at the first start: what signs cookies and messages
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
