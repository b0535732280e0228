import type { AnyGame, JsonObject } from '@castellan/kernel';
import { type Clock, type Entry, Table } from '@castellan/match';
import type { Ended, TableListItem, TableState } from '@castellan/protocol';
import type { Person } from '../people/person.js';
import type { StoreError } from '../store/failure.js';
import type { FoundTable, TableInfo, TableTurn } from '../store/operations/tables.js';
import { Audience } from './audience.js';
import { BotTurns } from './bot-turns.js';
import { entropyOf } from './chance.js';
import { windClock } from './clockwork.js';
import { Conduct } from './conduct.js';
import { Elsewhere } from './elsewhere.js';
import { EndOfGame } from './end-of-game.js';
import { FirstPlayer, type KeptSetup } from './first-player.js';
import { Following } from './following.js';
import { HintAgreement } from './hint-agreement.js';
import { Hosting } from './hosting.js';
import { IdleGame } from './idle-game.js';
import { Leaving } from './leaving.js';
import { listItemOf } from './list-item.js';
import { LogAppender } from './log-appender.js';
import { type HintsEntry, type LeavingEntry, type LogEntry, tableOf } from './log-entry.js';
import { Moves, type Play } from './moves.js';
import { Pause } from './pause.js';
import { GONE_AFTER, Presence } from './presence.js';
import { Seating } from './seating.js';
import { Seats } from './seats.js';
import { Sheets } from './sheets.js';
import { Succession } from './succession.js';
import { TableRow } from './table-row.js';
import type { Listener, TableServices } from './table-services.js';
import { TakingUp } from './taking-up.js';
import { Talk } from './talk.js';
import { Telling } from './telling.js';
import { TurnNotices } from './turn-notices.js';
import { stateOf, type TableWelcome } from './views.js';

/** Whoever has all tables is told. */
type Hooks = {
  /** What is in memory is given up and read anew. */
  broken(table: OnlineTable): void;
  changedStatus(table: OnlineTable): void;
  /** It was deleted elsewhere. */
  deleted(table: OnlineTable): void;
  /** The node that kept it has let go of it. */
  freed(table: OnlineTable): void;
};

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
  readonly hints: HintAgreement;
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
  readonly elsewhere: Elsewhere;
  readonly #following: Following;
  readonly succession: Succession;
  readonly takingUp: TakingUp;
  readonly #end: EndOfGame;
  /** When the last thing happened. */
  lastAt: number;
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
    const last = found.entries.length - 1;
    this.#log = new LogAppender(this.id, services, last, (error) => this.#lost(error));
    this.elsewhere = new Elsewhere(this, this.#log, services, {
      entry: (row) => this.#following.entry(row),
      rows: (listed) => this.#following.rows(listed),
      here: (node, here) => this.#following.here(node, here),
      broken: () => this.#giveUp(),
      gone: () => hooks.deleted(this),
      free: () => hooks.freed(this),
    });
    this.succession = new Succession(this, this.#log);
    const { write } = this.elsewhere;
    this.#row = new TableRow(found.table, services, () => hooks.changedStatus(this), write);
    this.#options = JSON.parse(found.table.options);
    this.#setup = JSON.parse(found.table.setup);
    this.firstPlayer = new FirstPlayer(this);
    this.seating = new Seating(found.seats);
    this.audience = new Audience(this.seating, services.lanes);
    this.seats = new Seats(this, services);
    this.hosting = new Hosting(this, services);
    this.hints = new HintAgreement(this, found);
    this.conduct = new Conduct(this, services.store);
    this.presence = new Presence(this, services.now());
    this.idle = new IdleGame(this, this.#row);
    this.#notices = new TurnNotices(this, services.notices);
    this.#botTurns = new BotTurns(this, services);
    this.#services = services;
    this.#hooks = hooks;
    this.talk = new Talk(this.id, services.store);
    this.sheets = new Sheets(this.id, drawings, services);
    this.telling = new Telling(this, services, this.#log);
    this.lastAt = found.entries.at(-1)?.at ?? found.table.updated;
    this.#end = new EndOfGame(this, this.#row, services, found);
    this.#moves = new Moves(this, this.#end, services);
    const actors: number[][] = [];
    this.#table = tableOf(found, (table) => actors.push(table.actors()));
    const { clock, isPaused } = windClock(this.setup.clock, found, actors);
    this.#clock = clock;
    this.#pause = new Pause(this, isPaused);
    this.leaving = new Leaving(this, found, actors);
    this.#following = new Following(this, {
      log: this.#log,
      row: this.#row,
      end: this.#end,
      pause: this.#pause,
      botTurns: this.#botTurns,
      afterChange: () => this.#afterChange(),
      startIfReady: () => this.#startIfReady(),
    });
    this.takingUp = new TakingUp(this, services, {
      row: this.#row,
      end: this.#end,
      notices: this.#notices,
      append: (entry) => this.#append(entry, () => {}),
      afterChange: () => this.#afterChange(),
      startIfReady: () => this.#startIfReady(),
    });
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
    // what happens by itself happens where it is kept
    if (!this.elsewhere.isKept) return this.audience.listeners.size === 0;
    const isThinking = this.#botTurns.isPlaying && this.seating.people().length > 0;
    return this.audience.isNobody && this.#clock.outAt() === null && !isThinking;
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
    const { successor } = this.succession;
    if (successor !== null) {
      successor.listen(listener, told, lost);
      return;
    }
    if (!this.telling.welcome(listener, told, lost)) return;
    this.elsewhere.hereChanged();
    if (this.status === 'waiting' && this.setup.isPublic) this.#hooks.changedStatus(this);
    this.#startIfReady();
    this.#services.bots.lookAgain();
  }

  unlisten(listener: Listener): void {
    this.succession.successor?.unlisten(listener);
    if (!this.telling.leave(listener)) return;
    this.elsewhere.hereChanged();
    // until now somebody was here
    if (this.status === 'waiting' && !this.#isGone) this.#row.touch(this.#services.now());
    const { person } = listener;
    if (person !== null) this.left(person.id);
    this.telling.state();
  }

  /** Somebody is gone, from here or from another node, perhaps not for long: a page that is loaded anew is back soon. */
  left(person: string): void {
    if (!this.audience.has(person)) {
      this.presence.wentAway(person);
      this.hosting.watchFor(person);
    }
    if (this.status === 'playing') this.#services.after(GONE_AFTER, () => this.#notices.left(person));
  }

  /** A node is gone, and everybody who was there. */
  nodeDied(node: string): void {
    this.#following.here(node, null);
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
    this.elsewhere.hereChanged();
    this.#hooks.changedStatus(this);
  }

  /** Before the game something is settled otherwise: in the store first. */
  async keepSetup(setup: KeptSetup, options: JsonObject): Promise<void> {
    await this.#row.keepSetup(JSON.stringify(setup), JSON.stringify(options));
    this.setSetup(setup, options);
  }

  /** In memory only: whoever calls this has it in the store. */
  setSetup(setup: KeptSetup, options: JsonObject): void {
    this.#setup = setup;
    this.#options = options;
  }

  /** In memory only: whoever calls this has it in the store. */
  setHost(host: string): void {
    this.#row.note({ host });
  }

  /** A table that was nobody's is whoever's sits down first. */
  welcomeHost(host: string): void {
    this.#row.change({ host });
  }

  // ---- the game

  /** A game begins when every seat is taken and it is settled who begins; one with running clocks, or among strangers, when
   * everybody is there as well. */
  #startIfReady(): void {
    if (this.#table !== null || this.status !== 'waiting') return;
    if (!this.seating.isFull() || !this.firstPlayer.isSettled) return;
    // whoever has just sat down may still be told that it could not be kept
    if (!this.seats.isSettled) return;
    if (!this.presence.isComplete) return;
    const sitters = this.seating.places.map(({ name, bot, look }) => ({ name, bot, look }));
    const table = Table.open(this.id, this.game, this.options, sitters, entropyOf(this.info.seed));
    const opening = table.lastEntry();
    if (opening === null) return;
    this.#table = table;
    this.#services.count('tables-opened');
    const tell = this.telling.everything(table, false);
    this.#append(opening, () => {
      tell();
      this.telling.state();
    });
    this.#row.change({ status: 'playing' });
    this.#clock.turnOf(table.actors(), this.#services.now());
    this.leaving.passed(opening, table.actors(), this.#services.now());
    this.telling.begin(table);
    this.#afterChange();
  }

  /** What a seat wants to do. Told to all when it is kept; whoever asked hears of a refusal at once. */
  request(listener: Listener, message: Play): void {
    if (!this.#isGone || !this.succession.takes(listener, message)) this.#moves.request(listener, message);
  }

  /** What a seat does: asked for over a connection, or by a bot. */
  carryOut(listener: Listener | null, message: Play): void {
    this.#moves.carryOut(listener, message);
  }

  /** A move was made, or taken back. */
  happened(table: Table, asker: Listener | null, request: Play): void {
    const entry = table.lastEntry();
    if (entry === null || entry.kind === 'open') return;
    const at = this.#services.now();
    this.#services.count('moves');
    this.idle.played();
    this.#append(entry, this.passed(table, entry, asker, at), this.succession.again(asker, request));
    if (table.isOver()) this.#end.byRules(table, at);
    this.#afterChange();
  }

  /** What the last move does to clocks; answers what tells everybody of it. */
  passed(
    play: Table,
    entry: Exclude<Entry, { kind: 'open' }>,
    asker: Listener | null,
    at: number,
  ): () => void {
    if (this.setup.clock.kind !== 'none') this.#clock.turnOf(play.actors(), at);
    this.leaving.passed(entry, play.actors(), at);
    return this.telling.moved(play, asker, entry.moveId, at);
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
  appendAside(entry: LeavingEntry | HintsEntry): void {
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

  #append(entry: LogEntry, then: () => void, again: (() => void) | null = null): void {
    const at = this.#services.now();
    this.lastAt = at;
    this.#log.append(entry, at, then, again);
    this.#row.touch(at);
  }

  #lost(error: StoreError): void {
    // another node was first: nothing is wrong
    const isSecond = this.elsewhere.isShared && error.kind === 'conflict';
    if (!isSecond) this.#services.complain(`table ${this.id} cannot be kept`, error);
    this.#giveUp();
  }

  #giveUp(): void {
    if (this.#isGone) return;
    this.close();
    this.#hooks.broken(this);
  }

  // ---- what happens by itself

  /** What should have happened by itself and did not, while the store was away, is begun again. */
  lookAgain(): void {
    this.#afterChange();
  }

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
    const isChanged = this.#pause.ask(person, on, this.now());
    this.elsewhere.tell({ type: 'pausing', person: person.id, on });
    if (isChanged) this.#append({ kind: this.isPaused ? 'pause' : 'go-on' }, () => {});
    this.telling.state();
    this.#afterChange();
  }

  setNext(next: string): void {
    this.#row.change({ next });
    this.telling.state();
  }
}
