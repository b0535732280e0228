import type { OnlineTable } from './online-table.js';
import { isLive } from './patience.js';

/** Who has been away for so long is away: a page that is only loaded anew is back before that. */
export const GONE_AFTER = 20_000;
/** Strangers wait so long for somebody who sat down and is not there; then the seat is free again. */
export const NO_SHOW = 60_000;
/** A table where nobody hurries stays in the lobby so long after somebody was there. */
const SLOW_LOBBY = 3 * 86_400_000;

/** Who is really there, and since when not. */
export class Presence {
  readonly #table: OnlineTable;
  /** When people were last here, as far as this server has seen them go. */
  readonly #seen = new Map<string, number>();
  /** Before that nobody could be seen. */
  takenUp: number;

  constructor(table: OnlineTable, now: number) {
    this.#table = table;
    this.takenUp = now;
  }

  /** The same table as it was in memory before. */
  inherit(before: Presence): void {
    for (const [person, at] of before.#seen) this.#seen.set(person, at);
    this.takenUp = before.takenUp;
  }

  wentAway(person: string): void {
    this.#seen.set(person, this.#table.now());
  }

  /** Sat down, and is about to come. */
  expect(person: string): void {
    if (!this.isHere(person)) this.wentAway(person);
  }

  lastSeen(person: string): number | undefined {
    return this.#seen.get(person);
  }

  isHere(person: string): boolean {
    return this.#table.audience.has(person);
  }

  /** Here, or gone so lately that they may be back at once. */
  isAround(person: string, within = GONE_AFTER): boolean {
    return this.isHere(person) || this.#table.now() - (this.#seen.get(person) ?? this.takenUp) < within;
  }

  /** Somebody who plays, or the host, waits there for others. */
  get isAttended(): boolean {
    const { seating, info, setup } = this.#table;
    const people = [...seating.people().map(({ person }) => person), info.host];
    const within = isLive(setup) ? GONE_AFTER : SLOW_LOBBY;
    return people.some((person) => person !== null && this.isAround(person, within));
  }

  /** Nobody is put into a game with strangers who are not there. */
  get isComplete(): boolean {
    const { setup, audience } = this.#table;
    return !isLive(setup) || audience.seatStates().every(({ present }) => present);
  }
}
