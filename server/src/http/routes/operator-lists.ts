import { idPattern } from '@castellan/protocol';
import type { ListedTable } from '../../store/operations/tables.js';
import { reasonIn } from '../body.js';
import { refused } from '../refusal.js';
import type { OperatorParts, OperatorRoute } from './operator.js';

const MOST = 200;
const TABLE = new RegExp(`^${idPattern('table')}$`);
const PERSON = new RegExp(`^${idPattern('person')}$`);

/** What the operator looks at: the server, its tables, its people, and what was reported. */
export function listRoutes({ store, gate, running }: OperatorParts): OperatorRoute[] {
  const seen = <T>(read: (now: NonNullable<ReturnType<typeof running>>) => T, otherwise: T): T => {
    const now = running();
    return now === null ? otherwise : read(now);
  };
  return [
    {
      method: 'GET',
      path: '/api/operator/overview',
      async answer() {
        const { access, openers } = gate;
        const health = seen((now) => now.health(), null);
        return { body: { access, openers, health, storage: await store.run('storage', undefined) } };
      },
    },
    {
      method: 'GET',
      path: '/api/operator/tables',
      async answer() {
        const found = await store.run('latestTables', { limit: MOST });
        const tables = found.map((one) => ({
          ...lineOf(one),
          watchers: seen((now) => now.watchersAt(one.table.id), null),
        }));
        return { body: { tables } };
      },
    },
    {
      method: 'DELETE',
      path: '/api/operator/tables/:table',
      async answer({ parts: { table }, body }) {
        const now = TABLE.test(table) ? running() : null;
        const isKnown = now !== null && (await now.closeTable(table, reasonIn(body)));
        if (!isKnown) throw refused('no-such-table', 'there is no such table');
        return { body: {} };
      },
    },
    {
      method: 'POST',
      path: '/api/operator/people',
      // what is looked for is somebody's name: it stands in no address
      async answer({ body }) {
        const find = typeof body.find === 'string' ? body.find.trim().slice(0, 60) : '';
        const found = await store.run('listPeople', { find, limit: MOST });
        const people = found.map((one) => ({
          ...one,
          isHere: seen((now) => now.isHere(one.id), false),
          isBanned: gate.banOf(one.id, '') !== null,
        }));
        return { body: { people } };
      },
    },
    {
      method: 'PUT',
      path: '/api/operator/people/:person',
      async answer({ parts: { person }, body }) {
        if (typeof body.mayOpen !== 'boolean') throw refused('malformed', 'mayOpen: yes or no');
        const isKnown =
          PERSON.test(person) && (await store.run('setMayOpen', { person, mayOpen: body.mayOpen }));
        if (!isKnown) throw refused('no-such-address', 'there is no such person');
        gate.forget(person);
        return { body: {} };
      },
    },
    {
      method: 'GET',
      path: '/api/operator/reports',
      answer: async () => ({ body: { reports: await store.run('reports', { limit: MOST }) } }),
    },
    {
      method: 'DELETE',
      path: '/api/operator/reports/:id',
      async answer({ parts: { id } }) {
        await store.run('deleteReport', { id: Number(id) });
        return { body: {} };
      },
    },
  ];
}

/** A table without what would let somebody play there: no keys, no seed. */
function lineOf({ table, seats }: ListedTable) {
  const { id, game, status, visibility, created, updated } = table;
  return {
    id,
    game,
    status,
    isPublic: visibility === 'public',
    created,
    updated,
    seats: seats.map(({ person, name, bot }) => ({ person, name, isBot: person === null && bot !== null })),
  };
}
