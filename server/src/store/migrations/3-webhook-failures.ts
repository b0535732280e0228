/** How often in a row an address could not be called: who restarts the server does not begin to count anew. */
export const webhookFailures = `
ALTER TABLE webhooks ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
`;
