import type { AnyGame, JsonObject } from '@castellan/kernel';
import { type Clock, type Entry, Table } from '@castellan/match';
import type { Ended, Full, TableListItem, TableState } from '@castellan/protocol';
import type { HereElsewhere } from '../cluster/bus.js';
import type { Person } from '../people/person.js';
import type { StoreError } from '../store/failure.js';
import type { LogRow } from '../store/operations/log.js';
import type { FoundTable, ListedTable, TableInfo, TableTurn } from '../store/operations/tables.js';
import { Audience } from './audience.js';
import { BotTurns } from './bot-turns.js';
import { entropyOf } from './chance.js';
import { windClock } from './clockwork.js';
import { Conduct } from './conduct.js';
import { Elsewhere } from './elsewhere.js';
import { EndOfGame } from './end-of-game.js';
import { FirstPlayer, type KeptSetup } from './first-player.js';
import { Hosting } from './hosting.js';
import { IdleGame } from './idle-game.js';
import { Leaving } from './leaving.js';
import { listItemOf } from './list-item.js';
import { LogAppender } from './log-appender.js';
import { type LeavingEntry, type LogEntry, readEntry, tableOf } from './log-entry.js';
import { Moves, type Play, refusalText } from './moves.js';
import { Pause } from './pause.js';
import { GONE_AFTER, Presence } from './presence.js';
import { Seating } from './seating.js';
import { Seats } from './seats.js';
import { Sheets } from './sheets.js';
import { SpectatorDelay } from './spectator-delay.js';
import { TableRow } from './table-row.js';
import type { Listener, TableServices } from './table-services.js';
import { Talk } from './talk.js';
import { TurnNotices } from './turn-notices.js';
import { BOT_MOVE } from './turns-begun.js';
import { fullText, stateOf, type TableWelcome, welcomeTo } from './views.js';

/** Somebody who looks on, whoever it is. */
const NOBODY: Listener = { person: null, program: null, address: '', send: () => {}, sendSoon: () => {} };

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

/** So much waits at most for a table that is read anew. */
const MOST_UNDONE = 1_000;
/** Another node that has taken over within so many milliseconds was there in time: clocks have run on. */
const IN_TIME = 10_000;

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
  /** The table that has taken its place. */
  #successor: OnlineTable | null = null;
  readonly elsewhere: Elsewhere;
  readonly #end: EndOfGame;
  /** When the last thing happened. */
  #lastAt: number;
  readonly #notices: TurnNotices;
  readonly #botTurns: BotTurns;
  readonly #moves: Moves;
  readonly #delay: SpectatorDelay;

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
      entry: (row) => this.#follow(row),
      rows: (listed) => this.#refresh(listed),
      here: (node, here) => this.#hereElsewhere(node, here),
      broken: () => this.#giveUp(),
      gone: () => hooks.deleted(this),
      free: () => hooks.freed(this),
    });
    const { write } = this.elsewhere;
    this.#row = new TableRow(found.table, services, () => hooks.changedStatus(this), write);
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
    this.#delay = new SpectatorDelay(this, services);
    this.#services = services;
    this.#hooks = hooks;
    this.talk = new Talk(this.id, services.store);
    this.sheets = new Sheets(this.id, drawings, services);
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
    // what happens by itself happens where it is kept
    if (!this.elsewhere.isKept) return this.audience.listeners.size === 0;
    const isThinking = this.#botTurns.isPlaying && this.seating.people().length > 0;
    return this.audience.isNobody && this.#clock.outAt() === null && !isThinking;
  }

  /** Here it is: one that other nodes may have as well is first heard of, and then perhaps kept here. */
  wake(): void {
    if (!this.elsewhere.isShared) {
      this.#takeUp(null);
      return;
    }
    this.#delaySpectators();
    this.#afterChange();
    this.elsewhere.ask();
  }

  /** What happens by itself is this node's to do from now on. Nobody did it for so many milliseconds; null: nobody ever has. */
  async keep(gap: number | null): Promise<void> {
    await this.elsewhere.catchUp();
    if (this.#isGone || !this.elsewhere.isKept) return;
    const isNews = gap === null || this.#services.now() - this.#lastAt < gap + IN_TIME;
    if (isNews) this.#notices.forget();
    this.#takeUp(gap);
  }

  /** Takes up again what was going on: bots that are to move, clocks that run. */
  #takeUp(gap: number | null): void {
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
    this.#delaySpectators();
    // the time in which no server was there is nobody's
    if (this.#clock.outAt() !== null && (gap === null || gap > IN_TIME)) {
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
    if (this.#successor !== null) return this.#successor.listen(listener, told, lost);
    const before = this.#delay.forget(listener);
    const isNew = !this.audience.listeners.delete(before);
    const heard = this.#delay.admit(listener);
    this.audience.add(heard);
    const shown = this.#delay.show(heard);
    const welcome = welcomeTo(this, heard);
    const tell = (): void => {
      const joined = welcome(this.#services.now());
      told(shown === null ? joined : { ...joined, full: shown });
    };
    this.#log.whenKept(lost === undefined ? { kept: tell } : { kept: tell, lost });
    if (isNew && this.status === 'waiting' && this.setup.isPublic) this.#hooks.changedStatus(this);
    // whoever only asks again changes nothing for the others
    if (!isNew) return;
    this.tellState(heard);
    this.elsewhere.hereChanged();
    this.#startIfReady();
    this.#services.bots.lookAgain();
  }

  unlisten(listener: Listener): void {
    if (!this.audience.listeners.delete(this.#delay.forget(listener))) {
      this.#successor?.unlisten(listener);
      return;
    }
    this.elsewhere.hereChanged();
    // until now somebody was here
    if (this.status === 'waiting' && !this.#isGone) this.#row.touch(this.#services.now());
    const { person } = listener;
    if (person !== null && !this.audience.has(person.id)) {
      this.presence.wentAway(person.id);
      this.hosting.watchFor(person.id);
    }
    this.tellState();
    if (person !== null) this.#lookFor(person.id);
  }

  /** Somebody is not here any more: a page that is only loaded anew is back before they are told anything. */
  #lookFor(person: string): void {
    if (this.status === 'playing') this.#services.after(GONE_AFTER, () => this.#notices.left(person));
  }

  /** Who is there at another node now; null: that node is gone. */
  #hereElsewhere(node: string, here: HereElsewhere | null): void {
    const { elsewhere } = this.audience;
    const before = this.audience.peopleElsewhere();
    const isNobody = here === null || here.people.length + here.programs.length + here.watchers === 0;
    if (isNobody && !elsewhere.has(node)) return;
    if (isNobody) elsewhere.delete(node);
    else elsewhere.set(node, here);
    for (const person of before)
      if (!this.audience.has(person)) {
        this.presence.wentAway(person);
        this.hosting.watchFor(person);
        this.#lookFor(person);
      }
    this.tellState();
    if (this.status === 'waiting' && this.setup.isPublic) this.#hooks.changedStatus(this);
    if (this.elsewhere.isKept) this.#startIfReady();
    this.#services.bots.lookAgain();
  }

  /** A node is gone, and everybody who was there. */
  nodeDied(node: string): void {
    this.#hereElsewhere(node, null);
  }

  /** The game as those see it who look on later than it is played; null if they see it at once. */
  heldBack(): Full | null {
    return this.#delay.latest();
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
    this.tellState();
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

  /** Another node has changed something beside the log. */
  #refresh({ table, seats }: ListedTable): void {
    this.seating.refresh(seats);
    this.#setup = JSON.parse(table.setup);
    if (this.#table === null) this.#options = JSON.parse(table.options);
    // that it has begun is read from the log, with how
    const { status } = this.#row.info;
    this.#row.note(table.status === 'playing' || status === 'over' ? { ...table, status } : table);
    this.elsewhere.hereChanged();
    this.#hooks.changedStatus(this);
    this.tellState();
    if (this.elsewhere.isKept) this.#startIfReady();
    this.#afterChange();
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
    if (this.status !== 'waiting' || !this.seating.isFull() || !this.firstPlayer.isSettled) return;
    if (!this.presence.isComplete) return;
    const sitters = this.seating.places.map(({ name, bot, look }) => ({ name, bot, look }));
    const table = Table.open(this.id, this.game, this.options, sitters, entropyOf(this.info.seed));
    const opening = table.lastEntry();
    if (opening === null) return;
    this.#table = table;
    this.#services.count('tables-opened');
    const tell = this.#fullToAll(table, null, '', false);
    this.#append(opening, () => {
      tell();
      this.tellState();
    });
    this.#row.change({ status: 'playing' });
    this.#clock.turnOf(table.actors(), this.#services.now());
    this.leaving.passed(opening, table.actors(), this.#services.now());
    this.#delaySpectators();
    this.#afterChange();
  }

  #delaySpectators(): void {
    const table = this.#table;
    if (table === null) return;
    this.#delay.begin(table).catch((error) => this.#services.complain('whether a game counts', error));
  }

  /** What a seat wants to do. Told to all when it is kept; whoever asked hears of a refusal at once. */
  request(listener: Listener, message: Play): void {
    if (this.#successor !== null) this.#successor.request(listener, message);
    // asked for again at the table that takes its place
    else if (this.#isGone && this.elsewhere.isShared) this.#waitForSuccessor(listener, message);
    else this.#moves.request(listener, message);
  }

  /** What a seat does: asked for over a connection, or by a bot. */
  carryOut(listener: Listener | null, message: Play): void {
    this.#moves.carryOut(listener, message);
  }

  /** A move was made, or taken back. */
  happened(table: Table, asker: Listener | null, request: Play): void {
    const entry = table.lastEntry();
    if (entry === null) return;
    const at = this.#services.now();
    this.#services.count('moves');
    this.idle.played();
    const tell = this.#passed(table, entry, at, asker, request.moveId);
    // only where others write as well can a move come second
    const again = asker === null || !this.elsewhere.isShared ? null : () => this.#askAgain(asker, request);
    this.#append(entry, tell, again);
    if (table.isOver()) this.#end.byRules(table, at);
    this.#afterChange();
  }

  /** Clocks, and what everybody is to be told of the last change. */
  #passed(table: Table, entry: Entry, at: number, asker: Listener | null, moveId: string): () => void {
    const isTimed = this.setup.clock.kind !== 'none';
    if (isTimed) this.#clock.turnOf(table.actors(), at);
    this.leaving.passed(entry, table.actors(), at);
    const clocks = isTimed ? this.#clock.state(at) : null;
    const step = table.lastStep();
    const over = table.isOver();
    const text = step === null ? null : this.#services.lanes.step(this.id, step, clocks);
    const next = table.acting;
    const tellViews = text === null || over ? this.#fullToAll(table, asker, moveId, over) : null;
    this.#delay.note(
      table,
      text !== null && !over ? `${text}}` : fullText(this, table, NOBODY, { moveId: null, over, now: at }),
    );
    return () => {
      if (text !== null) this.audience.tellStep(text, asker, moveId, next);
      tellViews?.();
      if (over) this.tellState();
    };
  }

  // ---- what happened at other nodes

  /** The next entry of the log, written elsewhere: told as if it had been made here. False: all has to be read anew. */
  #follow({ seq, entry: text, at }: LogRow): boolean {
    const entry = readEntry(text);
    const table = this.#table;
    if (entry.kind === 'move' || entry.kind === 'undo') {
      if (table === null || !table.follow(entry).ok) return false;
      this.#followed(seq, at);
      this.#end.noteMove(entry.moveId);
      // whoever acts at another node is back
      const place = this.seating.places[entry.seat];
      if (place?.untilTurnEnds === true && !entry.moveId.startsWith(BOT_MOVE)) this.seating.back(place);
      this.#row.note({ ending: null, updated: at });
      const tell = this.#passed(table, entry, at, null, entry.moveId);
      if (table.isOver()) this.#end.byRules(table, at, true);
      tell();
      this.#afterChange();
      return true;
    }
    // how it begins depends on what is beside the log
    if (entry.kind === 'open' || entry.kind === 'created' || entry.kind === 'imported') return false;
    this.#followed(seq, at);
    switch (entry.kind) {
      case 'pause':
      case 'go-on':
        this.#pause.set(entry.kind === 'pause', at);
        break;
      case 'restart':
        this.#clock.goOn(at);
        this.leaving.goOn(at);
        break;
      case 'ended':
        this.#followEnd(entry, at);
        break;
      default:
        this.leaving.follow(entry);
    }
    this.tellState();
    this.#afterChange();
    return true;
  }

  #followed(seq: number, at: number): void {
    this.#log.passed(seq);
    this.#lastAt = at;
  }

  #followEnd(entry: LeavingEntry & { readonly kind: 'ended' }, at: number): void {
    const table = this.#table;
    this.leaving.follow(entry);
    this.#clock.stop(at);
    const { how, winners, by } = entry;
    this.#end.early({ how, winners, by }, at, true);
    this.#botTurns.stop();
    if (table !== null) this.#fullToAll(table, null, '', true)();
  }

  /** What was asked for while another node was faster, or the store was away. */
  #askAgain(listener: Listener, message: Play): void {
    this.#successor?.request(listener, message);
  }

  #waitForSuccessor(listener: Listener, message: Play): void {
    if (this.#log.undone.length < MOST_UNDONE)
      this.#log.undone.push(() => this.#successor?.request(listener, message));
    else listener.send(refusalText(this.id, message.moveId, { kind: 'storage', message: 'come again' }));
  }

  /** Another has taken its place, with the same people: what is not in the log is asked for again there. */
  succeed(table: OnlineTable): void {
    this.#successor = table;
    table.#inherit(this);
    for (const listener of this.audience.listeners) table.listen(listener, () => table.resync(listener));
    this.audience.listeners.clear();
    table.tellState();
    for (const again of this.#log.undone.splice(0)) again();
  }

  /** What is nowhere but in memory. */
  #inherit({ audience, seating, presence }: OnlineTable): void {
    for (const [node, here] of audience.elsewhere) this.audience.elsewhere.set(node, here);
    this.presence.inherit(presence);
    for (const place of this.seating.places) {
      const before = seating.places[place.seat];
      if (before?.person === place.person && before.key === place.key) place.pausing = before.pausing;
    }
  }

  /** It ends though its rules would let it go on. */
  endBy(ended: Ended): void {
    const table = this.#table;
    const at = this.now();
    this.#clock.stop(at);
    const tellViews = table === null ? () => {} : this.#fullToAll(table, null, '', true);
    this.#append({ kind: 'ended', ...ended }, () => {
      this.tellState();
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

  /** Everything anew for one of those who listen. */
  resync(listener: Listener | null, moveId: string | null = null): void {
    const table = this.#table;
    if (listener === null || table === null) return;
    const how = { moveId, over: this.status === 'over', now: this.#services.now() };
    const text = fullText(this, table, listener, how);
    const told = this.#delay.of(listener);
    this.#log.whenKept({ kept: () => told.send(text) });
  }

  #fullToAll(table: Table, asker: Listener | null, moveId: string, over: boolean): () => void {
    const now = this.#services.now();
    return this.audience.prepare((one) =>
      fullText(this, table, one, { moveId: one === asker ? moveId : null, over, now }),
    );
  }

  tellState(except: Listener | null = null): void {
    if (this.audience.listeners.size > 0) this.audience.tell({ type: 'table', state: this.state() }, except);
  }

  // ---- keeping

  #append(entry: LogEntry, then: () => void, again: (() => void) | null = null): void {
    const at = this.#services.now();
    this.#lastAt = at;
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

  #afterChange(): void {
    const table = this.#table;
    if (table === null || this.#isGone) return;
    // whoever sees the bot's last move sees that the seat is its owner's again
    if (this.seating.endTurns(table)) this.#log.whenKept({ kept: () => this.tellState() });
    this.#notices.look();
    this.#botTurns.look();
  }

  // ---- pause and rematch

  pause(person: Person, on: boolean): void {
    const isChanged = this.#pause.ask(person, on, this.now());
    this.elsewhere.tell({ type: 'pausing', person: person.id, on });
    if (isChanged) this.#append({ kind: this.isPaused ? 'pause' : 'go-on' }, () => {});
    this.tellState();
    this.#afterChange();
  }

  setNext(next: string): void {
    this.#row.change({ next });
    this.tellState();
  }
}
