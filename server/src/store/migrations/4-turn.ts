/** What was meant to hold a whole position only ever said whose turn it is, and is called that. */
export const turn = `
ALTER TABLE tables RENAME COLUMN snapshot TO turn;
ALTER TABLE tables RENAME COLUMN snapshot_seq TO turn_seq;
`;
