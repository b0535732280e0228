import type { SeatState } from '@castellan/protocol';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import type { KeptSetup } from './first-player.js';
import type { OnlineTable } from './online-table.js';
import { isLive } from './patience.js';
import { GONE_AFTER, NO_SHOW } from './presence.js';
import type { TableServices } from './table-services.js';

/** What a host may do, and who is the host when the host is gone. */
export class Hosting {
  readonly #table: OnlineTable;
  readonly #services: TableServices;
  /** What is being kept: changes come one after the other, each to what the one before has left. */
  #keeping: Promise<unknown> = Promise.resolve();

  constructor(table: OnlineTable, services: TableServices) {
    this.#table = table;
    this.#services = services;
  }

  isLocked(seat: number): boolean {
    return this.#table.setup.locked?.includes(seat) === true;
  }

  isRemoved(person: string): boolean {
    return this.#table.setup.removed?.includes(person) === true;
  }

  /** A seat that anybody may take. */
  get hasOpenSeat(): boolean {
    const { seating } = this.#table;
    return seating.places.some((place) => seating.isOpen(place) && !this.isLocked(place.seat));
  }

  marks(seat: number): Pick<SeatState, 'locked'> {
    const { seating, status } = this.#table;
    const isTold = status === 'waiting' && this.isLocked(seat) && seating.isOpen(seating.place(seat));
    return isTold ? { locked: true } : {};
  }

  close(person: Person): void {
    this.#insistOnHost(person);
    if (this.#table.leaving.ended?.how === 'closed') return;
    this.#insistOnWaiting();
    this.#table.leaving.close();
  }

  async lock(person: Person, seat: number, on: boolean): Promise<void> {
    this.#insistOnHost(person);
    this.#insistOnWaiting();
    const place = this.#table.seating.place(seat);
    if (on && !this.#table.seating.isOpen(place)) throw new Refused('seat-taken', 'this seat is somebody’s');
    await this.#keep(({ locked = [], ...setup }) => {
      const others = locked.filter((one) => one !== seat);
      return { ...setup, locked: on ? [...others, seat] : others };
    });
  }

  /** Whoever plays cannot be put out by the host: that would be a way to win. */
  async remove(person: Person, whom: string): Promise<void> {
    this.#insistOnHost(person);
    const { seating, status } = this.#table;
    if (whom === person.id) throw new Refused('not-allowed', 'the host stays, or hands over');
    const theirs = seating.places.filter((place) => place.person === whom);
    if (theirs.length > 0 && status !== 'waiting')
      throw new Refused('not-allowed', 'whoever plays stays to the end');
    await this.#keep(({ removed = [], ...setup }) => ({
      ...setup,
      removed: [...removed.filter((one) => one !== whom), whom],
    }));
    for (const { seat } of theirs) await this.#table.seats.free(seat);
  }

  handOver(person: Person, to: string): void {
    if (this.#table.info.host === to) return;
    this.#insistOnHost(person);
    if (!this.#table.seating.places.some((place) => place.person === to))
      throw new Refused('not-allowed', 'only who has a seat can be the host');
    this.#table.welcomeHost(to);
    this.#table.seatsChanged();
  }

  /**
   * After somebody stood up or went away: among strangers the host is somebody who sits there; among friends whoever opened the
   * table stays it until they are gone.
   */
  passOn(): void {
    const { status, info, setup, seating, presence } = this.#table;
    if (status !== 'waiting') return;
    const { host } = info;
    const isAround = host !== null && presence.isAround(host);
    const sits = seating.people().some(({ person }) => person === host);
    if (setup.isPublic ? sits && isAround : sits || isAround) return;
    const next = seating.people().find(({ person }) => presence.isHere(person ?? ''));
    if (next === undefined || next.person === null || next.person === host) return;
    this.#table.welcomeHost(next.person);
    this.#table.seatsChanged();
  }

  /** Somebody who plays is not there: in a while the host is another, and the seat somebody else's. */
  watchFor(person: string): void {
    const { setup, status } = this.#table;
    if (status !== 'waiting') return;
    this.#later(GONE_AFTER, () => {
      this.#table.seatKept();
      if (this.#table.elsewhere.isKept) this.passOn();
    });
    if (isLive(setup) && setup.isPublic) this.#later(NO_SHOW, () => this.#freeFor(person));
  }

  #later(wait: number, work: () => void | Promise<void>): void {
    this.#services.after(wait, () => {
      if (this.#table.isGone) return;
      const failed = (error: unknown): void => this.#services.complain(`at table ${this.#table.id}`, error);
      Promise.resolve(work()).catch(failed);
    });
  }

  async #freeFor(person: string): Promise<void> {
    const { status, presence, seating } = this.#table;
    const isWaitedFor = seating.people().some((place) => presence.isHere(place.person ?? ''));
    if (status !== 'waiting' || presence.isAround(person, NO_SHOW) || !isWaitedFor) return;
    if (!this.#table.elsewhere.isKept) return;
    for (const place of seating.places) if (place.person === person) await this.#table.seats.free(place.seat);
    this.passOn();
  }

  #keep(change: (setup: KeptSetup) => KeptSetup): Promise<void> {
    const keep = async (): Promise<void> => {
      await this.#table.keepSetup(change(this.#table.setup), this.#table.options);
      this.#table.seatKept();
      this.#table.seatsChanged();
    };
    const kept = this.#keeping.then(keep, keep);
    this.#keeping = kept;
    return kept;
  }

  #insistOnHost(person: Person): void {
    if (this.#table.info.host !== person.id) throw new Refused('not-allowed', 'only the host does that');
  }

  #insistOnWaiting(): void {
    if (this.#table.status !== 'waiting') throw new Refused('not-allowed', 'the game has begun');
  }
}
