export { Clock, type ClockSetup, type ClockState } from './clock.js';
export { Follower, type Shown } from './follower.js';
export type {
  Entry,
  KeptTable,
  Offer,
  Refusal,
  Request,
  Sight,
  Sitter,
  Step,
  TableSetup,
  Update,
} from './messages.js';
export { type Entropy, Table } from './table.js';
