/** Which games have been rated, so that none is twice. */
export const ratedGames = `
CREATE TABLE rated (
  table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
