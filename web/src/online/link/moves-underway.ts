import type { Request } from '@castellan/match';
import type { Problem, ToServerOf } from '@castellan/protocol';
import { InTrouble } from '../../tables/hosted-table.js';
import type { Trouble } from '../../tables/protocol.js';

type Move = ToServerOf<'move' | 'undo'>;
type Underway = {
  readonly message: Move;
  readonly done: (version: number) => void;
  readonly fail: (error: InTrouble) => void;
};

/**
 * What somebody wants to do and the server has not answered yet. It is sent again with the same name whenever the line
 * is back, so that it is neither lost nor done twice.
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

  refused(moveId: string, problem: Problem, version: number): void {
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
    underway.fail(new InTrouble(troubleOf(problem, underway.message, version)));
  }

  /** Nobody waits for the answers any more. */
  giveUp(): void {
    for (const { fail } of this.#underway.values()) fail(new InTrouble({ kind: 'no-such-table' }));
    this.#underway.clear();
  }
}

/** In the words of a table on this device, where it has some. */
function troubleOf(problem: Problem, asked: Move, version: number): Trouble {
  const move = asked.type === 'move' ? asked.move : '';
  const { kind, message, rule } = problem;
  if (kind === 'illegal-move' && rule !== undefined) return { kind, move, rule, message };
  if (kind === 'stale') return { kind, version };
  if (kind === 'nothing-to-undo') return { kind };
  return { kind: 'online', problem };
}
