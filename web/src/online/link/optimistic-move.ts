import type { Follower, Request, Update } from '@castellan/match';

type Move = Extract<Request, { type: 'move' }>;

/**
 * An optimistic update: the move that is on the screen before the server has confirmed it, where what comes of it is
 * certain. The follower stays with what the server has told.
 */
export class OptimisticMove {
  #shown: { readonly request: Move; readonly update: Update } | null = null;

  /** The page shows more than the server has told. */
  get isShowing(): boolean {
    return this.#shown !== null;
  }

  /** What happens in it. */
  get events(): readonly unknown[] {
    return this.#shown?.update.events ?? [];
  }

  /** What to show of a request that is being sent. */
  send(request: Request, follower: Follower | null): Update | null {
    // one at a time, and only from what is known for sure
    if (request.type !== 'move' || this.#shown !== null || follower?.version !== request.version) return null;
    const update = follower.foresee(request.seat, request.move);
    if (update !== null) this.#shown = { request, update };
    return update;
  }

  /** What to show where everything is told again; null if it is the truth by now, or cannot be any more. */
  again(follower: Follower): Update | null {
    const request = this.#shown?.request;
    this.#shown = null;
    if (request === undefined) return null;
    const update = this.send(request, follower);
    return update === null ? null : { ...update, from: update.version, events: [] };
  }

  /** A step has come: whether it is what the page shows already. */
  confirm({ version, sights, actors }: Update): boolean {
    const shown = this.#shown?.update;
    this.#shown = null;
    return (
      shown?.version === version &&
      JSON.stringify([shown.sights, shown.actors]) === JSON.stringify([sights, actors])
    );
  }

  /** It was refused; whether it had been shown. */
  forget(moveId: string): boolean {
    if (this.#shown?.request.moveId !== moveId) return false;
    this.#shown = null;
    return true;
  }
}
