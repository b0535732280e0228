/**
 * Tables come to an end: when a game that nobody plays any more is going to be ended, and finished games in one compact piece.
 * What happened at a table is never deleted but for that: only when it lies in the archive.
 */
export const archive = `
ALTER TABLE tables ADD COLUMN ending INTEGER;
ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_waiting ON tables(updated) WHERE status = 'waiting';
CREATE INDEX tables_ending ON tables(ending) WHERE ending IS NOT NULL;
CREATE INDEX tables_to_archive ON tables(updated) WHERE status = 'over' AND archived = 0;

-- the log of a finished game, as it was, compressed
CREATE TABLE archive (
  table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
  entries BLOB NOT NULL
) STRICT;
CREATE TRIGGER archive_is_never_changed BEFORE UPDATE ON archive
BEGIN SELECT RAISE(ABORT, 'what happened at a table is never changed'); END;

DROP TRIGGER log_only_grows;
CREATE TRIGGER log_only_grows BEFORE DELETE ON log
WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
  AND NOT EXISTS (SELECT 1 FROM archive WHERE table_id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'what happened at a table is never deleted'); END;
`;
