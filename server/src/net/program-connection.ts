import { Follower, type Shown, type Step, type Update } from '@castellan/match';
import {
  agreedVersion,
  BOT_PROTOCOL,
  type ClockState,
  type Ended,
  type FromBotOf,
  OLDEST_BOT_PROTOCOL,
  readFromBot,
  type ToBot,
  type ToClient,
  type ToClientOf,
} from '@castellan/protocol';
import { RATES } from '../limits/rates.js';
import { TokenBucket } from '../limits/token-bucket.js';
import { Refused } from '../refused.js';
import type { OnlineTable } from '../tables/online-table.js';
import type { Tables } from '../tables/tables.js';
import type { TableWelcome } from '../tables/views.js';
import { Connection } from './connection.js';

/**
 * A connection to a program that plays a seat. The table tells it what it tells everybody; here that becomes the few messages
 * of the bot protocol. It follows the table from what the seat was told, so it cannot say more than the seat may know.
 */
export class ProgramConnection extends Connection {
  readonly #tables: Tables;
  readonly #now: () => number;
  readonly #greetings: TokenBucket;
  #protocol = BOT_PROTOCOL;
  #wantsSeen = false;
  /** Who begins, as the program was told. */
  #first: unknown = null;
  #follower: Follower | null = null;
  #update: Update | null = null;
  /** What has happened since the program was last told something. */
  #events: unknown[] = [];
  #clocks: ClockState | null = null;
  #isPaused = false;
  /** The version that the program was last told of. */
  #told = -1;
  /** The version and the moves of the choice that was put last. */
  #put = { version: -1, moves: '' };

  constructor(
    { tables, now }: { readonly tables: Tables; now(): number },
    ...connection: ConstructorParameters<typeof Connection>
  ) {
    super(...connection);
    this.#tables = tables;
    this.#now = now;
    this.#greetings = new TokenBucket(RATES.greeting, now());
  }

  /** What the program says. */
  async hear(text: string): Promise<void> {
    const read = readFromBot(text);
    if (!read.ok) throw new Refused('malformed', read.why);
    if (read.message.type === 'hello') await this.#greet(read.message);
    else this.#move(read.message);
  }

  async #greet({ seen, ...theirs }: FromBotOf<'hello'>): Promise<void> {
    const { program } = this;
    if (program === null) throw new Refused('not-allowed', 'here only programs speak');
    const protocol = agreedVersion({ newest: BOT_PROTOCOL, oldest: OLDEST_BOT_PROTOCOL }, theirs);
    if (protocol === null)
      throw new Refused('unsupported-protocol', `this server speaks version ${BOT_PROTOCOL}`);
    this.insistOnCredit();
    const retryAfter = this.#greetings.take(this.#now());
    if (retryAfter > 0) throw new Refused('too-fast', 'one hello is enough', { retryAfter });
    const table = await this.#tables.get(program.table);
    if (!this.isOpen) return;
    this.#protocol = protocol;
    this.#wantsSeen = seen === true;
    this.greeted = true;
    this.watched.set(table.id, table);
    table.listen(
      this,
      (joined) => this.measure(() => this.#start(table, joined)),
      () => this.close(1011, 'storage'),
    );
  }

  #start(table: OnlineTable, { full, state }: TableWelcome): void {
    const { program } = this;
    if (program === null || !this.#isStillOurs(table)) return;
    this.#tellStart(table, program.seat);
    this.#clocks = state.clocks;
    this.#isPaused = state.paused;
    this.#put = { version: -1, moves: '' };
    this.#told = -1;
    this.#follower = null;
    if (full !== null) this.#show(table, full as Shown);
    if (state.ended !== undefined) this.#tellEnded(state.ended);
  }

  /** It ended though its rules would let it go on, or it never began. */
  #tellEnded({ how, winners }: Ended): void {
    const update = this.#update;
    if (update === null) {
      this.bye({ kind: 'is-over', message: 'the table was closed' }, 1000);
      return;
    }
    const [{ view }] = update.sights;
    const scores = this.#table()?.seating.places.map(() => 0) ?? [];
    this.#tell({ type: 'over', outcome: { reason: how, winners, scores }, view });
    this.close(1000, 'over');
  }

  #tellStart(table: OnlineTable, seat: number): void {
    const { options } = table;
    this.#first = options.first;
    const { game } = table.setup;
    this.#tell({ type: 'start', protocol: this.#protocol, game, options, seat, table: table.id });
  }

  #move({ version, move }: FromBotOf<'move'>): void {
    const table = this.#table();
    const { program } = this;
    if (table === null || program === null) throw new Refused('not-greeted', 'say hello first');
    // the same move for the same choice is the same request, however often and over whichever connection it comes
    const moveId = `program/${version}/${move}`;
    table.request(this, { type: 'move', table: table.id, seat: program.seat, version, moveId, move });
  }

  #table(): OnlineTable | null {
    const [watched] = this.watched.values();
    return watched === undefined ? null : (this.#tables.here(watched.id) ?? watched);
  }

  override sendSoon(text: string): void {
    this.send(text);
  }

  /** What is said to everybody, put into the words of the bot protocol. */
  override send(text: string): void {
    const message = JSON.parse(text) as ToClient;
    if (message.type === 'bye') this.#tell(message);
    else if (message.type === 'error') this.#refuse(message);
    else {
      const table = this.#table();
      if (table !== null && this.#isStillOurs(table)) this.#follow(table, message);
    }
  }

  #follow(table: OnlineTable, message: ToClient): void {
    if (message.type === 'full') {
      this.#clocks = message.clocks ?? this.#clocks;
      this.#show(table, message.full as Shown);
    } else if (message.type === 'step') {
      this.#clocks = message.clocks ?? this.#clocks;
      this.#take(table, message);
    } else if (message.type === 'table') {
      const goesOn = this.#isPaused && !message.state.paused;
      this.#clocks = message.state.clocks;
      this.#isPaused = message.state.paused;
      if (message.state.ended !== undefined) {
        this.#tellEnded(message.state.ended);
        return;
      }
      if (goesOn && this.#update !== null) this.#putChoice(this.#update);
    }
  }

  #show(table: OnlineTable, full: Shown): void {
    const isNew = full.version !== this.#put.version;
    // who begins may have been settled since
    if (this.#follower === null && this.program !== null && this.#first !== table.options.first)
      this.#tellStart(table, this.program.seat);
    if (this.#follower === null) this.#follower = new Follower(table.id, table.game, table.options, full);
    else this.#follower.show(full);
    // what was to be told may have been taken back
    this.#events = [];
    this.#changed(this.#follower.update(), isNew);
  }

  #take(table: OnlineTable, step: ToClientOf<'step'>): void {
    const follower = this.#follower;
    // it was part of what the connection was shown
    if (follower === null || step.version <= follower.version) return;
    const update = follower.take({ seen: [], undo: null, ...step } as Step);
    if (update === null) {
      table.telling.resync(this);
      return;
    }
    this.#events.push(...update.events);
    const isOurs = step.seat === this.program?.seat;
    this.#changed(update, isOurs || movesOf(update) !== this.#put.moves);
  }

  #changed(update: Update, isNewChoice: boolean): void {
    this.#update = update;
    const [{ view, offers }] = update.sights;
    if (update.outcome !== null) {
      this.#tell({ type: 'over', outcome: outcomeOf(update), view });
      this.close(1000, 'over');
    } else if (offers.length > 0 && isNewChoice) this.#putChoice(update);
    else {
      if (offers.length === 0) this.#put = { version: update.version, moves: '' };
      if (!this.#wantsSeen || update.version === this.#told) return;
      this.#tell({ type: 'seen', version: update.version, view, events: this.#events });
      this.#events = [];
    }
  }

  #putChoice(update: Update): void {
    const [{ view, offers, seat }] = update.sights;
    if (offers.length === 0) return;
    const { version } = update;
    this.#put = { version, moves: movesOf(update) };
    // an answer to a question is never too much
    this.bucket.give();
    const left = this.#clocks?.left[seat];
    const clock = left === undefined ? null : { left };
    this.#tell({ type: 'turn', version, view, moves: [...offers], events: this.#events, clock });
    this.#events = [];
  }

  #refuse({ moveId, problem }: ToClientOf<'error'>): void {
    const version = /^program\/(\d+)\//.exec(moveId ?? '')?.[1];
    this.#tell({ type: 'refused', version: version === undefined ? null : Number(version), problem });
  }

  /** Another has taken the seat meanwhile, or the key was changed. */
  #isStillOurs(table: OnlineTable): boolean {
    if (table.seating.heldBy(this).length > 0) return true;
    this.bye({ kind: 'not-your-seat', message: 'this key opens no seat any more' }, 4001);
    return false;
  }

  #tell(message: ToBot): void {
    if (message.type === 'turn' || message.type === 'seen') this.#told = message.version;
    super.send(JSON.stringify(message));
  }
}

function movesOf({ sights: [{ offers }] }: Update): string {
  return offers.map(({ move }) => move).join('\n');
}

function outcomeOf({ outcome }: Update): Extract<ToBot, { type: 'over' }>['outcome'] {
  if (outcome === null) throw new Error('the game goes on');
  return { reason: outcome.reason, winners: [...outcome.winners], scores: [...outcome.scores] };
}
