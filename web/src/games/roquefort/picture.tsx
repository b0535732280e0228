import { Mouse } from '../../art/mouse.js';
import { Picture } from '../../art/picture.js';
import { Tile, type TileKind } from './art/tile.js';

const at = (x: number, y: number, scale = 1) => `translate(${x} ${y})scale(${scale})`;

const FLOOR: readonly (readonly TileKind[])[] = [
  ['blank', 'C2', 'blank', 'C5'],
  ['C6', 'blank', 'C1', 'C7'],
  ['C3', 'C4', 'trap', 'C4'],
  ['blank', 'C2', 'blank', 'C5'],
];

/** A corner of the board: what the game is about, at a glance. */
export function FloorPicture() {
  return (
    <Picture box="0 0 400 225">
      {FLOOR.flatMap((row, y) =>
        row.map((tile, x) => (
          <g key={`${x},${y}`} transform={at(50 + 100 * x, 100 * y - 38)}>
            <Tile tile={tile} />
          </g>
        )),
      )}
      <g transform={at(128, 178, 0.95)}>
        <Mouse seat={0} pose="stand" />
      </g>
      <g transform={at(332, 178, 0.95)}>
        <Mouse seat={0} pose="cheer" />
      </g>
      <g transform={at(150, 76, 0.95)}>
        <Mouse seat={1} pose="run" />
      </g>
    </Picture>
  );
}
