import { hasSeat, type SeatSet } from '@castellan/kernel';
import { titleAt } from '../games.js';
import type { OnlineTable } from './online-table.js';
import type { TurnNotifier } from './table-services.js';

/** Tells people who are elsewhere that it is their turn, once a turn. */
export class TurnNotices {
  readonly #table: OnlineTable;
  readonly #notices: TurnNotifier;
  /** Seats that know of their turn. */
  #told: SeatSet = 0;

  constructor(table: OnlineTable, notices: TurnNotifier) {
    this.#table = table;
    this.#notices = notices;
  }

  /** Whoever was told may have been told by nobody. */
  forget(): void {
    this.#told = 0;
  }

  /** After whatever has happened. */
  look(): void {
    for (const { seat, person } of this.#table.seating.places) {
      const acts = this.#isUpTo(seat);
      if (acts && person !== null && !hasSeat(this.#told, seat)) this.#tell(person);
      this.#told = acts ? this.#told | (1 << seat) : this.#told & ~(1 << seat);
    }
  }

  /** Somebody went away, perhaps during their own turn: they are told like those who were away when it began. */
  left(person: string): void {
    const { seating, isGone } = this.#table;
    const mine = seating.places.filter((place) => place.person === person);
    if (!isGone && mine.some(({ seat }) => this.#isUpTo(seat))) this.#tell(person);
  }

  #isUpTo(seat: number): boolean {
    const { play, seating, status } = this.#table;
    return status === 'playing' && seating.places[seat].bot === null && play?.mayAct(seat) === true;
  }

  #tell(person: string): void {
    const { id, game, options, audience, elsewhere } = this.#table;
    if (!elsewhere.isKept || audience.has(person)) return;
    this.#notices.yourTurn({ person, table: id, game: game.id, ...titleAt(game.id, options) });
  }
}
