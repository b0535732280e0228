import type { OnlineTable } from '../tables/online-table.js';
import type { Connection } from './connection.js';
import type { Decide, Handlers } from './message-handlers.js';
import { personOf } from './person-of.js';

type Watched = (connection: Connection, table: string) => OnlineTable;
type Done = (connection: Connection, id: number) => void;

/** What the host of a table asks for. */
export function hostingHandlers(
  watched: Watched,
  decide: Decide,
  done: Done,
): Pick<Handlers, 'close' | 'lock' | 'remove' | 'host'> {
  return {
    async close(connection, { id, table }) {
      await decide(connection, table, ({ hosting }) => hosting.close(personOf(connection)));
      done(connection, id);
    },
    async lock(connection, { id, table, seat, on }) {
      await watched(connection, table).hosting.lock(personOf(connection), seat, on);
      done(connection, id);
    },
    async remove(connection, { id, table, person }) {
      await watched(connection, table).hosting.remove(personOf(connection), person);
      done(connection, id);
    },
    host(connection, { id, table, person }) {
      watched(connection, table).hosting.handOver(personOf(connection), person);
      done(connection, id);
    },
  };
}
