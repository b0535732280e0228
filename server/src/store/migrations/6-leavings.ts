/** Games of strangers that somebody left before their end, and how much that weighs. */
export const leavings = `
CREATE TABLE leavings (
  person TEXT NOT NULL REFERENCES people(id),
  table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  weight INTEGER NOT NULL,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
`;
