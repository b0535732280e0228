import type { Problem } from '@castellan/protocol';

/** What the server said, or that it could not be asked. */
export type OnlineProblem = Problem | { readonly kind: 'unreachable'; readonly message: string };

/** The server, or the way to it, said no. */
export class OnlineTrouble extends Error {
  readonly problem: OnlineProblem;
  constructor(problem: OnlineProblem) {
    super(`${problem.kind}: ${problem.message}`);
    this.problem = problem;
  }
}
