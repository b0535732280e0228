import type { AnyGame, JsonObject } from '@castellan/kernel';
import { PROGRAM, type TableLine, type TableSetup } from '@castellan/protocol';
import { charactersAt, registry } from '../games.js';
import { newSeatKey, newSeed, newTableId } from '../ids.js';
import type { Person } from '../people/person.js';
import type { FoundTable, ListedTable } from '../store/operations/tables.js';
import { setupChance } from './chance.js';
import { writeLine } from './entries.js';
import { lineOf } from './line.js';
import { OnlineTable } from './online-table.js';
import { insist, Refused } from './problem.js';
import type { Surroundings } from './surroundings.js';

/** A person's list shows so many of their latest tables. */
const LISTED = 50;
/** Tables that nobody is at stay in memory so long. */
const IDLE_FOR = 10 * 60_000;

/** All tables: those in memory, and through the store all others. */
export class Tables {
  readonly #around: Surroundings;
  readonly #tables = new Map<string, Promise<OnlineTable | null>>();
  readonly #open = new Map<string, OnlineTable>();
  readonly #idleSince = new Map<string, number>();
  readonly #lobbyChanged: () => void;
  /** Public tables that wait for somebody. */
  readonly #waiting = new Map<string, OnlineTable>();

  constructor(around: Surroundings, lobbyChanged: () => void) {
    this.#around = around;
    this.#lobbyChanged = lobbyChanged;
  }

  /** Takes up what was going on when the server was last here. */
  async start(since: number): Promise<void> {
    const inPlay = await this.#around.store.run('tablesInPlay', { since });
    for (const id of inPlay) await this.find(id);
    for (const { table } of await this.#around.store.run('publicTables', { limit: 100 }))
      await this.find(table.id);
  }

  get count(): number {
    return this.#open.size;
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
    const { store } = this.#around;
    const [found, drawings] = await Promise.all([
      store.run('findTable', { id }),
      store.run('drawingsOf', { table: id }),
    ]);
    if (found === null) return null;
    const all =
      found.snapshot === null ? found.entries : await store.run('entriesAfter', { table: id, after: -1 });
    return this.#host({ ...found, entries: all }, drawings);
  }

  #host(found: FoundTable, drawings: ConstructorParameters<typeof OnlineTable>[2]): OnlineTable {
    const game = insist(registry.findVersion(found.table.game, found.table.rulesVersion));
    const table = new OnlineTable(game, found, drawings, this.#around, {
      broken: (one) => this.#giveUp(one),
      changedStatus: (one) => this.#list(one),
    });
    this.#open.set(table.id, table);
    this.#list(table);
    table.wake();
    return table;
  }

  /** What is in the store is the truth: whoever was here gets it anew. */
  #giveUp(table: OnlineTable): void {
    const listeners = [...table.audience.listeners];
    this.#forget(table);
    this.get(table.id).then(
      (again) => {
        for (const listener of listeners) {
          again.listen(listener, () => again.resync(listener));
        }
      },
      (error) => this.#around.complain(`table ${table.id} cannot be read`, error),
    );
  }

  #forget(table: OnlineTable): void {
    table.close();
    this.#tables.delete(table.id);
    this.#open.delete(table.id);
    this.#idleSince.delete(table.id);
    if (this.#waiting.delete(table.id)) this.#lobbyChanged();
  }

  #putAway(table: OnlineTable): void {
    const snapshot = table.standing();
    this.#forget(table);
    if (snapshot === null) return;
    this.#around.store
      .run('setSnapshot', { id: table.id, snapshot })
      .catch((error) => this.#around.complain(`how table ${table.id} stands`, error));
  }

  #list(table: OnlineTable): void {
    const isListed = table.status === 'waiting' && table.setup.isPublic && !table.seating.isFull();
    const wasListed = this.#waiting.has(table.id);
    if (isListed) this.#waiting.set(table.id, table);
    else this.#waiting.delete(table.id);
    if (isListed || wasListed) this.#lobbyChanged();
  }

  /** Lets go of tables that nobody has been at for some time. */
  sweep(): void {
    const now = this.#around.now();
    for (const table of this.#open.values()) {
      if (!table.isIdle() || this.#waiting.has(table.id)) {
        this.#idleSince.delete(table.id);
        continue;
      }
      const since = this.#idleSince.get(table.id) ?? now;
      this.#idleSince.set(table.id, since);
      if (now - since >= IDLE_FOR) this.#putAway(table);
    }
  }

  async create(setup: TableSetup, person: Person): Promise<OnlineTable> {
    const game = insist(registry.find(setup.game));
    const seats = setup.seats.map((seat, i) => ({
      seat: i,
      person: seat.kind === 'me' ? person.id : null,
      bot: seat.kind === 'bot' ? seat.bot : null,
      name: seat.kind === 'me' ? person.name : '',
      look: seat.look,
    }));
    return this.#create(game, setup, seats, person.id);
  }

  async #create(
    game: AnyGame,
    setup: TableSetup,
    seats: readonly Omit<FoundTable['seats'][number], 'table' | 'key'>[],
    host: string,
  ): Promise<OnlineTable> {
    if (setup.freeText && setup.isPublic)
      throw new Refused('bad-options', 'people write freely only at private tables');
    const seed = newSeed();
    const wished = { ...setup.options, players: seats.length } as JsonObject;
    const options = insist(game.prepare(wished, setupChance(seed)));
    const known = charactersAt(game.id, options);
    const stranger = seats.find(({ bot }) => bot !== null && bot !== PROGRAM && !known.includes(bot));
    if (stranger !== undefined) throw new Refused('bad-options', `nobody is called ${stranger.bot}`);
    const created = this.#around.now();
    const table = {
      id: newTableId(),
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: JSON.stringify(options),
      setup: JSON.stringify(setup),
      seed,
      host,
      visibility: setup.isPublic ? ('public' as const) : ('private' as const),
      created,
      status: 'waiting' as const,
    };
    const rows = seats.map((seat) => ({ ...seat, table: table.id, key: newSeatKey() }));
    const first = writeLine({ kind: 'created' });
    const kept = this.#around.store.run('createTable', { ...table, seats: rows, first });
    // nobody knows more about it than we do: it need not be fetched
    const found = {
      table: { ...table, updated: created, outcome: null, next: null },
      seats: rows,
      snapshot: null,
      entries: [{ seq: 0, entry: first, at: created }],
    };
    return this.#expect(
      table.id,
      kept.then(() => this.#host(found, [])),
    );
  }

  /** A seat at a table that waits for somebody, or a table that waits with one. */
  async playNow(game: string, person: Person): Promise<OnlineTable> {
    for (const table of this.#waiting.values()) {
      if (table.setup.game !== game || table.seating.heldBy({ person, program: null }).length > 0) continue;
      await table.seats.sit(person, undefined);
      return table;
    }
    return this.create(
      {
        game,
        options: {},
        seats: [
          { kind: 'me', look: 0 },
          { kind: 'open', look: 1 },
        ],
        isPublic: true,
        clock: { kind: 'none' },
        timeout: 'bot-turn',
        freeText: false,
      },
      person,
    );
  }

  /** The same people at the same places; who is away finds it among their games. */
  async rematch(table: OnlineTable, person: Person): Promise<string> {
    if (table.status !== 'over') throw new Refused('not-allowed', 'the game is not over');
    if (table.seating.heldBy({ person, program: null }).length === 0)
      throw new Refused('not-your-seat', 'only who played can ask for a rematch');
    if (table.info.next !== null) return table.info.next;
    const seats = table.seating.places.map(({ seat, person: who, bot, name, look }) => {
      return { seat, person: who, bot: who === null ? bot : null, name, look };
    });
    const next = await this.#create(table.game, table.setup, seats, person.id);
    // somebody else may have been faster
    if (table.info.next !== null) return table.info.next;
    table.setNext(next.id);
    return next.id;
  }

  lobby(): TableLine[] {
    return [...this.#waiting.values()]
      .map((table) => table.line(null))
      .reverse()
      .slice(0, LISTED);
  }

  /** Those that wait for the person first, then the latest. */
  async mine(person: Person): Promise<TableLine[]> {
    const rows = await this.#around.store.run('tablesOf', { person: person.id, limit: LISTED });
    const lines: TableLine[] = [];
    for (const row of rows) lines.push(await this.#line(row, person.id));
    const order = (line: TableLine): number => (line.isMyTurn ? 0 : line.status === 'over' ? 2 : 1);
    return lines.sort((a, b) => order(a) - order(b) || b.updated - a.updated);
  }

  async #line(row: ListedTable, person: string): Promise<TableLine> {
    const { id, status } = row.table;
    const here = this.here(id);
    if (here !== undefined) return here.line(person);
    if (status !== 'playing') return lineOf(row, [], person);
    const standing = await this.#around.store.run('latestSnapshot', { id });
    if (standing !== null) return lineOf(row, JSON.parse(standing.data), person);
    const found = await this.find(id).catch(() => null);
    return found === null ? lineOf(row, [], person) : found.line(person);
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
    const rows = await this.#around.store.run('tablesOf', { person, limit: 10_000 });
    for (const { table } of rows)
      if (table.status !== 'over' || this.#open.has(table.id))
        (await this.find(table.id))?.seats.forgotten(person);
  }

  close(): void {
    for (const table of this.#open.values()) table.close();
  }
}
