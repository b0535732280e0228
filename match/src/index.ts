export type { KeptTable, Offer, Refusal, Request, Sight, Sitter, TableSetup, Update } from './messages.js';
export { type Entropy, Table } from './table.js';
