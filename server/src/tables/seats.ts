import { PROGRAM, type Refusal } from '@castellan/protocol';
import { standIn } from '../games.js';
import { FORGOTTEN, type Person } from '../people/person.js';
import { Refused } from '../refused.js';
import { StoreError } from '../store/failure.js';
import { insistOnCalm } from './conduct.js';
import type { OnlineTable } from './online-table.js';
import type { Place } from './seating.js';
import type { Listener, TableServices } from './table-services.js';

/** Taking seats and leaving them: who may, what is kept of it, and that everybody sees it. */
export class Seats {
  readonly #table: OnlineTable;
  readonly #services: TableServices;

  /** Seats that are being taken, and when that is kept. */
  readonly #taking = new Map<Place, Promise<void>>();

  constructor(table: OnlineTable, services: TableServices) {
    this.#table = table;
    this.#services = services;
  }

  /** Nobody is sitting down just now. */
  get isSettled(): boolean {
    return this.#taking.size === 0;
  }

  /** Why somebody may not act for a seat; null if they may. */
  objection(listener: Listener, seat: number): Refusal | null {
    if (!this.#table.seating.holds(listener, seat))
      return { kind: 'not-your-seat', message: 'this seat is somebody else’s' };
    if (this.#table.leaving.isOut(seat))
      return { kind: 'not-allowed', message: 'whoever gave up does not play on' };
    return null;
  }

  /** Whoever sits down with strangers has not left others too often. */
  async sit(person: Person, seat: number | undefined): Promise<void> {
    const { setup, status } = this.#table;
    const { store, now } = this.#services;
    if (setup.isPublic && status === 'waiting') await insistOnCalm(store, person.id, now());
    await this.take(person, seat);
  }

  /**
   * Takes a seat at once: whoever calls this has seen that it is open. Idempotent: who asks again for a seat that they
   * have, or are about to have, gets the answer of the first time.
   */
  async take(person: Person, seat: number | undefined): Promise<void> {
    const { status, seating, hosting, presence } = this.#table;
    const mine = seating.places.find((one) => one.seat === seat && one.person === person.id);
    if (mine !== undefined) return this.#taking.get(mine);
    // a game that was brought here has seats that wait for whoever played them
    if (status === 'over' || (status === 'playing' && seating.isFull()))
      throw new Refused('not-allowed', 'the game has begun');
    if (hosting.isRemoved(person.id)) throw new Refused('not-allowed', 'the host does not want you here');
    const place = seating.findOpen(seat, (one) => hosting.isLocked(one));
    const kept = this.#change(place, () => seating.give(place, person, null)).catch(async (error) => {
      // the same wish may have come over another node before, and its answer got lost
      await this.#table.elsewhere.rowsOnTheWay;
      if (place.person !== person.id) throw error;
    });
    this.#taking.set(place, kept);
    try {
      await kept;
    } finally {
      this.#taking.delete(place);
    }
    if (this.#table.info.host === null) this.#table.welcomeHost(person.id);
    this.#table.seatsChanged();
    if (!presence.isHere(person.id)) {
      presence.expect(person.id);
      hosting.watchFor(person.id);
    }
    await this.#table.conduct.meet(person.id);
  }

  async stand(person: Person, seat: number): Promise<void> {
    const { status, seating } = this.#table;
    const place = seating.owned(person, seat);
    await this.#change(place, () => {
      if (status === 'waiting') seating.give(place, null, null);
      else {
        place.bot = this.#standIn();
        place.untilTurnEnds = false;
      }
    });
    this.#table.hosting.passOn();
    this.#table.seatsChanged();
  }

  /** Before the game the seat is open again, whoever had it. */
  async free(seat: number): Promise<void> {
    const { seating } = this.#table;
    const place = seating.place(seat);
    await this.#change(place, () => seating.give(place, null, null));
    this.#table.seatsChanged();
  }

  /** Whoever left may come back to their seat at any time. */
  async comeBack(person: Person, seat: number): Promise<void> {
    const place = this.#table.seating.owned(person, seat);
    if (this.#table.leaving.isOut(seat))
      throw new Refused('not-allowed', 'whoever gave up does not come back');
    await this.#change(place, () => this.#table.seating.back(place));
    this.#table.seatsChanged();
  }

  /** Whoever acts at a seat that was played for them is back. */
  isBack(place: Place): void {
    this.#table.seating.back(place);
    this.#keep(place).then(
      () => this.#table.seatsChanged(),
      (error) => this.#services.complain('comes back', error),
    );
  }

  async seatBot(person: Person, seat: number, bot: string | null, known: readonly string[]): Promise<void> {
    const { seating, info, status } = this.#table;
    const place = seating.place(seat);
    if (info.host !== person.id) throw new Refused('not-allowed', 'only the host seats bots');
    const mayChange = status === 'waiting' || (status === 'playing' && seating.isOpen(place));
    if (!mayChange || place.person !== null) throw new Refused('seat-taken', 'this seat is somebody’s');
    if (bot !== null && bot !== PROGRAM && !known.includes(bot))
      throw new Refused('bad-options', `nobody is called ${bot}`);
    await this.#change(place, () => seating.give(place, null, bot));
    this.#table.seatsChanged();
  }

  /** A bot plays the seat: to the end of this turn, or until whoever it belongs to is back. */
  standInFor(seat: number, untilTurnEnds: boolean): void {
    const place = this.#table.seating.place(seat);
    place.bot = this.#standIn();
    place.untilTurnEnds = untilTurnEnds;
    if (!untilTurnEnds) this.#keep(place).catch((error) => this.#services.complain('stand-in', error));
    this.#table.seatsChanged();
  }

  /** The same after another node has said so. */
  isOutForGood(seat: number): void {
    const place = this.#table.seating.place(seat);
    place.untilTurnEnds = false;
    place.bot ??= this.#standIn();
  }

  /** Its person does not come back: a bot plays on to the end. */
  outForGood(seat: number): void {
    const place = this.#table.seating.place(seat);
    place.untilTurnEnds = false;
    if (place.bot !== null) return;
    place.bot = this.#standIn();
    this.#keep(place).catch((error) => this.#services.complain('out for good', error));
  }

  /** The key to a seat: for whoever it belongs to; where a program is to sit, for the host. */
  keyOf(person: Person, seat: number): string {
    const { seating, info } = this.#table;
    const { person: owner, bot, key } = seating.place(seat);
    const isTheirs = owner === person.id || (owner === null && bot === PROGRAM && info.host === person.id);
    if (!isTheirs) throw new Refused('not-your-seat', 'this seat is somebody else’s');
    return key;
  }

  /** Somebody has turned out to be somebody else. */
  moved(from: string, to: Person): void {
    const { seating, info } = this.#table;
    const mine = seating.places.filter(({ person }) => person === from);
    for (const place of mine) {
      place.person = to.id;
      place.name = to.name;
    }
    const isHost = info.host === from;
    if (isHost) this.#table.setHost(to.id);
    if (isHost || mine.length > 0) this.#table.seatsChanged();
  }

  /** Somebody has left for good. */
  forgotten(person: string): void {
    const { seating, status } = this.#table;
    const mine = seating.places.filter((place) => place.person === person);
    for (const place of mine) {
      if (status === 'over') place.name = FORGOTTEN;
      else seating.give(place, null, status === 'playing' ? this.#standIn() : null);
      this.#keep(place).catch((error) => this.#services.complain('a seat left for good', error));
    }
    if (mine.length > 0) this.#table.seatsChanged();
  }

  /** Somebody is not let in any more. They find their seats in games that go on when they are. */
  async shutOut(person: string): Promise<void> {
    const { seating, status } = this.#table;
    const mine = seating.places.filter((place) => place.person === person);
    for (const place of mine) {
      if (status === 'waiting') seating.give(place, null, null);
      else if (status === 'playing') place.bot = this.#standIn();
      place.untilTurnEnds = false;
      await this.#keep(place);
    }
    if (mine.length > 0) this.#table.seatsChanged();
  }

  /** Changes a seat at somebody's wish. If that cannot be kept nothing has changed, as they are told. */
  async #change(place: Place, change: () => void): Promise<void> {
    const before = { ...place };
    change();
    const { person, bot, key } = place;
    try {
      await this.#keep(place);
    } catch (error) {
      // unless something else has become of it meanwhile
      if (place.person === person && place.bot === bot && place.key === key) Object.assign(place, before);
      throw error;
    }
  }

  async #keep(place: Place): Promise<void> {
    const { seat, person, bot, name, look, key, kept: was } = place;
    const row = { table: this.#table.id, seat, person, bot, name, look, key, was };
    try {
      await this.#table.elsewhere.write(() => this.#services.store.run('setSeat', row));
    } catch (error) {
      // another node was first: what it has written is read again
      if (error instanceof StoreError && error.kind === 'conflict')
        throw new Refused('seat-taken', 'this seat is somebody else’s by now');
      throw error;
    }
    place.kept = key;
    this.#table.seatKept();
  }

  #standIn(): string {
    return standIn(this.#table.game.id, this.#table.options);
  }
}
