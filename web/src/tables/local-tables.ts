import {
  type AnyGame,
  formatRecord,
  type GameRecord,
  parseRecord,
  type Rejection,
  type Result,
  readAction,
} from '@castellan/kernel';
import { type KeptTable, Table } from '@castellan/match';
import { entropyOf, setupChance } from './entropy.js';
import { drawingsIn, extrasOf, sittersIn } from './extras.js';
import { checkFairness, type Fairness } from './fairness.js';
import { loadGame, loadVersion, type Playable } from './games/load.js';
import { type Bots, LocalTable, rowOf } from './local-table.js';
import { TableError } from './problem.js';
import { type Drawings, type Row, Store, type TableStore } from './store.js';
import { Windows } from './windows.js';
import type {
  Adoption,
  Asks,
  FinishedTable,
  Frame,
  Joined,
  LocalMessage,
  NewTable,
  Reel,
  SheetData,
  TableSummary,
  WorkerMessage,
} from './worker-messages.js';

/** All tables of this device, and whatever the page asks about them. */
export class LocalTables {
  readonly #store: TableStore;
  readonly #bots: Bots;
  readonly #hosted = new Map<string, LocalTable>();
  readonly #windows = new Windows((table) => void this.#hosted.get(table)?.catchUp().catch(console.error));
  readonly #tell: (message: WorkerMessage) => void;

  /** What their names begin with. */
  readonly #mark: string;

  constructor(
    tell: (message: WorkerMessage) => void,
    bots: Bots,
    store: TableStore = new Store(),
    mark = '',
  ) {
    this.#tell = tell;
    this.#bots = bots;
    this.#store = store;
    this.#mark = mark;
  }

  async answer(message: LocalMessage): Promise<Asks[LocalMessage['ask']]['answer']> {
    switch (message.ask) {
      case 'list':
        return (await this.#store.all(Date.now())).map(summaryOf).sort((a, b) => b.updated - a.updated);
      case 'create':
        return { table: await this.#create(message.setup) };
      case 'join':
        return this.#join(message.table);
      case 'leave':
        this.#hosted.get(message.table)?.leave();
        this.#hosted.delete(message.table);
        return null;
      case 'shown':
        this.#hosted.get(message.table)?.shown(message.version);
        return null;
      case 'play':
        return { version: await this.#play(message.table, message.request) };
      case 'sheet':
        await this.#draw(message.table, message.seat, message.sheet);
        return null;
      case 'remove':
        await this.#store.mark(message.table, Date.now());
        return null;
      case 'putBack':
        await this.#store.mark(message.table, null);
        return null;
      case 'record':
        return this.#record(message.table);
      case 'adopt':
        return { table: await this.#adopt(message) };
      case 'reel':
        return this.#reel(message);
      case 'fairness':
        return this.#fairness(message);
      case 'finished':
        return this.#finished(message.game);
      case 'hint':
      case 'why': {
        const hosted = this.#hosted.get(message.table);
        return hosted === undefined ? null : (await import('./hints.js')).advise(hosted.table, message);
      }
    }
  }

  async #create({ game: id, options: input, sitters, seed = freshSeed() }: NewTable): Promise<string> {
    const { game } = insist(await loadGame(id, input));
    const options = insist(game.prepare(input, setupChance(seed)));
    const table = Table.open(freshId(), game, options, sitters, entropyOf(seed));
    await this.#keepNew(table, seed);
    return table.id;
  }

  async #keepNew(table: Table, seed: string, drawings: Drawings = {}): Promise<void> {
    const row = rowOf(table, { id: table.id, seed, created: Date.now(), removed: null, drawings });
    if (!(await this.#store.put(row, null))) throw new TableError({ kind: 'changed-elsewhere' });
  }

  async #join(id: string): Promise<Joined> {
    this.#hosted.get(id)?.leave();
    const row = await this.#row(id);
    const table = await restore(id, row.kept, row.seed);
    const hosted = new LocalTable(table, row, {
      store: this.#store,
      bots: this.#bots,
      restore: ({ kept, seed }) => restore(id, kept, seed),
      tell: this.#tell,
      kept: () => this.#windows.tell(id),
      lost: (problem) => {
        hosted.leave();
        this.#hosted.delete(id);
        this.#tell({ type: 'lost', table: id, problem });
      },
    });
    this.#hosted.set(id, hosted);
    const { game, options, sitters } = table;
    void hosted.settle();
    const scenery = game.scenery?.(options) ?? null;
    const update = table.fullUpdate(hosted.holds());
    return {
      isOnline: false,
      game: game.id,
      rulesVersion: game.rulesVersion,
      scenery,
      options,
      sitters,
      update,
      past: table.recent(),
      drawings: row.drawings ?? {},
    };
  }

  async #play(id: string, request: Parameters<LocalTable['play']>[0]): Promise<number> {
    const hosted = this.#hosted.get(id);
    if (hosted === undefined) throw new TableError({ kind: 'no-such-table' });
    return hosted.play(request);
  }

  /** Also at tables where nobody sits any more. */
  async #draw(id: string, seat: number, sheet: SheetData): Promise<void> {
    const hosted = this.#hosted.get(id);
    if (hosted !== undefined) return hosted.draw(seat, sheet);
    const row = await this.#row(id);
    const drawings = { ...row.drawings, [seat]: sheet };
    if (!(await this.#store.put({ ...row, drawings }, row.kept.version)))
      throw new TableError({ kind: 'changed-elsewhere' });
  }

  async #record(id: string): Promise<{ text: string; over: boolean }> {
    const { kept, outcome, drawings } = await this.#row(id);
    const extras = extrasOf(kept.sitters, drawings ?? {});
    return { text: formatRecord({ ...recordOf(kept), extras }), over: outcome !== null };
  }

  async #adopt(wish: Adoption): Promise<string> {
    const record = insist(parseRecord(wish.text));
    const { seed = freshSeed() } = wish;
    const actions = record.actions.slice(0, wish.actions ?? record.actions.length);
    const players = Number(record.options.players);
    const sitters = wish.sitters ?? sittersIn(record, players);
    const table = await restore(this.#mark + freshId(), { ...record, actions, sitters, version: 0 }, seed);
    await this.#keepNew(table, seed, drawingsIn(record));
    return table.id;
  }

  /** [R10.3] A game is looked through only when it is over; a record that somebody opens is theirs to see. */
  async #reel(wish: { table?: string; text?: string }): Promise<Reel> {
    const row = wish.table === undefined ? null : await this.#row(wish.table);
    if (row !== null && row.outcome === null) throw new TableError({ kind: 'still-playing' });
    const record =
      row === null
        ? insist(parseRecord(wish.text ?? ''))
        : { ...recordOf(row.kept), extras: extrasOf(row.kept.sitters, row.drawings ?? {}) };
    const { game, opened } = await rulesOf(record);
    const options = insist(game.prepare(record.options, null));
    const players = game.start(options).seats;
    const sitters = row?.kept.sitters ?? sittersIn(record, players);
    const drawings = row?.drawings ?? drawingsIn(record);
    // after a game everything opens up: whoever looks through it is shown what had been seen
    const frames = [...framesOf(game, { ...record, options: opened?.(options) ?? options })];
    const scenery = game.scenery?.(options) ?? null;
    return {
      game: game.id,
      scenery,
      options,
      sitters,
      frames,
      record: formatRecord({ ...record, options }),
      drawings,
    };
  }

  /** Anybody may check a game whose seed they were given. */
  async #fairness(told: Asks['fairness']['ask']): Promise<Fairness> {
    const record = insist(parseRecord(told.text));
    const game = await gameOf(record);
    return checkFairness(game, record, insist(game.prepare(record.options, null)), told);
  }

  /** Everything that was played to its end, with what was drawn. */
  async #finished(game: string): Promise<FinishedTable[]> {
    const rows = await this.#store.all(Date.now());
    return rows
      .filter(({ kept, outcome }) => kept.game === game && outcome !== null)
      .sort((a, b) => b.updated - a.updated)
      .map((row) => ({ ...summaryOf(row), drawings: row.drawings ?? {} }));
  }

  async #row(id: string): Promise<Row> {
    const row = await this.#store.find(id);
    if (row === undefined || row.removed != null) throw new TableError({ kind: 'no-such-table' });
    return row;
  }
}

function* framesOf(game: AnyGame, record: GameRecord): Generator<Frame> {
  const state = game.start(record.options);
  let events: unknown[] = [];
  let move = '';
  for (let i = 0; i <= record.actions.length; i++) {
    if (!state.isChance() || i === record.actions.length) {
      yield { move, actions: i, events, view: state.view(0) };
      events = [];
    }
    if (i === record.actions.length) return;
    const read = readAction(game, state, record.actions[i]);
    if (!read.ok)
      throw new TableError({ kind: 'bad-record-move', place: `actions[${i}]`, cause: read.error });
    const { actor, action } = read.value;
    if (actor >= 0) move = record.actions[i];
    state.apply(actor, action, events);
  }
}

async function restore(id: string, kept: KeptTable, seed: string): Promise<Table> {
  return insist(Table.restore(id, await gameOf(kept), kept, entropyOf(seed)));
}

/** The rules that the game was begun by; new tables take the newest. */
async function rulesOf({ game, rulesVersion, options }: GameRecord): Promise<Playable> {
  return insist(await loadVersion(game, rulesVersion, options));
}

async function gameOf(record: GameRecord): Promise<AnyGame> {
  return (await rulesOf(record)).game;
}

function recordOf({ game, rulesVersion, options, actions }: KeptTable): GameRecord {
  return { game, rulesVersion, options, actions };
}

function summaryOf({ id, kept, created, updated, actors, outcome, view }: Row): TableSummary {
  const { game, sitters, options } = kept;
  return { id, game, edition: options.edition, sitters, created, updated, actors, outcome, view };
}

function insist<T>(result: Result<T, Rejection>): T {
  if (result.ok) return result.value;
  throw new TableError(result.error);
}

function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Short enough for an address, long enough never to meet another one. */
function freshId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte & 31]).join('');
}
