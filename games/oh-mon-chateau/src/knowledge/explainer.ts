import type { Explainer } from '@castellan/kernel';
import type { Line } from '../board.js';
import type { ChateauEvent } from '../events.js';
import { FINAL } from '../position.js';
import { winners } from '../rules/score.js';
import type { ChateauState } from '../state.js';

/** What speaks for or against a turn, as data. */
export type ChateauReason =
  | { readonly kind: 'wins' }
  | { readonly kind: 'shares'; readonly with: readonly number[] }
  | { readonly kind: 'loses'; readonly to: readonly number[] }
  | { readonly kind: 'finishes' }
  | { readonly kind: 'builds'; readonly part: 'floor' | 'tower' | 'wall' | 'flag'; readonly points: number }
  | { readonly kind: 'draws'; readonly what: 'sun' | 'cloud' | 'inhabitants'; readonly count: number }
  | { readonly kind: 'invites'; readonly guest: string }
  | { readonly kind: 'lures'; readonly guest: string; readonly from: number }
  /** A line is complete now, or one token short of it. */
  | { readonly kind: 'completes' | 'nears'; readonly line: string; readonly makes: string };

/** Read off what happened and off the lines before and after; nothing is guessed. */
export class ChateauExplainer implements Explainer<ChateauState, ChateauEvent> {
  readonly #before: ChateauState;
  readonly #seat: number;

  constructor(before: ChateauState, seat: number) {
    this.#before = before.copy();
    this.#seat = seat;
  }

  explain(after: ChateauState, events: readonly ChateauEvent[]): ChateauReason[] {
    const own = events.filter((event) => !('seat' in event) || event.seat === this.#seat);
    return [...this.#ending(after), ...own.flatMap(reasonOf), ...this.#lines(after)];
  }

  #ending(after: ChateauState): ChateauReason[] {
    if (!after.isOver()) return [];
    const best = winners(after);
    if (!best.includes(this.#seat)) return [{ kind: 'loses', to: best }];
    return best.length === 1
      ? [{ kind: 'wins' }]
      : [{ kind: 'shares', with: best.filter((one) => one !== this.#seat) }];
  }

  #lines(after: ChateauState): ChateauReason[] {
    if (after.isOver()) return [];
    return after.board.lines.flatMap((line): ChateauReason[] => {
      const [was, is] = [this.#missing(this.#before, line), this.#missing(after, line)];
      if (is >= was || is > this.#mostMissing(after)) return [];
      return [{ kind: is === 0 ? 'completes' : 'nears', line: line.name, makes: line.construction.makes }];
    });
  }

  /** A line that lacks a token is worth telling as long as tokens are placed: not in the last building [O5.2]. */
  #mostMissing({ phase, rules }: ChateauState): number {
    return phase === FINAL && !rules.tokensInLastBuilding ? 0 : 1;
  }

  #missing(state: ChateauState, line: Line): number {
    let left = 0;
    for (let rest = line.mask & ~state.tokens[this.#seat]; rest !== 0; rest &= rest - 1) left++;
    return left;
  }
}

function reasonOf(event: ChateauEvent): ChateauReason[] {
  switch (event.type) {
    case 'finished':
      return [{ kind: 'finishes' }];
    case 'builtFloor':
      return [{ kind: 'builds', part: 'floor', points: 0 }];
    case 'builtTower':
      return [{ kind: 'builds', part: 'tower', points: event.points }];
    case 'builtWall':
      return [{ kind: 'builds', part: 'wall', points: 0 }];
    case 'drewFlag':
      return [{ kind: 'builds', part: 'flag', points: event.points }];
    case 'drewSun':
      return [{ kind: 'draws', what: 'sun', count: 1 }];
    case 'drewCloud':
      return [{ kind: 'draws', what: 'cloud', count: 1 }];
    case 'drewInhabitants':
      return [{ kind: 'draws', what: 'inhabitants', count: event.count }];
    case 'guestArrived':
      return [{ kind: 'invites', guest: event.guest }];
    case 'stole':
      return [{ kind: 'lures', guest: event.guest, from: event.from }];
    default:
      return [];
  }
}
