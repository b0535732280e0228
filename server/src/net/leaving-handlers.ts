import type { OnlineTable } from '../tables/online-table.js';
import type { Connection } from './connection.js';
import type { Handlers } from './message-handlers.js';
import { somebody } from './somebody.js';

type Watched = (connection: Connection, table: string) => OnlineTable;
type Done = (connection: Connection, id: number) => void;

/** Ways out of a game, and what all who play agree upon in it. Each is answered when it is kept. */
export function leavingHandlers(
  watched: Watched,
  done: Done,
): Pick<Handlers, 'resign' | 'abort' | 'offer' | 'claim' | 'hints'> {
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
    async hints(connection, { id, table: name, on }) {
      const table = watched(connection, name);
      table.hints.ask(somebody(connection), on);
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
