import type { ChateauEvent } from '@castellan/oh-mon-chateau';

export type GuestFigures = {
  /** How often the guest came with a keep floor, was stolen, was reactivated. */
  readonly came: number;
  readonly stolen: number;
  readonly reactivated: number;
  /** Seats that have the guest at the end, and the games they won; shared wins count in part. */
  readonly owners: number;
  readonly wins: number;
  /** What they would have won if only the number of their guests counted. */
  readonly expectedWins: number;
};

type Tallies = { came: number; stolen: number; reactivated: number; wins: number; ownersByCount: number[] };

/** Whom guests come to, and what becomes of those who have them. */
export class GuestBook {
  readonly #guests: Map<string, Tallies>;
  /** By how many guests they have at the end: seats, and what they won. */
  readonly #seatsByCount: number[] = [];
  readonly #winsByCount: number[] = [];
  /** Who came last: that such a guest acts is no reactivation. */
  #coming: string | null = null;

  constructor(guests: readonly string[]) {
    this.#guests = new Map(
      guests.map((guest) => [guest, { came: 0, stolen: 0, reactivated: 0, wins: 0, ownersByCount: [] }]),
    );
  }

  hear(event: ChateauEvent): void {
    if (event.type === 'guestArrived') this.#of(event.guest).came++;
    else if (event.type === 'stole') this.#of(event.guest).stolen++;
    else if (event.type !== 'guestActed') return;
    else if (event.guest !== this.#coming) this.#of(event.guest).reactivated++;
    this.#coming = event.type === 'guestActed' ? null : event.guest;
  }

  /** A seat at the end of a game, and which part of the win is its own. */
  close(guests: readonly (string | number)[], win: number): void {
    add(this.#seatsByCount, guests.length, 1);
    add(this.#winsByCount, guests.length, win);
    for (const guest of new Set(guests.map(String))) {
      const tallies = this.#of(guest);
      tallies.wins += win;
      add(tallies.ownersByCount, guests.length, 1);
    }
  }

  figures(): Record<string, GuestFigures> {
    return Object.fromEntries([...this.#guests].map(([guest, tallies]) => [guest, this.#figuresOf(tallies)]));
  }

  #figuresOf({ came, stolen, reactivated, wins, ownersByCount }: Tallies): GuestFigures {
    let owners = 0;
    let expectedWins = 0;
    ownersByCount.forEach((seats, count) => {
      owners += seats;
      expectedWins += (seats * this.#winsByCount[count]) / this.#seatsByCount[count];
    });
    return { came, stolen, reactivated, owners, wins, expectedWins };
  }

  #of(guest: string): Tallies {
    const tallies = this.#guests.get(guest);
    if (tallies === undefined) throw new Error(`nobody expected ${guest}`);
    return tallies;
  }
}

function add(counts: number[], at: number, value: number): void {
  counts[at] = (counts[at] ?? 0) + value;
}
