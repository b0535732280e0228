import { VERSIONS, type Versions } from '@castellan/protocol';
import { Connections } from '../../store/postgres/connections.js';
import { LOG_CHANNEL, readNotes } from '../../store/postgres/notes.js';
import type { Cluster } from '../cluster.js';
import { Link } from './link.js';
import { BUS_CHANNEL, PostgresBus } from './postgres-bus.js';
import { PostgresLeases } from './postgres-leases.js';

/** Nodes that share a PostgreSQL: it carries what they say to each other, and what belongs to whom. */
export async function openPostgresCluster(
  url: string,
  node: string,
  complain: (what: string, error: unknown) => void,
  versions: Versions = VERSIONS,
): Promise<Cluster> {
  const connections = new Connections(url);
  const link: Link = new Link(connections, [LOG_CHANNEL, BUS_CHANNEL], {
    heard: (channel, payload) => {
      if (channel === BUS_CHANNEL) bus.heard(payload);
      else for (const { table, seq } of readNotes(payload)) bus.entry(table, seq);
    },
    connected: () => {
      bus.connected();
      leases.doubt();
      void leases.beat();
    },
    complain,
  });
  const bus = new PostgresBus(node, link, complain, versions);
  const leases = new PostgresLeases(node, link, {
    died: (dead) => bus.died(dead),
    // others have forgotten who is here
    reborn: () => bus.connected(),
    complain,
  });
  // what a node leaves is taken at once
  bus.listen({ message: ({ type }) => void (type === 'bye' && leases.beat()) });
  await link.open();
  // the second finds the first, and with it the time
  await leases.beat();
  await leases.beat();
  return {
    node,
    bus,
    leases,
    now: () => leases.clock.now(),
    close: async () => {
      await leases.close();
      bus.tell({ type: 'bye' });
      await bus.settled();
      link.close();
      await connections.close();
    },
  };
}
