import { Cheese, type CheeseKind } from '../../../art/cheese.js';
import { HI, LO, line, rect, UI_FONT } from '../../../art/pen.js';
import { TrapHole } from './trap.js';

export type TileKind = CheeseKind | 'blank' | 'trap' | 'unknown';

const KINDS: readonly TileKind[] = ['blank', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'trap'];

/** Four planks across, each cut somewhere else; what lies on a tile decides which four. */
function Planks({ variant }: { readonly variant: number }) {
  let dark = '';
  let seams = '';
  let lit = '';
  let grain = '';
  for (let row = 0; row < 4; row++) {
    const y = -50 + 25 * row;
    const cut = -34 + ((variant * 37 + row * 53) % 68);
    seams += `M-50 ${y}h100M${cut} ${y}v25`;
    lit += `M-48.8 ${y + 1.5}h100M${cut + 1.2} ${y + 1.5}v25`;
    dark += rect(row % 2 === 0 ? -50 : cut, y, row % 2 === 0 ? cut + 50 : 50 - cut, 25);
    const bend = ((variant + row) % 3) - 1;
    grain += `M-46 ${y + 9}q22 ${4 * bend} 44 0t46 ${bend}M-40 ${y + 17}q18 ${-3 * bend} 36 0t40 0`;
  }
  return (
    <>
      <rect x="-50" y="-50" width="100" height="100" rx="3" fill="var(--wood)" />
      <path d={dark} fill="var(--wood-dark)" fill-opacity=".38" />
      <path d={grain} {...line('var(--wood-dark)', 1.2)} stroke-opacity=".55" />
      <path d={seams} {...line('var(--wood-seam)', 1.8)} />
      <path d={lit} {...line(HI, 1)} />
      <path d="M-48 48V-48H48" {...line(HI, 3)} />
      <path d="M-48 49H49V-48" {...line(LO, 4)} />
    </>
  );
}

/** A floor tile, 100 by 100, with what lies on it. */
export function Tile({ tile }: { readonly tile: TileKind }) {
  return (
    <g>
      <Planks variant={KINDS.indexOf(tile)} />
      {tile === 'trap' ? (
        <TrapHole />
      ) : tile === 'blank' ? null : tile === 'unknown' ? (
        <text y="17" text-anchor="middle" font-family={UI_FONT} font-size="48" font-weight="800" fill={LO}>
          ?
        </text>
      ) : (
        <g transform="translate(1 3) scale(1.04)">
          <Cheese kind={tile} />
        </g>
      )}
    </g>
  );
}
