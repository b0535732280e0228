import { PROTOCOL, type ToServer, type ToServerOf } from '@castellan/protocol';
import { charactersAt } from '../games.js';
import { Buckets } from '../http/buckets.js';
import type { Person } from '../people/person.js';
import type { OnlineTable } from '../tables/online-table.js';
import { Refused } from '../tables/problem.js';
import type { Tables } from '../tables/tables.js';
import type { Line } from './line.js';

export type Asked = {
  readonly tables: Tables;
  /** The person with their new name. */
  rename(person: Person, name: string, look: number): Promise<Person>;
  lobby(line: Line): void;
  now(): number;
};

type Handlers = { [T in ToServer['type']]: (line: Line, message: ToServerOf<T>) => void | Promise<void> };

/** What the server does with each kind of message. Whatever it throws as `Refused` is the answer. */
export function answers({ tables, rename, lobby, now }: Asked): Handlers {
  const openings = new Buckets({ burst: 20, perSecond: 0.2 }, now);
  const remarks = new Buckets({ burst: 6, perSecond: 0.5 }, now);
  const inks = new Buckets({ burst: 200_000, perSecond: 20_000 }, now);

  const done = (line: Line, id: number, more: { table?: string; key?: string } = {}): void =>
    line.say({ type: 'done', id, ...more });
  const slow = (buckets: Buckets, line: Line, amount = 1): void => {
    const retryAfter = Math.ceil(1000 * buckets.take(line.person?.id ?? line.address, amount));
    if (retryAfter > 0) throw new Refused('too-fast', 'slower, please', { retryAfter });
  };
  const watched = (line: Line, id: string): OnlineTable => {
    const table = line.watched.get(id);
    if (table === undefined) throw new Refused('no-such-table', 'watch the table first');
    // what could not be kept was given up, and is here again as it was kept
    return table.isGone ? (tables.here(id) ?? table) : table;
  };

  return {
    hello(line, { id, protocol }) {
      if (protocol !== PROTOCOL)
        throw new Refused('unsupported-protocol', `this server speaks version ${PROTOCOL}`);
      line.greeted = true;
      const { person } = line;
      const me = person === null ? null : { ...person, look: person.look };
      line.say({ type: 'welcome', id, protocol: PROTOCOL, me, now: now() });
    },
    ping: (line, { id }) => line.say({ type: 'pong', id, now: now() }),
    async profile(line, { id, name, look }) {
      line.person = await rename(somebody(line), name, look);
      done(line, id);
    },

    async create(line, { id, setup }) {
      slow(openings, line);
      const table = await tables.create(setup, somebody(line));
      done(line, id, { table: table.id });
    },
    async 'play-now'(line, { id, game }) {
      slow(openings, line);
      const table = await tables.playNow(game, somebody(line));
      done(line, id, { table: table.id });
    },
    lobby(line, { id, on }) {
      line.wantsLobby = on;
      done(line, id);
      if (on) lobby(line);
    },
    async mine(line, { id }) {
      line.say({ type: 'mine', id, tables: await tables.mine(somebody(line)) });
    },

    async watch(line, { id, table: name }) {
      if (line.watched.size >= 20 && !line.watched.has(name))
        throw new Refused('too-many', 'leave another table first');
      if (line.program !== null && line.program.table !== name)
        throw new Refused('not-allowed', 'this key is for another table');
      const table = await tables.get(name);
      // whoever has hung up meanwhile would be here for ever
      if (!line.isOpen) return;
      line.watched.set(name, table);
      const storage = { kind: 'storage', message: 'come again' } as const;
      table.listen(
        line,
        (joined) => line.say({ type: 'joined', id, joined }),
        () => line.refuse(storage, id),
      );
      const names = new Map(table.seating.places.map((place) => [place.person, place.name]));
      for (const remark of await table.talk.last((person) => names.get(person) ?? '')) line.say(remark);
    },
    leave(line, { id, table }) {
      line.watched.get(table)?.unlisten(line);
      line.watched.delete(table);
      done(line, id);
    },
    async sit(line, { id, table, seat }) {
      await watched(line, table).seats.sit(somebody(line), seat);
      done(line, id);
    },
    async stand(line, { id, table, seat }) {
      await watched(line, table).seats.stand(somebody(line), seat);
      done(line, id);
    },
    async return(line, { id, table, seat }) {
      await watched(line, table).seats.comeBack(somebody(line), seat);
      done(line, id);
    },
    async 'seat-bot'(line, { id, table: name, seat, bot }) {
      const table = watched(line, name);
      await table.seats.seatBot(somebody(line), seat, bot, charactersAt(table.game.id, table.options));
      done(line, id);
    },
    'seat-key'(line, { id, table, seat }) {
      done(line, id, { key: watched(line, table).seats.keyOf(somebody(line), seat) });
    },

    move: (line, message) => watched(line, message.table).request(line, message),
    undo: (line, message) => watched(line, message.table).request(line, message),
    resync: (line, { table }) => watched(line, table).resync(line),

    pause(line, { id, table, on }) {
      watched(line, table).pause(somebody(line), on);
      done(line, id);
    },
    async rematch(line, { id, table }) {
      slow(openings, line);
      done(line, id, { table: await tables.rematch(watched(line, table), somebody(line)) });
    },
    ink(line, message) {
      slow(inks, line, message.add.length);
      const table = watched(line, message.table);
      table.seating.owned(somebody(line), message.seat);
      table.sheets.add(message);
      const { seat, side, keep, add } = message;
      table.audience.tell({ type: 'ink', table: table.id, seat, side, keep, add }, line);
    },
    async say(line, { id, table: name, saying }) {
      const table = watched(line, name);
      const person = somebody(line);
      slow(remarks, line);
      if (saying.kind === 'text' && !table.setup.freeText)
        throw new Refused('not-allowed', 'this table has phrases and stickers only');
      const [seat = null] = table.seating.heldBy(line);
      if (seat === null && table.setup.isPublic)
        throw new Refused('not-allowed', 'only who plays talks here');
      table.audience.tell(await table.talk.say(person, seat, saying, now()));
      done(line, id);
    },
    async report(line, { id, table, n }) {
      slow(remarks, line);
      await watched(line, table).talk.report(n, somebody(line).id, now());
      done(line, id);
    },
  };
}

function somebody({ person }: Line): Person {
  if (person === null) throw new Refused('not-allowed', 'a program only plays');
  return person;
}
