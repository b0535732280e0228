import { PROGRAM } from '@castellan/protocol';
import type { OnlineTable } from './online-table.js';
import type { TableServices } from './table-services.js';
import { BOT_MOVE } from './turns-begun.js';
import { waitersAt } from './waiters.js';

/** Timers cannot be set for longer than about 24 days. */
const LONGEST_WAIT = 86_400_000;

/** Plays for those who do not: bots at their seats, and bots for people whose time is out. */
export class BotTurns {
  readonly #table: OnlineTable;
  readonly #services: TableServices;
  #isPlaying = false;
  #stopTimer: () => void = () => {};

  constructor(table: OnlineTable, services: TableServices) {
    this.#table = table;
    this.#services = services;
  }

  /** A bot is thinking, or about to. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** After whatever has happened. */
  look(): void {
    if (!this.#table.elsewhere.isKept) return;
    this.#setTimer();
    if (this.#table.seating.places.some(({ bot }) => bot !== null)) void this.#play();
  }

  stop(): void {
    this.#stopTimer();
  }

  #setTimer(): void {
    this.#stopTimer();
    const { clock, isPaused } = this.#table;
    const out = clock.outAt();
    if (out === null || isPaused || this.#plays(out.seat)) return;
    const wait = Math.min(Math.max(0, out.at - this.#services.now()), LONGEST_WAIT);
    this.#stopTimer = this.#services.after(wait, () => this.#timeIsOut());
  }

  #timeIsOut(): void {
    if (!this.#table.elsewhere.isKept) return;
    const out = this.#table.clock.outAt();
    if (out === null || out.at > this.#services.now()) this.#setTimer();
    else this.#table.seats.standInFor(out.seat, this.#table.setup.timeout === 'bot-turn');
  }

  async #play(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    const table = this.#table;
    try {
      for (;;) {
        const { play } = table;
        if (play === null || table.isGone || table.isPaused || table.status !== 'playing') return;
        if (!table.elsewhere.isKept) return;
        const seat = play.actors().find((actor) => this.#plays(actor));
        if (seat === undefined) return;
        const { version } = play;
        const { bot } = table.seating.places[seat];
        const isCurrent = (): boolean =>
          !table.isGone &&
          !table.isPaused &&
          table.status === 'playing' &&
          play.version === version &&
          table.elsewhere.isKept;
        const move = await this.#services.bots.decide({
          ...{ table: play, seat, character: bot ?? '', seed: table.info.seed, isCurrent },
          waiters: () => waitersAt(table),
        });
        if (move === null && isCurrent() && table.seating.places[seat].bot === bot) return;
        if (move === null || !isCurrent()) continue;
        if (table.seating.places[seat].bot !== bot) continue;
        const moveId = `${BOT_MOVE}${version}`;
        table.carryOut(null, { type: 'move', table: table.id, seat, version, moveId, move });
      }
    } catch (error) {
      this.#services.complain(`a bot at table ${table.id}`, error);
    } finally {
      this.#isPlaying = false;
    }
  }

  /** Whether a bot plays it; a program plays elsewhere. */
  #plays(seat: number): boolean {
    const { bot } = this.#table.seating.places[seat];
    return bot !== null && bot !== PROGRAM;
  }
}
