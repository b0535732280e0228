import type { Entry } from '@castellan/match';
import type { Agreement, Ended, SeatState, TableState, ToServerOf } from '@castellan/protocol';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import type { FoundTable } from '../store/operations/tables.js';
import { endedOf, isGameEntry, type LeavingEntry, readEntry } from './log-entry.js';
import type { OnlineTable } from './online-table.js';
import { isLive, patienceOf } from './patience.js';
import { hasLeft } from './places.js';
import type { Place } from './seating.js';
import { TurnsBegun } from './turns-begun.js';

type Marks = Pick<SeatState, 'out' | 'offers' | 'claimFrom'>;

/** Ways out of a game that its rules know nothing of: giving up, breaking off, agreeing, and claiming against who is away. */
export class Leaving {
  readonly #table: OnlineTable;
  readonly #turns: TurnsBegun;
  /** Seats that are out of the game for good. */
  readonly #outs = new Set<number>();
  readonly #offers = new Map<number, Agreement>();
  /** How many turns a seat had begun when its offer was declined: nobody is asked the same over and over. */
  readonly #declined = new Map<number, number>();
  #ended: Ended | null = null;

  constructor(table: OnlineTable, { entries, seats }: FoundTable, actors: readonly (readonly number[])[]) {
    this.#table = table;
    this.#turns = new TurnsBegun(seats.length);
    let next = 0;
    for (const { entry: text, at } of entries) {
      const entry = readEntry(text);
      if (isGameEntry(entry)) this.#turns.passed(entry, actors[next++], at);
      else if (entry.kind === 'go-on' || entry.kind === 'restart') this.#turns.goOn(at);
      else this.#note(entry as LeavingEntry);
    }
    for (const seat of this.#outs) table.seats.outForGood(seat);
  }

  get ended(): Ended | null {
    return this.#ended;
  }

  isOut(seat: number): boolean {
    return this.#outs.has(seat);
  }

  // ---- what happens

  passed(entry: Entry, acting: readonly number[], at: number): void {
    this.#turns.passed(entry, acting, at);
  }

  goOn(at: number): void {
    this.#turns.goOn(at);
  }

  /** What the log says about it, then and now. */
  #note(entry: LeavingEntry): void {
    if (entry.kind === 'out') this.#outs.add(entry.seat);
    else if (entry.kind === 'offer' && entry.end !== null) this.#offers.set(entry.seat, entry.end);
    else if (entry.kind === 'offer') this.#offers.delete(entry.seat);
    else if (entry.kind === 'declined') {
      for (const seat of this.#offers.keys()) this.#declined.set(seat, this.#turns.turnsBegun(seat));
      this.#offers.clear();
    } else if (entry.kind === 'ended') this.#ended = endedOf(entry);
  }

  /** The same, written at another node. */
  follow(entry: LeavingEntry): void {
    this.#note(entry);
    if (entry.kind !== 'out') return;
    this.#offers.delete(entry.seat);
    this.#table.seats.isOutForGood(entry.seat);
  }

  #happen(entry: LeavingEntry): void {
    this.#note(entry);
    this.#table.appendAside(entry);
  }

  // ---- as everybody is told

  state(): Pick<TableState, 'ended' | 'mayAbort'> {
    if (this.#ended !== null) return { ended: { ...this.#ended, winners: [...this.#ended.winners] } };
    return this.#table.status === 'playing' && this.#turns.isYoung ? { mayAbort: true } : {};
  }

  marks(seat: number, isPresent: boolean): Marks {
    const offers = this.#offers.get(seat);
    const claimFrom = isPresent ? null : this.#claimFrom(seat);
    return {
      ...(this.#outs.has(seat) ? { out: true as const } : {}),
      ...(offers === undefined ? {} : { offers }),
      ...(claimFrom === null ? {} : { claimFrom }),
    };
  }

  /** Null while nobody waits for the seat's owner. Whether they are here is for the caller to know. */
  #claimFrom(seat: number): number | null {
    const { status, setup, isPaused, seating, presence } = this.#table;
    const { person } = seating.place(seat);
    const awaited = this.#turns.awaitedSince(seat);
    if (status !== 'playing' || isPaused || person === null || awaited === null || this.#outs.has(seat))
      return null;
    // a server that has just come back does not know who would have been here; with days to go that matters little
    const seen = presence.lastSeen(person) ?? (isLive(setup) ? presence.takenUp : 0);
    return Math.max(awaited, seen) + patienceOf(setup);
  }

  // ---- what people ask for; asked twice it is done once

  resign(person: Person, seat: number): void {
    const place = this.#table.seating.owned(person, seat);
    if (this.#ended !== null || this.#outs.has(seat)) return;
    this.#insistOnGame();
    this.#out(place, 'resigned');
  }

  abort(person: Person): void {
    const [place] = this.#mine(person);
    if (this.#ended?.how === 'aborted') return;
    this.#insistOnGame();
    if (!this.#turns.isYoung) throw new Refused('not-allowed', 'somebody has begun a second turn');
    this.#end({ how: 'aborted', winners: [], by: place.seat });
  }

  offer(person: Person, end: Agreement | null): void {
    const mine = this.#mine(person);
    if (this.#ended !== null) return;
    this.#insistOnGame();
    const offering = mine.filter(({ seat }) => this.#offers.has(seat));
    if (end === null) {
      if (offering.length > 0) for (const { seat } of offering) this.#happen({ kind: 'offer', seat, end });
      else if (this.#offers.size > 0) this.#happen({ kind: 'declined' });
    } else {
      if (mine.some(({ seat }) => this.#declined.get(seat) === this.#turns.turnsBegun(seat)))
        throw new Refused('too-fast', 'they said no: ask again after your next turn');
      for (const { seat } of mine)
        if (this.#offers.get(seat) !== end) this.#happen({ kind: 'offer', seat, end });
    }
    this.#settleOffers(end);
  }

  /** Who has left has no say in how the others end it. */
  #settleOffers(end: Agreement | null): void {
    if (end === null) return;
    const voters = this.#inPlay().filter((place) => place.person !== null && !hasLeft(place));
    if (!voters.every(({ seat }) => this.#offers.get(seat) === end)) return;
    this.#end({ how: end === 'draw' ? 'drawn' : 'agreed', winners: [], by: null });
  }

  claim(person: Person, { seat, take }: Pick<ToServerOf<'claim'>, 'seat' | 'take'>): void {
    const mine = this.#mine(person);
    const place = this.#table.seating.place(seat);
    if (this.#ended !== null || this.#outs.has(seat)) return;
    this.#insistOnGame();
    const isMine = ({ seat: one }: Place): boolean => mine.some((other) => other.seat === one);
    if (isMine(place) || !this.#isOverdue(seat))
      throw new Refused('not-allowed', 'nobody waits for them long enough');
    if (take === 'bot') {
      this.#table.seats.standInFor(seat, false);
      return;
    }
    if (this.#inPlay().some((one) => !isMine(one) && !this.#isOverdue(one.seat)))
      throw new Refused('not-allowed', 'others are still playing');
    const winners = this.#inPlay()
      .filter(isMine)
      .map((one) => one.seat);
    this.#end({ how: 'claimed', winners, by: seat });
  }

  /** Before the game: there will be none. */
  close(): void {
    this.#end({ how: 'closed', winners: [], by: null });
  }

  /** Nobody has played for long, and nobody wanted to keep it. */
  expire(): void {
    if (this.#ended === null) this.#end({ how: 'expired', winners: [], by: null });
  }

  /** Whoever runs the server closes the table, before the game or in it. Nobody has won, and nobody is rated. */
  stop(reason: string): void {
    const { status } = this.#table;
    if (status === 'over') return;
    const how = status === 'waiting' ? 'closed' : 'stopped';
    this.#end({ how, winners: [], by: null, ...(reason === '' ? {} : { reason }) });
  }

  #isOverdue(seat: number): boolean {
    const isPresent = this.#table.audience.seatStates()[seat].present;
    const from = isPresent ? null : this.#claimFrom(seat);
    return from !== null && from <= this.#table.now();
  }

  // ---- what comes of it

  /** Somebody is out. Whoever is left alone has won; where nobody is left who is a person, there is nobody to play on for. */
  #out(place: Place, how: 'resigned'): void {
    const left = this.#inPlay().filter((one) => one !== place);
    if (left.length <= 1 || left.every(({ person }) => person === null)) {
      this.#end({ how, winners: left.map(({ seat }) => seat), by: place.seat });
      return;
    }
    this.#happen({ kind: 'out', seat: place.seat });
    this.#offers.delete(place.seat);
    this.#table.seats.outForGood(place.seat);
  }

  #end(ended: Ended): void {
    this.#ended = ended;
    this.#table.endBy(ended);
  }

  #inPlay(): Place[] {
    return this.#table.seating.places.filter(({ seat }) => !this.#outs.has(seat));
  }

  #mine(person: Person): Place[] {
    const { seating } = this.#table;
    const mine = seating.places.filter((place) => place.person === person.id);
    if (mine.length === 0) throw new Refused('not-your-seat', 'only who plays decides about it');
    const still = mine.filter(({ seat }) => !this.#outs.has(seat));
    if (still.length === 0) throw new Refused('not-allowed', 'whoever gave up has no say any more');
    return still;
  }

  #insistOnGame(): void {
    const { status } = this.#table;
    if (status === 'waiting') throw new Refused('not-started', 'the game has not begun');
    if (status === 'over') throw new Refused('is-over', 'the game is over');
  }
}
