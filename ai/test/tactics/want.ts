import { type RoquefortState, roquefort, roquefortKnowledge } from '@castellan/roquefort';
import { reachOf } from '../../../games/roquefort/src/knowledge/reasons/reach.js';
import { threatsAt } from '../../../games/roquefort/src/knowledge/reasons/threats.js';
import { ChanceTree } from '../../src/chance-tree.js';

/**
 * What a turn is to bring about, judged by the position in which it ends. "hold": nobody else has won, and whoever is next
 * has no turn that surely wins. "safe": no mouse has fallen and no known trap can reach one with one slide. "go on": the game is
 * not over. "trap": somebody else's mouse has fallen and none of one's own.
 */
export type Want = 'win' | 'hold' | 'safe' | 'trap' | 'go on' | 'collect 1' | 'collect 2' | 'collect 3';

export function isMet(want: Want, before: RoquefortState, after: RoquefortState): boolean {
  const seat = before.turn;
  const others = Array.from({ length: before.seats }, (_, s) => s).filter((s) => s !== seat);
  const hasLost = after.fallen[seat] > before.fallen[seat];
  switch (want) {
    case 'win':
      return after.isOver() && after.winner === seat;
    case 'hold':
      return after.isOver() ? after.winner === seat : !canWin(after, after.turn);
    case 'safe':
      return !hasLost && !after.isOver() && threatsAt(after).every(({ mouse }) => mouse >> 2 !== seat);
    case 'trap':
      return !hasLost && others.some((s) => after.fallen[s] > before.fallen[s]);
    case 'go on':
      return !after.isOver();
    default:
      return kinds(after, seat) - kinds(before, seat) >= Number(want.at(-1));
  }
}

const kinds = (state: RoquefortState, seat: number): number =>
  state.cheese[seat].toString(2).replaceAll('0', '').length;

/** Whether the seat, whose turn it is, can win in this turn whatever chance brings, as far as outcomes can be counted. */
function canWin(state: RoquefortState, seat: number): boolean {
  // what is certain also happens if everything unknown is blank, which is quicker to find out
  const blank = state.unseen[8] > 0 ? reachOf(state, seat) : null;
  if (blank !== null && !blank.wins) return false;
  return new Turns(seat).canForce(state, (after) => after.isOver() && after.winner === seat);
}

/** All turns of a seat, whatever the order of their actions. */
class Turns {
  readonly #seat: number;
  readonly #known = new Map<string, boolean>();

  constructor(seat: number) {
    this.#seat = seat;
  }

  /** Whether some way to play the turn leads where the goal is met, for every outcome of chance that may come between. */
  canForce(state: RoquefortState, goal: (after: RoquefortState) => boolean): boolean {
    if (state.isOver()) return goal(state);
    if (state.isChance()) {
      const outcomes = new ChanceTree(roquefort, 12).outcomes<RoquefortState, unknown>(state);
      return outcomes?.every((outcome) => this.canForce(outcome.state, goal)) ?? false;
    }
    if (state.turn !== this.#seat) return goal(state);
    const name = keyOf(state);
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const found = this.#movesOf(state).some((action) => {
      const next = state.copy();
      next.apply(this.#seat, action, null);
      return this.canForce(next, goal);
    });
    this.#known.set(name, found);
    return found;
  }

  #movesOf(state: RoquefortState): number[] {
    const actions = new Int32Array(roquefort.maxLegal);
    return Array.from(actions.subarray(0, state.legal(this.#seat, actions)));
  }
}

function keyOf(state: RoquefortState): string {
  const key = new Int32Array(2);
  roquefortKnowledge.key(state, key);
  return key.join();
}
