import type { Paint } from '../../terminal/ink.js';
import { BANNER, DUNGEON, INK, PAPER, PLANK, PLANK_SHADE } from '../../terminal/palette.js';

/** How a tile looks from above: one sign, its colours, and its name in a sentence. */
export type TileLook = { readonly sign: string; readonly paint: Paint; readonly name: string };

const cheese = (name: string, bg: string, fg: string = INK): TileLook => ({
  sign: name[0],
  paint: { fg, bg, bold: true },
  name,
});

const LOOKS: Readonly<Record<string, TileLook>> = {
  C1: cheese('Emmental', '#F2CF4A'),
  C2: cheese('Camembert', '#EFE3B8'),
  C3: cheese('Roquefort', '#A9C4DA'),
  C4: cheese('Gouda', '#A8202A', PAPER),
  C5: cheese('Brie', '#FFFFFF'),
  C6: cheese('Mimolette', '#F08A24'),
  C7: cheese('Valençay', '#6E6A75', PAPER),
  blank: { sign: '·', paint: { fg: PLANK_SHADE, bg: PLANK }, name: 'blank' },
  trap: { sign: '╳', paint: { fg: BANNER, bg: DUNGEON, bold: true }, name: 'mousetrap' },
};

/** A place in the open whose tile is only just being looked at. */
const UNDRAWN: TileLook = { sign: '?', paint: { fg: INK, bg: PLANK }, name: 'unknown' };

export const CHEESES: readonly TileLook[] = Object.entries(LOOKS)
  .filter(([tile]) => tile.startsWith('C'))
  .map(([, look]) => look);

export function tileLook(tile: string | null | undefined): TileLook {
  return tile === null || tile === undefined ? UNDRAWN : (LOOKS[tile] ?? UNDRAWN);
}
