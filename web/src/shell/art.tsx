import type { ComponentChildren } from 'preact';
import {
  Banner,
  BoardDefs,
  type CheeseKind,
  Cheese as CheeseShape,
  Mouse,
  Roof,
  Tile,
  type TileKind,
} from '../games/roquefort/art/index.js';

export {
  BrokenCastle,
  EmptyCastle,
  HomeOhMonChateau,
  HomeRoquefort,
  Icon,
  Logo,
  OfflineLantern,
  PlayerPortrait,
  Portrait,
} from '../games/roquefort/art/index.js';

/** Small pictures put together from the pieces of the board, for cards and rules. */
function Picture({ box, children }: { readonly box: string; readonly children: ComponentChildren }) {
  return (
    <svg viewBox={box} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function CheesePicture({ kind }: { readonly kind: CheeseKind }) {
  return (
    <Picture box="-40 -40 80 80">
      <CheeseShape kind={kind} />
    </Picture>
  );
}

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

/** Two mice of one player on the same cheese. */
export function PairPicture() {
  return (
    <Picture box="0 0 220 116">
      <g transform={at(58, 58)}>
        <Tile tile="C1" />
      </g>
      <g transform={at(162, 58)}>
        <Tile tile="C1" />
      </g>
      <g transform={at(38, 66, 0.8)}>
        <Mouse seat={1} pose="cheer" />
      </g>
      <g transform={at(184, 66, 0.8)}>
        <Mouse seat={1} pose="cheer" />
      </g>
    </Picture>
  );
}

/** A roof lifted off two tiles. */
export function RoofPicture() {
  return (
    <Picture box="-6 -52 214 168">
      <BoardDefs />
      <g transform={at(50, 60)}>
        <Tile tile="C6" />
      </g>
      <g transform={at(150, 60)}>
        <Tile tile="blank" />
      </g>
      <g transform="translate(100 4) rotate(-6)">
        <Roof width={2} height={1} material="tiled" />
      </g>
    </Picture>
  );
}

/** A mouse on its way over another one. */
export function RunPicture() {
  return (
    <Picture box="0 -14 308 130">
      {[54, 154, 254].map((x) => (
        <g key={x} transform={at(x, 58)}>
          <Tile tile={x === 254 ? 'C5' : 'blank'} />
        </g>
      ))}
      <path
        d="M54 22Q104-18 154 14T246 34"
        fill="none"
        stroke="var(--art-ink)"
        stroke-width="4"
        stroke-dasharray="2 10"
        stroke-linecap="round"
      />
      <g transform={at(54, 66, 0.9)}>
        <Mouse seat={0} pose="run" />
      </g>
      <g transform={at(154, 66, 0.9)}>
        <Mouse seat={3} pose="stand" />
      </g>
    </Picture>
  );
}

/** A tile being pushed into a lane. */
export function SlidePicture() {
  return (
    <Picture box="0 0 404 116">
      <g transform={at(58, 58)}>
        <Tile tile="C2" />
      </g>
      <g transform={at(128, 58)}>
        <Banner flutter />
      </g>
      {[208, 308].map((x) => (
        <g key={x} transform={at(x, 58)}>
          <Tile tile={x === 208 ? 'C7' : 'blank'} />
        </g>
      ))}
      <path d="M362 8h40v100h-40" fill="var(--dungeon)" opacity=".35" />
      <g transform={at(308, 66, 0.85)}>
        <Mouse seat={2} pose="stand" />
      </g>
    </Picture>
  );
}

/** A mouse above a trap. */
export function TrapPicture() {
  return (
    <Picture box="0 -20 220 136">
      <g transform={at(58, 58)}>
        <Tile tile="trap" />
      </g>
      <g transform={at(162, 58)}>
        <Tile tile="blank" />
      </g>
      <g transform={at(160, 64, 0.9)}>
        <Mouse seat={2} pose="fall" />
      </g>
    </Picture>
  );
}
