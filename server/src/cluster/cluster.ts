import { type Bus, NO_BUS } from './bus.js';
import { ALL_OURS, type Leases } from './leases.js';

/** The other nodes that serve the same tables from the same store. */
export type Cluster = {
  /** What this node is called among them; null: there are no others. */
  readonly node: string | null;
  readonly bus: Bus;
  readonly leases: Leases;
  /** Hands over what is this node's, and goes. */
  close(): Promise<void>;
};

/** One process. */
export const ALONE: Cluster = { node: null, bus: NO_BUS, leases: ALL_OURS, close: () => Promise.resolve() };
