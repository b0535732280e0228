import type { Contest } from './contest.js';

const WIDTH = 30;

/** A bar on a terminal, nothing elsewhere: what is printed stays clean. */
export class Progress {
  readonly #contests: readonly Contest[];

  constructor(contests: readonly Contest[]) {
    this.#contests = contests;
  }

  show(): void {
    if (!process.stderr.isTTY) return;
    const now = this.#contests.find((contest) => !contest.isOver);
    if (now === undefined) return;
    const { a, b, games } = now.terms;
    const full = Math.min(WIDTH, Math.round((WIDTH * now.games) / games));
    const bar = '█'.repeat(full) + '·'.repeat(WIDTH - full);
    const number = this.#contests.indexOf(now) + 1;
    const count = this.#contests.length > 1 ? `  pair ${number} of ${this.#contests.length}` : '';
    process.stderr.write(`\r\x1b[K${a} : ${b}  ${bar}  ${now.games}/${games}${count}`);
  }

  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}
