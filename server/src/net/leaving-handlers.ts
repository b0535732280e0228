import type { OnlineTable } from '../tables/online-table.js';
import type { Connection } from './connection.js';
import type { Handlers } from './message-handlers.js';
import { somebody } from './somebody.js';

type Watched = (connection: Connection, table: string) => OnlineTable;
type Done = (connection: Connection, id: number) => void;

/** Ways out of a game. Each is answered when it is kept. */
export function leavingHandlers(
  watched: Watched,
  done: Done,
): Pick<Handlers, 'resign' | 'abort' | 'offer' | 'claim'> {
  return {
    async resign(connection, { id, table: name, seat }) {
      const table = watched(connection, name);
      table.leaving.resign(somebody(connection), seat);
      await table.kept();
      done(connection, id);
    },
    async abort(connection, { id, table: name }) {
      const table = watched(connection, name);
      table.leaving.abort(somebody(connection));
      await table.kept();
      done(connection, id);
    },
    async offer(connection, { id, table: name, end }) {
      const table = watched(connection, name);
      table.leaving.offer(somebody(connection), end);
      await table.kept();
      done(connection, id);
    },
    async claim(connection, { id, table: name, ...claim }) {
      const table = watched(connection, name);
      table.leaving.claim(somebody(connection), claim);
      await table.kept();
      done(connection, id);
    },
  };
}
