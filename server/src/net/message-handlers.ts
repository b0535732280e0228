import {
  agreedVersion,
  dialectOf,
  LIMITS,
  type ToServer,
  type ToServerOf,
  type Versions,
} from '@castellan/protocol';
import { charactersAt } from '../games.js';
import type { Cost, Costs } from '../limits/costs.js';
import { LOOKUPS } from '../limits/rates.js';
import { Slots } from '../limits/slots.js';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import type { OnlineTable } from '../tables/online-table.js';
import type { Tables } from '../tables/tables.js';
import { joinedText } from '../tables/views.js';
import type { Connection } from './connection.js';
import { hostingHandlers } from './hosting-handlers.js';
import { leavingHandlers } from './leaving-handlers.js';
import type { LobbyFeed } from './lobby-feed.js';
import { personOf } from './person-of.js';
import type { Quotas } from './quotas.js';

export type HandlerServices = {
  readonly tables: Tables;
  /** The person with their new name. */
  rename(person: Person, name: string, look: number): Promise<Person>;
  /** Whether somebody may open tables here. */
  mayOpen(person: Person): Promise<boolean>;
  readonly lobby: Pick<LobbyFeed, 'add' | 'remove'>;
  readonly costs: Pick<Costs, 'take'>;
  readonly quotas: Quotas;
  /** Which versions of the protocol are spoken. */
  readonly versions: Versions;
  now(): number;
};

export type Handlers = {
  [T in ToServer['type']]: (connection: Connection, message: ToServerOf<T>) => void | Promise<void>;
};

/** Does something at a table that somebody watches. */
export type Decide = (
  connection: Connection,
  name: string,
  act: (table: OnlineTable) => void,
) => Promise<void>;

/** So often something is done again where other nodes are faster. */
const MOST_TRIES = 3;

/** What the server does with each kind of message. Whatever it throws as `Refused` is the answer. */
export function messageHandlers(services: HandlerServices): Handlers {
  const { tables, rename, mayOpen, lobby, costs, quotas, versions, now } = services;
  const lookups = new Slots(LOOKUPS);
  const done = (connection: Connection, id: number, more: { table?: string; key?: string } = {}): void =>
    connection.say({ type: 'done', id, ...more });
  const take = (cost: Cost, connection: Connection, amount = 1): void => {
    const retryAfter = costs.take(cost, connection.payer, amount);
    if (retryAfter > 0) throw new Refused('too-fast', 'slower, please', { retryAfter });
  };
  /** Whoever wants to open a table, if they may. */
  const opener = async (connection: Connection): Promise<Person> => {
    quotas.insistOnTable(connection);
    take('tables', connection);
    const person = personOf(connection);
    if (!(await mayOpen(person))) throw new Refused('may-not-open', 'only some people open tables here');
    return person;
  };
  /** Looks into the store, in turn with others. */
  const lookUp = <T>(connection: Connection, work: () => Promise<T>): Promise<T> => {
    take('lookups', connection);
    const found = lookups.run(connection.address, work);
    if (found === null) throw new Refused('too-fast', 'slower, please', { retryAfter: 1000 });
    return found;
  };
  const watched = (connection: Connection, id: string): OnlineTable => {
    const table = connection.watched.get(id);
    if (table === undefined) throw new Refused('no-such-table', 'watch the table first');
    // what could not be kept was given up, and is here again as it was kept
    return table.isGone ? (tables.here(id) ?? table) : table;
  };
  /** Done and kept; where another node was first, it is done again on what is true. */
  const decide: Decide = async (connection, name, act) => {
    for (let tries = 0; ; tries++) {
      const table = watched(connection, name);
      act(table);
      try {
        return await table.kept();
      } catch (error) {
        if (!table.elsewhere.isShared || tries === MOST_TRIES) throw error;
        await tables.get(name);
      }
    }
  };

  return {
    hello(connection, { id, ...theirs }) {
      const protocol = agreedVersion(versions, theirs);
      if (protocol === null) {
        const { oldest, newest } = versions;
        const which = oldest === newest ? `version ${newest}` : `versions ${oldest} to ${newest}`;
        throw new Refused('unsupported-protocol', `this server speaks ${which}`);
      }
      connection.dialect = dialectOf(versions, protocol);
      connection.greeted = true;
      const { person } = connection;
      const me = person === null ? null : { ...person, look: person.look };
      connection.say({ type: 'welcome', id, protocol, me, now: now() });
    },
    ping: (connection, { id }) => connection.say({ type: 'pong', id, now: now() }),
    async profile(connection, { id, name, look }) {
      connection.person = await rename(personOf(connection), name, look);
      done(connection, id);
    },

    async create(connection, { id, setup }) {
      const table = await tables.create(setup, await opener(connection));
      quotas.opened(table, connection);
      done(connection, id, { table: table.id });
    },
    async 'play-now'(connection, { id, ...wish }) {
      const table = await tables.playNow.find(wish, await opener(connection));
      if (table.info.host === connection.person?.id) quotas.opened(table, connection);
      done(connection, id, { table: table.id });
    },
    lobby(connection, { id, on, changes = false }) {
      connection.wantsChanges = changes;
      done(connection, id);
      if (on) lobby.add(connection);
      else lobby.remove(connection);
    },
    async mine(connection, { id }) {
      const person = personOf(connection);
      const mine = await lookUp(connection, () => tables.mine(person));
      connection.measure(() => connection.say({ type: 'mine', id, tables: mine }));
    },

    async watch(connection, { id, table: name, sheets }) {
      if (connection.watched.size >= LIMITS.watched && !connection.watched.has(name))
        throw new Refused('too-many', 'leave another table first');
      if (connection.program !== null && connection.program.table !== name)
        throw new Refused('not-allowed', 'this key is for another table');
      if (!connection.watched.has(name)) quotas.insistOnWatching(connection);
      let table = tables.here(name) ?? (await lookUp(connection, () => tables.get(name)));
      while (table.elsewhere.rowsOnTheWay !== null) {
        await table.elsewhere.rowsOnTheWay;
        table = tables.here(name) ?? table;
      }
      // whoever has hung up meanwhile would be here for ever
      if (!connection.isOpen) return;
      connection.watched.set(name, table);
      const storage = { kind: 'storage', message: 'come again' } as const;
      table.listen(
        connection,
        (welcome) =>
          connection.measure(() =>
            connection.send(joinedText(id, welcome, table.telling.sheetFields(connection, sheets))),
          ),
        () => connection.refuse(storage, id),
      );
      const names = new Map(table.seating.places.map((place) => [place.person, place.name]));
      for (const remark of await table.talk.last((person) => names.get(person) ?? '')) connection.say(remark);
    },
    leave(connection, { id, table }) {
      connection.watched.get(table)?.unlisten(connection);
      connection.watched.delete(table);
      done(connection, id);
    },
    async sit(connection, { id, table, seat }) {
      quotas.insistOnSeat(connection, watched(connection, table));
      take('seats', connection);
      await watched(connection, table).seats.sit(personOf(connection), seat);
      done(connection, id);
    },
    async stand(connection, { id, table, seat }) {
      await watched(connection, table).seats.stand(personOf(connection), seat);
      done(connection, id);
    },
    async return(connection, { id, table, seat }) {
      await watched(connection, table).seats.comeBack(personOf(connection), seat);
      done(connection, id);
    },
    async 'seat-bot'(connection, { id, table: name, seat, bot }) {
      const table = watched(connection, name);
      await table.seats.seatBot(personOf(connection), seat, bot, charactersAt(table.game.id, table.options));
      done(connection, id);
    },
    async first(connection, { id, table, first }) {
      await watched(connection, table).firstPlayer.choose(personOf(connection), first);
      done(connection, id);
    },
    'seat-key'(connection, { id, table, seat }) {
      done(connection, id, { key: watched(connection, table).seats.keyOf(personOf(connection), seat) });
    },

    move: (connection, message) => watched(connection, message.table).request(connection, message),
    undo: (connection, message) => watched(connection, message.table).request(connection, message),
    resync: (connection, { table }) => watched(connection, table).telling.resync(connection),

    pause(connection, { id, table, on }) {
      watched(connection, table).pause(personOf(connection), on);
      done(connection, id);
    },
    keep(connection, { id, table }) {
      watched(connection, table).idle.keep(personOf(connection));
      done(connection, id);
    },
    async rematch(connection, { id, table }) {
      take('tables', connection);
      const next = await tables.rematches.ask(watched(connection, table), personOf(connection));
      done(connection, id, { table: next });
    },
    ink(connection, message) {
      take('ink', connection, message.add.length);
      const table = watched(connection, message.table);
      table.seating.owned(personOf(connection), message.seat);
      table.telling.ink(connection, message);
    },
    async say(connection, { id, table: name, saying }) {
      const table = watched(connection, name);
      const person = personOf(connection);
      take('remarks', connection);
      if (saying.kind === 'text' && !table.setup.freeText)
        throw new Refused('not-allowed', 'this table has phrases and stickers only');
      const [seat = null] = table.seating.heldBy(connection);
      if (seat === null && table.setup.isPublic)
        throw new Refused('not-allowed', 'only who plays talks here');
      if (table.hosting.isRemoved(person.id))
        throw new Refused('not-allowed', 'the host does not want you here');
      const said = await table.talk.say(person, seat, saying, now());
      table.audience.tell(said);
      table.elsewhere.tell({ type: 'said', n: said.n, name: person.name });
      done(connection, id);
    },
    ...leavingHandlers(decide, done),
    ...hostingHandlers(watched, decide, done),
    async seek(connection, { id, wish, push = false }) {
      const person = personOf(connection);
      if (wish === null) tables.seekers.stop(person.id);
      else {
        await opener(connection);
        await tables.playNow.mayMeet(wish, person);
        tables.seekers.seek(connection, person, wish, push);
      }
      done(connection, id);
    },
    async report(connection, { id, table, n }) {
      take('remarks', connection);
      await watched(connection, table).talk.report(n, personOf(connection).id, now());
      done(connection, id);
    },
  };
}
