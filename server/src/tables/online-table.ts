import type { AnyGame, JsonObject } from '@castellan/kernel';
import { type Clock, Table } from '@castellan/match';
import type { Ended, TableListItem, TableState } from '@castellan/protocol';
import type { Person } from '../people/person.js';
import type { FoundTable, TableInfo, TableTurn } from '../store/operations/tables.js';
import { Audience } from './audience.js';
import { BotTurns } from './bot-turns.js';
import { entropyOf } from './chance.js';
import { windClock } from './clockwork.js';
import { Conduct } from './conduct.js';
import { EndOfGame } from './end-of-game.js';
import { FirstPlayer, type KeptSetup } from './first-player.js';
import { Hosting } from './hosting.js';
import { IdleGame } from './idle-game.js';
import { Leaving } from './leaving.js';
import { listItemOf } from './list-item.js';
import { LogAppender } from './log-appender.js';
import { type LeavingEntry, type LogEntry, tableOf } from './log-entry.js';
import { Moves, type Play } from './moves.js';
import { Pause } from './pause.js';
import { GONE_AFTER, Presence } from './presence.js';
import { Seating } from './seating.js';
import { Seats } from './seats.js';
import { Sheets } from './sheets.js';
import { TableRow } from './table-row.js';
import type { Listener, TableServices } from './table-services.js';
import { Talk } from './talk.js';
import { Telling } from './telling.js';
import { TurnNotices } from './turn-notices.js';
import { stateOf, type TableWelcome } from './views.js';

/** Whoever has all tables is told. */
type Hooks = { broken(table: OnlineTable): void; changedStatus(table: OnlineTable): void };

/**
 * A table that people play at from anywhere. What happens is appended to its log first and told when it is there to
 * stay. If it cannot be kept, the table in memory is given up, and the one in the store is the truth.
 */
export class OnlineTable {
  readonly id: string;
  readonly game: AnyGame;
  readonly firstPlayer: FirstPlayer;
  readonly seating: Seating;
  readonly talk: Talk;
  readonly sheets: Sheets;
  readonly audience: Audience;
  readonly seats: Seats;
  readonly leaving: Leaving;
  readonly hosting: Hosting;
  readonly conduct: Conduct;
  readonly presence: Presence;
  readonly idle: IdleGame;
  readonly telling: Telling;
  readonly #services: TableServices;
  readonly #hooks: Hooks;
  readonly #row: TableRow;
  #options: JsonObject;
  #setup: KeptSetup;
  #table: Table | null;
  readonly #log: LogAppender;
  readonly #clock: Clock;
  readonly #pause: Pause;
  #isGone = false;
  readonly #end: EndOfGame;
  /** When the last thing happened before the table was fetched. */
  readonly #lastAt: number;
  readonly #notices: TurnNotices;
  readonly #botTurns: BotTurns;
  readonly #moves: Moves;

  constructor(
    game: AnyGame,
    found: FoundTable,
    drawings: ConstructorParameters<typeof Sheets>[1],
    services: TableServices,
    hooks: Hooks,
  ) {
    this.id = found.table.id;
    this.game = game;
    this.#row = new TableRow(found.table, services, () => hooks.changedStatus(this));
    this.#options = JSON.parse(found.table.options);
    this.#setup = JSON.parse(found.table.setup);
    this.firstPlayer = new FirstPlayer(this);
    this.seating = new Seating(found.seats);
    this.audience = new Audience(this.seating, services.lanes);
    this.seats = new Seats(this, services);
    this.hosting = new Hosting(this, services);
    this.conduct = new Conduct(this, services.store);
    this.presence = new Presence(this, services.now());
    this.idle = new IdleGame(this, this.#row);
    this.#notices = new TurnNotices(this, services.notices);
    this.#botTurns = new BotTurns(this, services);
    this.#services = services;
    this.#hooks = hooks;
    this.talk = new Talk(this.id, services.store);
    this.sheets = new Sheets(this.id, drawings, services);
    const last = found.entries.length - 1;
    this.#log = new LogAppender(this.id, services, last, (error) => this.#lost(error));
    this.telling = new Telling(this, services, this.#log);
    this.#lastAt = found.entries.at(-1)?.at ?? found.table.updated;
    this.#end = new EndOfGame(this, this.#row, services, found);
    this.#moves = new Moves(this, this.#end, services);
    const actors: number[][] = [];
    this.#table = tableOf(found, (table) => actors.push(table.actors()));
    const { clock, isPaused } = windClock(this.setup.clock, found, actors);
    this.#clock = clock;
    this.#pause = new Pause(this, isPaused);
    this.leaving = new Leaving(this, found, actors);
  }

  get info(): TableInfo {
    return this.#row.info;
  }

  get options(): JsonObject {
    return this.#options;
  }

  /** How its host wants it. */
  get setup(): KeptSetup {
    return this.#setup;
  }

  /** Given up or put away: another takes its place. */
  get isGone(): boolean {
    return this.#isGone;
  }

  /** The game; null before it begins. */
  get play(): Table | null {
    return this.#table;
  }

  get clock(): Clock {
    return this.#clock;
  }

  get isPaused(): boolean {
    return this.#pause.isOn;
  }

  get status(): TableInfo['status'] {
    return this.#row.info.status;
  }

  /** Nobody is here, and nothing will happen by itself: bots without people wait until somebody comes. */
  isIdle(): boolean {
    const isThinking = this.#botTurns.isPlaying && this.seating.people().length > 0;
    return this.audience.listeners.size === 0 && this.#clock.outAt() === null && !isThinking;
  }

  /** Takes up again what was going on: bots that are to move, clocks that run. */
  wake(): void {
    const table = this.#table;
    // the server was gone between an entry in the log and what follows from it
    if (table !== null && this.status === 'waiting') this.#row.change({ status: 'playing' });
    if (table?.isOver() === true && this.status === 'playing') this.#end.byRules(table, this.#lastAt);
    const { ended } = this.leaving;
    if (ended !== null && this.status !== 'over') this.#end.early(ended, this.#lastAt);
    this.#startIfReady();
    // whoever sat there when the server stopped is looked for as if they had just gone
    if (this.status === 'waiting' && this.setup.isPublic)
      for (const { person } of this.seating.people()) this.hosting.watchFor(person ?? '');
    if (this.status !== 'playing') return;
    if (table !== null) this.telling.begin(table);
    // the time in which no server was there is nobody's
    if (this.#clock.outAt() !== null) {
      this.#append({ kind: 'restart' }, () => {});
      this.#clock.goOn(this.#services.now());
      this.leaving.goOn(this.#services.now());
    }
    this.#afterChange();
  }

  close(): void {
    this.#isGone = true;
    this.#botTurns.stop();
    this.sheets.flush();
    if (this.#table !== null) this.#services.bots.leave(this.#table);
  }

  // ---- coming and going

  /** Somebody comes, and is told what there is as soon as all of it is kept. */
  listen(listener: Listener, told: (welcome: TableWelcome) => void, lost?: () => void): void {
    if (!this.telling.welcome(listener, told, lost)) return;
    if (this.status === 'waiting' && this.setup.isPublic) this.#hooks.changedStatus(this);
    this.#startIfReady();
    this.#services.bots.lookAgain();
  }

  unlisten(listener: Listener): void {
    if (!this.telling.leave(listener)) return;
    // until now somebody was here
    if (this.status === 'waiting' && !this.#isGone) this.#row.touch(this.#services.now());
    const { person } = listener;
    if (person !== null && !this.audience.has(person.id)) {
      this.presence.wentAway(person.id);
      this.hosting.watchFor(person.id);
    }
    this.telling.state();
    if (person === null || this.status !== 'playing') return;
    // a page that is only loaded anew is back before that
    this.#services.after(GONE_AFTER, () => this.#notices.left(person.id));
  }

  state(): TableState {
    return stateOf(this, this.#services.now());
  }

  listItem(person: string | null): TableListItem {
    const table = { ...this.info, updated: this.#row.touched };
    const actors = this.status === 'playing' ? this.#table?.actors() : undefined;
    return listItemOf({ table, seats: this.seating.places }, actors ?? [], person);
  }

  /** Whose turn it is, for lists: so that a game that nobody is at need not be played through to know it. */
  turn(): TableTurn | null {
    const table = this.#table;
    if (table === null || this.status !== 'playing') return null;
    return { seq: this.#log.seq, actors: JSON.stringify(table.actors()) };
  }

  /** Somebody sits, stands or is back: everybody sees it, and perhaps the game can begin or a bot can go on. */
  seatsChanged(): void {
    this.telling.state();
    this.#startIfReady();
    this.#afterChange();
  }

  /** A seat is somebody else's now, in lists as well. */
  seatKept(): void {
    this.#hooks.changedStatus(this);
  }

  /** Before the game something is settled otherwise: in the store first. */
  async keepSetup(setup: KeptSetup, options: JsonObject): Promise<void> {
    await this.#row.keepSetup(JSON.stringify(setup), JSON.stringify(options));
    this.#setup = setup;
    this.#options = options;
  }

  /** In memory only: whoever calls this has it in the store. */
  setHost(host: string): void {
    this.#row.setHost(host);
  }

  /** A table that was nobody's is whoever's sits down first. */
  welcomeHost(host: string): void {
    this.#row.change({ host });
  }

  // ---- the game

  /** A game begins when every seat is taken and it is settled who begins; one with running clocks, or among strangers, when
   * everybody is there as well. */
  #startIfReady(): void {
    if (this.status !== 'waiting' || !this.seating.isFull() || !this.firstPlayer.isSettled) return;
    if (!this.presence.isComplete) return;
    const sitters = this.seating.places.map(({ name, bot, look }) => ({ name, bot, look }));
    const table = Table.open(this.id, this.game, this.options, sitters, entropyOf(this.info.seed));
    const opening = table.lastEntry();
    if (opening === null) return;
    this.#table = table;
    this.#row.change({ status: 'playing' });
    this.#services.count('tables-opened');
    const tell = this.telling.everything(table, false);
    this.#append(opening, () => {
      tell();
      this.telling.state();
    });
    this.#clock.turnOf(table.actors(), this.#services.now());
    this.leaving.passed(opening, table.actors(), this.#services.now());
    this.telling.begin(table);
    this.#afterChange();
  }

  /** What a seat wants to do. Told to all when it is kept; whoever asked hears of a refusal at once. */
  request(listener: Listener, message: Play): void {
    this.#moves.request(listener, message);
  }

  /** What a seat does: asked for over a connection, or by a bot. */
  carryOut(listener: Listener | null, message: Play): void {
    this.#moves.carryOut(listener, message);
  }

  /** A move was made, or taken back. */
  happened(table: Table, asker: Listener | null, moveId: string): void {
    const entry = table.lastEntry();
    if (entry === null) return;
    const at = this.#services.now();
    if (this.setup.clock.kind !== 'none') this.#clock.turnOf(table.actors(), at);
    this.leaving.passed(entry, table.actors(), at);
    this.#services.count('moves');
    this.idle.played();
    this.#append(entry, this.telling.moved(table, asker, moveId, at));
    if (table.isOver()) this.#end.byRules(table, at);
    this.#afterChange();
  }

  /** It ends though its rules would let it go on. */
  endBy(ended: Ended): void {
    const table = this.#table;
    const at = this.now();
    this.#clock.stop(at);
    const tellViews = table === null ? () => {} : this.telling.everything(table, true);
    this.#append({ kind: 'ended', ...ended }, () => {
      this.telling.state();
      tellViews();
    });
    this.#end.early(ended, at);
    this.#botTurns.stop();
  }

  /** Something beside the game: everybody sees it when it is kept. */
  appendAside(entry: LeavingEntry): void {
    this.#append(entry, () => this.seatsChanged());
  }

  /** When all that has happened so far is there to stay. */
  kept(): Promise<void> {
    return this.#log.kept();
  }

  now(): number {
    return this.#services.now();
  }

  // ---- keeping

  #append(entry: LogEntry, then: () => void): void {
    const at = this.#services.now();
    this.#log.append(entry, at, then);
    this.#row.touch(at);
  }

  #lost(error: unknown): void {
    this.#services.complain(`table ${this.id} cannot be kept`, error);
    if (this.#isGone) return;
    this.close();
    this.#hooks.broken(this);
  }

  // ---- what happens by itself

  #afterChange(): void {
    const table = this.#table;
    if (table === null || this.#isGone) return;
    // whoever sees the bot's last move sees that the seat is its owner's again
    if (this.seating.endTurns(table)) this.#log.whenKept({ kept: () => this.telling.state() });
    this.#notices.look();
    this.#botTurns.look();
  }

  // ---- pause and rematch

  pause(person: Person, on: boolean): void {
    if (this.#pause.ask(person, on, this.now()))
      this.#append({ kind: this.isPaused ? 'pause' : 'go-on' }, () => {});
    this.telling.state();
    this.#afterChange();
  }

  setNext(next: string): void {
    this.#row.change({ next });
    this.telling.state();
  }
}
