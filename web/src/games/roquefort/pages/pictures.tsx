import { type CheeseKind, Picture } from '../../../art/index.js';
import { Banner, BoardDefs, Cheese as CheeseShape, Mouse, Roof, Tile } from '../art/index.js';

/* Small pictures put together from the pieces of the board, for the rules. */

export function CheesePicture({ kind }: { readonly kind: CheeseKind }) {
  return (
    <Picture box="-40 -40 80 80">
      <CheeseShape kind={kind} />
    </Picture>
  );
}

const at = (x: number, y: number, scale = 1) => `translate(${x} ${y})scale(${scale})`;

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
