import type { RoquefortState } from '@castellan/roquefort';
import { CELL_OF_FLOOR, cellName } from '../../../games/roquefort/src/board/cells.js';
import { type Arrangement, arrange } from '../../../games/roquefort/test/arrange.js';
import type { Want } from './want.js';

/** A position with a known best turn, as it stands in positions.json. Seat 0 is to act. */
export type Tactic = {
  readonly name: string;
  /** Seven rows from row 7 down: cheese 1 to 7, "." blank, "x" trap, "?" unknown, "-" raised, "#" tower. */
  readonly board: readonly string[];
  readonly spare: string;
  /** Rooms without a roof; what is known of the others is remembered. */
  readonly open: string;
  /** By seat; the others wait outside. */
  readonly mice: readonly string[];
  /** By seat, the kinds collected. */
  readonly cheese: readonly string[];
  readonly options?: Arrangement['options'];
  readonly actionsLeft?: number;
  readonly slid?: boolean;
  readonly quietTurns?: number;
  readonly want: Want;
  /** Something is to be left undone, which is easier than to do something. */
  readonly careful?: boolean;
  /** A turn that does it; "?" stands for whatever chance brings. */
  readonly turn: readonly string[];
};

const SIGNS: Readonly<Record<string, string>> = { '.': 'blank', x: 'trap' };
const tileOf = (sign: string): string => SIGNS[sign] ?? `C${sign}`;

export function setUp(tactic: Tactic): RoquefortState {
  const rows = tactic.board.map((row) => row.split(' '));
  const tiles: Record<string, string> = {};
  for (const cell of CELL_OF_FLOOR) {
    const name = cellName(cell);
    const sign = rows[7 - Number(name[1])]['abcdefg'.indexOf(name[0])];
    if (sign !== '?') tiles[name] = tileOf(sign);
  }
  const { actionsLeft = 4, slid = false, quietTurns = 0 } = tactic;
  return arrange({
    options: { players: tactic.mice.length, ...tactic.options },
    actionsLeft,
    slid,
    quietTurns,
    tiles,
    spare: tileOf(tactic.spare),
    open: tactic.open,
    mice: tactic.mice.map((places) => places.split(' ').filter((place) => place !== '')),
    cheese: tactic.cheese.map((kinds) => [...kinds].map((kind) => `C${kind}`)),
  });
}
