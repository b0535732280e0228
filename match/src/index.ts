export { Clock, type ClockReading, type TimeControl } from './clock.js';
export type { Entropy } from './course.js';
export { Follower, type Shown } from './follower.js';
export type {
  Entry,
  KeptTable,
  Offer,
  Request,
  Sight,
  Sitter,
  Step,
  TableRejection,
  Update,
} from './messages.js';
export { Table } from './table.js';
