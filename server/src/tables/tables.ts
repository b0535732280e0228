import type { AnyGame } from '@castellan/kernel';
import type { TableListItem, TableSetup } from '@castellan/protocol';
import { registry } from '../games.js';
import type { Person } from '../people/person.js';
import { insist, Refused } from '../refused.js';
import type { FoundTable, ListedTable } from '../store/operations/tables.js';
import { insistOnCalm } from './conduct.js';
import type { KeptSetup } from './first-player.js';
import { listItemOf } from './list-item.js';
import { Lobby } from './lobby.js';
import { type NewSeat, newTable } from './new-table.js';
import { OnlineTable } from './online-table.js';
import { PlayNow } from './play-now.js';
import { Rematches } from './rematches.js';
import { Seekers, type WaitingTable } from './seekers.js';
import { SharedTables } from './shared-tables.js';
import type { TableServices } from './table-services.js';

/** A person's list shows so many of their latest tables. */
const LISTED = 50;
/** Tables that nobody is at stay in memory so long. */
const IDLE_FOR = 10 * 60_000;

/** The work of bringing people together who look for the same. */
const SEEKERS = ':seekers';
/** So far back, and so many: it is looked much more often. */
const REREAD = 5 * 60_000;
const MOST_REREAD = 1_000;

/** All tables: those in memory, and through the store all others. */
export class Tables {
  readonly #services: TableServices;
  readonly #tables = new Map<string, Promise<OnlineTable | null>>();
  readonly #open = new Map<string, OnlineTable>();
  readonly #idleSince = new Map<string, number>();
  /** Public tables that wait for somebody. */
  readonly lobby: Lobby;
  readonly rematches: Rematches;
  readonly playNow: PlayNow;
  readonly seekers: Seekers;
  /** The same tables at other nodes. */
  readonly shared: SharedTables;

  constructor(services: TableServices, lobbyChanged: () => void, aroundChanged: () => void = () => {}) {
    this.#services = services;
    const { now, after, complain, notices } = services;
    this.seekers = new Seekers({
      now,
      after,
      complain,
      seat: (wish, person) => this.playNow.find(wish, person),
      waiting: () => [...this.lobby.tables()].map(waitingAt),
      call: (person, table, game) => notices.yourTurn({ person, table, game, kind: 'found' }),
      changed: aroundChanged,
      bus: services.bus,
      isMatcher: () => services.leases.holds(SEEKERS),
    });
    services.leases.want(SEEKERS);
    services.leases.watch(({ name }) => name === SEEKERS && this.seekers.look());
    this.lobby = new Lobby(() => {
      lobbyChanged();
      this.seekers.look();
    });
    this.playNow = new PlayNow(this, services);
    this.rematches = new Rematches(this, services.store);
    this.shared = new SharedTables(this, services);
  }

  /** Takes up what was going on when the server was last here. */
  async start(since: number): Promise<void> {
    const inPlay = await this.#services.store.run('tablesInPlay', { since });
    if (this.#services.bus.isShared) await this.shared.takeUp(inPlay);
    else for (const id of inPlay) await this.find(id);
    const waiting = await this.#services.store.run('publicTables', { limit: 100 });
    for (const { table } of waiting.reverse()) await this.find(table.id);
  }

  get count(): number {
    return this.#open.size;
  }

  get inMemory(): Iterable<OnlineTable> {
    return this.#open.values();
  }

  /** A table by its id, fetched from the store if need be. */
  async get(id: string): Promise<OnlineTable> {
    const table = await this.find(id);
    if (table === null) throw new Refused('no-such-table', 'there is no such table');
    return table;
  }

  /** Those in memory at once: most messages are about these. */
  here(id: string): OnlineTable | undefined {
    return this.#open.get(id);
  }

  /** One that is being fetched. */
  coming(id: string): Promise<OnlineTable | null> | undefined {
    return this.#tables.get(id);
  }

  /** How many wait for somebody where all can see them. */
  get openCount(): number {
    return this.lobby.size;
  }

  find(id: string): Promise<OnlineTable | null> {
    return this.#tables.get(id) ?? this.#expect(id, this.#load(id));
  }

  /** Whoever asks for a table that is on its way waits for the same one. */
  #expect<T extends OnlineTable | null>(id: string, coming: Promise<T>): Promise<T> {
    this.#tables.set(id, coming);
    coming.then(
      (table) => {
        if (table === null) this.#tables.delete(id);
      },
      () => this.#tables.delete(id),
    );
    return coming;
  }

  async #load(id: string): Promise<OnlineTable | null> {
    const { store } = this.#services;
    const [found, drawings] = await Promise.all([
      store.run('findTable', { id }),
      store.run('drawingsOf', { table: id }),
    ]);
    if (found === null) return null;
    return this.#host(found, drawings);
  }

  #host(found: FoundTable, drawings: ConstructorParameters<typeof OnlineTable>[2]): OnlineTable {
    const game = insist(registry.findVersion(found.table.game, found.table.rulesVersion));
    const table = new OnlineTable(game, found, drawings, this.#services, {
      broken: (one) => this.#giveUp(one),
      changedStatus: (one) => this.lobby.update(one),
      deleted: (one) => this.#forget(one),
      freed: (one) => this.shared.keep(one),
    });
    this.#open.set(table.id, table);
    this.lobby.update(table);
    table.takingUp.wake();
    this.shared.keep(table);
    return table;
  }

  /** What is in the store is the truth: whoever was here gets it anew. */
  #giveUp(table: OnlineTable): void {
    this.#forget(table);
    this.shared.readAnew(table.id).then(
      (again) => again !== null && table.succession.pass(again),
      (error) => this.#services.complain(`table ${table.id} cannot be read`, error),
    );
  }

  #forget(table: OnlineTable): void {
    table.close();
    this.#tables.delete(table.id);
    this.#open.delete(table.id);
    this.#idleSince.delete(table.id);
    this.lobby.remove(table.id);
  }

  /** Tables that were ended beside this server, in a terminal: what is in the store is the truth. */
  async reread(): Promise<void> {
    const { store, now } = this.#services;
    const ended = await store.run('endedGames', { since: now() - REREAD, limit: MOST_REREAD });
    for (const id of ended) {
      const here = this.#open.get(id);
      if (here !== undefined && here.status !== 'over') this.#giveUp(here);
    }
  }

  /** A table that nobody wants any more. Answers whether it is gone: not if somebody is there, or on their way. */
  async delete(id: string): Promise<boolean> {
    const here = this.#open.get(id);
    if (here === undefined ? this.#tables.has(id) : here.audience.listeners.size > 0) return false;
    const { store, leases, bus } = this.#services;
    // whoever keeps it at another node may have somebody there
    const isTheirs = bus.isShared && (here?.audience.isNobody === false || (await leases.take(id)) === null);
    if (isTheirs) return false;
    if (here !== undefined) this.#forget(here);
    await store.run('deleteTable', { id });
    leases.release(id);
    bus.tell({ type: 'gone', table: id });
    return true;
  }

  #putAway(table: OnlineTable): void {
    const turn = table.turn();
    const { isKept } = table.elsewhere;
    this.#forget(table);
    if (isKept) {
      this.#services.leases.release(table.id);
      this.#services.bus.tell({ type: 'free', table: table.id });
    }
    if (turn === null || !isKept) return;
    this.#services.store
      .run('setTurn', { id: table.id, turn })
      .catch((error) => this.#services.complain(`whose turn it is at table ${table.id}`, error));
  }

  /** Lets go of tables that nobody has been at for some time. */
  sweep(): void {
    const now = this.#services.now();
    for (const table of this.#open.values()) {
      if (!table.isIdle() || this.lobby.has(table.id)) {
        this.#idleSince.delete(table.id);
        continue;
      }
      const since = this.#idleSince.get(table.id) ?? now;
      this.#idleSince.set(table.id, since);
      if (now - since >= IDLE_FOR) this.#putAway(table);
    }
  }

  async create(setup: TableSetup, person: Person): Promise<OnlineTable> {
    const { store, now } = this.#services;
    if (setup.isPublic) await insistOnCalm(store, person.id, now());
    const game = insist(registry.find(setup.game));
    const seats = setup.seats.map((seat, i) => ({
      seat: i,
      person: seat.kind === 'me' ? person.id : null,
      bot: seat.kind === 'bot' ? seat.bot : null,
      name: seat.kind === 'me' ? person.name : '',
      look: seat.look,
    }));
    return this.open(game, setup, seats, person.id);
  }

  /** A table that nobody has seen yet. */
  async open(game: AnyGame, setup: KeptSetup, seats: readonly NewSeat[], host: string): Promise<OnlineTable> {
    const { kept, found } = newTable(game, setup, seats, host, this.#services);
    const { id } = found.table;
    const opened = this.#services.store.run('createTable', kept).then(() => {
      if (setup.isPublic) this.#services.bus.tell({ type: 'open', table: id });
      return this.#host(found, []);
    });
    return this.#expect(id, opened);
  }

  /** Those that wait for the person first, then the latest. */
  async mine(person: Person): Promise<TableListItem[]> {
    const rows = await this.#services.store.run('tablesOf', { person: person.id, limit: LISTED });
    const items: TableListItem[] = [];
    for (const row of rows) if (!isClosed(row)) items.push(await this.#item(row, person.id));
    const order = (item: TableListItem): number => (item.isMyTurn ? 0 : item.status === 'over' ? 2 : 1);
    return items.sort((a, b) => order(a) - order(b) || b.updated - a.updated);
  }

  async #item(row: ListedTable, person: string): Promise<TableListItem> {
    const { id, status } = row.table;
    const here = this.here(id);
    if (here !== undefined) return here.listItem(person);
    if (status !== 'playing') return listItemOf(row, [], person);
    const turn = await this.#services.store.run('latestTurn', { id });
    if (turn !== null) return listItemOf(row, JSON.parse(turn.actors), person);
    const found = await this.find(id).catch(() => null);
    return found === null ? listItemOf(row, [], person) : found.listItem(person);
  }

  /** A guest has turned out to be somebody we know: their seats are that person's. */
  moved(from: string, to: Person): void {
    for (const table of this.#open.values()) table.seats.moved(from, to);
    // also those that are being fetched: what is read of them may be from before
    for (const found of this.#tables.values())
      found.then((table) => table?.seats.moved(from, to)).catch(() => {});
  }

  /** Somebody wants to be forgotten: a bot plays on for them. */
  async forgotten(person: string): Promise<void> {
    const rows = await this.#services.store.run('tablesOf', { person, limit: 10_000 });
    for (const { table } of rows)
      if (table.status !== 'over' || this.#open.has(table.id))
        (await this.find(table.id))?.seats.forgotten(person);
  }

  /** Somebody is banned: seats of games that have not begun are free, and bots play the others. */
  async shutOut(person: string): Promise<void> {
    const rows = await this.#services.store.run('tablesOf', { person, limit: 10_000 });
    for (const { table } of rows)
      if (table.status !== 'over') await (await this.find(table.id))?.seats.shutOut(person);
  }

  close(): void {
    this.shared.stop();
    for (const table of this.#open.values()) table.close();
  }
}

/** What a table that waits would be for somebody who looks for others, and who waits there. */
function waitingAt({ setup, seating, presence, hosting }: OnlineTable): WaitingTable {
  const people = seating.people().flatMap(({ person }) => (person === null ? [] : [person]));
  return {
    wish: { game: setup.game, players: seating.places.length, clock: setup.clock },
    people: people.filter((person) => presence.isAround(person)),
    isFor: (person) => !people.includes(person) && !hosting.isRemoved(person),
  };
}

/** Closed before it began: there is nothing to look at. */
function isClosed({ table: { outcome } }: ListedTable): boolean {
  return outcome !== null && (JSON.parse(outcome) as { reason?: unknown }).reason === 'closed';
}
