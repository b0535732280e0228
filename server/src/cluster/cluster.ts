import type { Versions } from '@castellan/protocol';
import { newNodeId } from '../ids.js';
import { type Bus, NO_BUS } from './bus.js';
import { ALL_OURS, type Leases } from './leases.js';

/** The other nodes that serve the same tables from the same store. */
export type Cluster = {
  /** What this node is called among them; null: there are no others. */
  readonly node: string | null;
  readonly bus: Bus;
  readonly leases: Leases;
  /** The time that all of them have; null: the machine's. */
  readonly now: (() => number) | null;
  /** Hands over what is this node's, and goes. */
  close(): Promise<void>;
};

/** Those who share a PostgreSQL are nodes of one cluster; a server with a folder of its own is alone. */
export async function openCluster(
  { databaseUrl }: { readonly databaseUrl: string | null },
  complain: (what: string, error: unknown) => void,
  versions: Versions,
): Promise<Cluster> {
  if (databaseUrl === null) return ALONE;
  // who has no PostgreSQL loads nothing of it
  const { openPostgresCluster } = await import('./postgres/postgres-cluster.js');
  return openPostgresCluster(databaseUrl, newNodeId(), complain, versions);
}

/** One process. */
export const ALONE: Cluster = {
  node: null,
  bus: NO_BUS,
  leases: ALL_OURS,
  now: null,
  close: () => Promise.resolve(),
};
