import type { Entry } from '@castellan/match';

/** What bots call their moves. */
export const BOT_MOVE = 'bot/';

/**
 * The course of a game as far as it matters for leaving it: how often each seat's turn has begun, and since when the table
 * has waited for whoever a seat belongs to. All of it follows from the log.
 */
export class TurnsBegun {
  readonly #begun: number[];
  readonly #awaitedSince: (number | null)[];
  #acting: readonly number[] = [];

  constructor(seats: number) {
    this.#begun = Array.from({ length: seats }, () => 0);
    this.#awaitedSince = Array.from({ length: seats }, () => null);
  }

  /** After an entry of the game, with who may act now. */
  passed(entry: Entry, acting: readonly number[], at: number): void {
    // what a bot does for somebody does not mean that they are back
    if (entry.kind === 'move' && !entry.moveId.startsWith(BOT_MOVE)) this.#awaitedSince[entry.seat] = null;
    for (const seat of acting) {
      if (!this.#acting.includes(seat) && entry.kind !== 'undo') this.#begun[seat]++;
      this.#awaitedSince[seat] ??= at;
    }
    this.#acting = acting;
  }

  /** The time until now is nobody's: the game rested, or there was no server. */
  goOn(at: number): void {
    this.#awaitedSince.forEach((since, seat) => {
      if (since !== null) this.#awaitedSince[seat] = at;
    });
  }

  turnsBegun(seat: number): number {
    return this.#begun[seat];
  }

  awaitedSince(seat: number): number | null {
    return this.#awaitedSince[seat];
  }

  /** Nobody has begun a second turn yet. */
  get isYoung(): boolean {
    return this.#begun.every((turns) => turns <= 1);
  }
}
