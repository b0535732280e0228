import { EXCHANGES } from '../data/guest-sets.js';
import { type Position, tokensLeft } from '../position.js';

/** Where a token of this resource may go now [O3.2], with Troll on cells of both [O9.5]; 0 with no token left [O3.3]. */
export function openCells(at: Position, seat: number, resource: number): number {
  const { guests, with: other } = EXCHANGES[resource];
  const { resourceCells } = at.board;
  let cells = resourceCells[resource];
  if ((at.guests[seat] & guests) !== 0) cells |= resourceCells[other];
  cells &= ~at.tokens[seat];
  return cells === 0 || tokensLeft(at, seat) === 0 ? 0 : cells;
}

/** Where any token may go. */
export function anyOpenCell(at: Position, seat: number): number {
  return tokensLeft(at, seat) === 0 ? 0 : at.board.cells & ~at.tokens[seat];
}

/** Lists one action a cell; `base` is the action with cell 0. */
export function listCells(cells: number, base: number, out: Int32Array, n: number): number {
  for (let rest = cells; rest !== 0; rest &= rest - 1) out[n++] = base + (31 - Math.clz32(rest & -rest));
  return n;
}
