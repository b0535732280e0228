import type { Connection } from './connection.js';
import type { Decide, Handlers } from './message-handlers.js';
import { personOf } from './person-of.js';

type Done = (connection: Connection, id: number) => void;

/** Ways out of a game, and what all who play agree upon in it. Each is answered when it is kept. */
export function leavingHandlers(
  decide: Decide,
  done: Done,
): Pick<Handlers, 'resign' | 'abort' | 'offer' | 'claim' | 'hints'> {
  return {
    async resign(connection, { id, table, seat }) {
      await decide(connection, table, ({ leaving }) => leaving.resign(personOf(connection), seat));
      done(connection, id);
    },
    async abort(connection, { id, table }) {
      await decide(connection, table, ({ leaving }) => leaving.abort(personOf(connection)));
      done(connection, id);
    },
    async offer(connection, { id, table, end }) {
      await decide(connection, table, ({ leaving }) => leaving.offer(personOf(connection), end));
      done(connection, id);
    },
    async hints(connection, { id, table, on }) {
      await decide(connection, table, ({ hints }) => hints.ask(personOf(connection), on));
      done(connection, id);
    },
    async claim(connection, { id, table, ...claim }) {
      await decide(connection, table, ({ leaving }) => leaving.claim(personOf(connection), claim));
      done(connection, id);
    },
  };
}
