import type { Request } from '@castellan/match';
import type { Refusal, ToServerOf } from '@castellan/protocol';
import { refusedBy, TableError } from '../../tables/problem.js';

type Move = ToServerOf<'move' | 'undo'>;
type Underway = {
  readonly message: Move;
  readonly done: (version: number) => void;
  readonly fail: (error: TableError) => void;
};

/**
 * What somebody wants to do and the server has not answered yet. It is sent again with the same name whenever the line
 * is back, so that it is neither lost nor done twice: `moveId` makes it idempotent.
 */
export class MovesUnderway {
  readonly #table: string;
  readonly #send: (message: Move) => boolean;
  readonly #underway = new Map<string, Underway>();

  constructor(table: string, send: (message: Move) => boolean) {
    this.#table = table;
    this.#send = send;
  }

  play(request: Request): Promise<number> {
    const message: Move = { ...request, table: this.#table };
    return new Promise((done, fail) => {
      this.#underway.set(message.moveId, { message, done, fail });
      this.#send(message);
    });
  }

  sendAgain(): void {
    for (const { message } of this.#underway.values()) this.#send(message);
  }

  answered(moveId: string, version: number): void {
    this.#underway.get(moveId)?.done(version);
    this.#underway.delete(moveId);
  }

  has(moveId: string): boolean {
    return this.#underway.has(moveId);
  }

  refused(moveId: string, problem: Refusal): void {
    const underway = this.#underway.get(moveId);
    if (underway === undefined) return;
    if (problem.kind === 'too-fast') {
      setTimeout(
        () => this.#underway.has(moveId) && this.#send(underway.message),
        problem.retryAfter ?? 1000,
      );
      return;
    }
    // the server is about to go: it is asked again when there is one
    if (problem.kind === 'shutting-down') return;
    this.#underway.delete(moveId);
    const { message } = underway;
    underway.fail(refusedBy(problem, message.type === 'move' ? message.move : ''));
  }

  /** Nobody waits for the answers any more. */
  giveUp(): void {
    for (const { fail } of this.#underway.values()) fail(new TableError({ kind: 'no-such-table' }));
    this.#underway.clear();
  }
}
