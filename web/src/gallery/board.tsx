import type { ComponentChildren } from 'preact';
import type { CheeseKind, Pose, Seat } from '../art/index.js';
import {
  Banner,
  BoardDefs,
  CASTLE,
  CastleGround,
  CastleWalls,
  CheeseBadge,
  CostBadges,
  cellX,
  cellY,
  DungeonFront,
  FootPath,
  GoldenLight,
  LANES,
  Lattice,
  Mouse,
  Paw,
  Roof,
  RoofAside,
  RoomOutline,
  SpareTray,
  Tile,
  type TileKind,
  TOWER_CELLS,
  Tower,
  TowerFront,
  TrapWarning,
} from '../games/roquefort/art/index.js';

const ROWS = [
  '# A A B C C #',
  'D E E B F F G',
  'D H I I I J G',
  'K H L L L J M',
  'K N N O P P M',
  'K N N O P P M',
  '# Q Q O R R #',
].map((row) => row.split(' '));
/** What lies in the open rooms; everything else is under a roof. */
const OPEN = 'BEILNQO';
const TILES: Readonly<Record<string, TileKind>> = {
  d7: 'C1',
  d6: 'trap',
  b6: 'blank',
  c6: 'C3',
  d5: 'C5',
  c4: 'C7',
  d4: 'blank',
  e4: 'C1',
  b3: 'C6',
  b2: 'trap',
  c2: 'C4',
  d3: 'blank',
  d2: 'blank',
  d1: 'C2',
  b1: 'C2',
};
const MICE: readonly (readonly [Seat, string, Pose])[] = [
  [0, 'c6', 'stand'],
  [1, 'd7', 'stand'],
  [2, 'c4', 'run'],
  [3, 'b1', 'cheer'],
  [2, 'c3', 'stand'],
  [1, 'd2', 'sad'],
  [0, 'e5', 'fall'],
];
const isCheese = (tile: TileKind | undefined): tile is CheeseKind =>
  tile !== undefined && tile !== 'blank' && tile !== 'trap';
const spot = (cell: string) => ({ x: cellX(cell.charCodeAt(0) - 97), y: cellY(Number(cell[1]) - 1) });
const put = (x: number, y: number, children: ComponentChildren, more = '') => (
  <g transform={`translate(${x} ${y})${more}`}>{children}</g>
);

function rooms(): { letter: string; x: number; y: number; w: number; h: number }[] {
  const letters = [...new Set(ROWS.flat())].filter((letter) => letter !== '#');
  return letters.map((letter) => {
    const cells = ROWS.flatMap((row, r) => row.flatMap((l, c) => (l === letter ? [{ c, r }] : [])));
    const cs = cells.map((cell) => cell.c);
    const rs = cells.map((cell) => cell.r);
    const [c0, c1, r0, r1] = [Math.min(...cs), Math.max(...cs), Math.min(...rs), Math.max(...rs)];
    return { letter, x: 56 + 50 * (c0 + c1 + 1), y: 56 + 50 * (r0 + r1 + 1), w: c1 - c0 + 1, h: r1 - r0 + 1 };
  });
}

/** A plausible position, put together the way a board puts it together. */
export function MockBoard() {
  return (
    <svg viewBox={`-30 -10 ${CASTLE + 60} ${CASTLE + 270}`} class="board" aria-hidden="true">
      <BoardDefs />
      {put(CASTLE / 2, CASTLE + 46, <DungeonFront fallen={[1, 3, 0, 2, 0, 1, 2, 3, 2, 0]} />)}
      <CastleGround />
      {Object.entries(TILES).map(([cell, tile]) => put(spot(cell).x, spot(cell).y, <Tile tile={tile} />))}
      <Lattice />
      {rooms()
        .filter(({ letter }) => OPEN.includes(letter))
        .map(({ x, y, w, h }) => put(x, y, <RoomOutline width={w} height={h} />))}
      <FootPath points={[spot('c4'), spot('d4'), spot('d3')]} />
      {MICE.map(([seat, cell, pose]) => {
        const tile = TILES[cell];
        const { x, y } = spot(cell);
        return put(
          x,
          y,
          <>
            <Mouse seat={seat} pose={pose} />
            {isCheese(tile) ? put(30, 30, <CheeseBadge kind={tile} />) : null}
          </>,
        );
      })}
      <CostBadges places={[{ ...spot('d3'), cost: 2 }]} />
      {put(spot('b2').x, spot('b2').y, <TrapWarning />)}
      <CastleWalls />
      {rooms()
        .filter(({ letter }) => !OPEN.includes(letter))
        .map(({ x, y, w, h }) =>
          put(
            x,
            y,
            <Roof
              width={w}
              height={h}
              material={w * h === 2 ? 'tiled' : w * h === 3 ? 'thatched' : 'copper'}
            />,
          ),
        )}
      {TOWER_CELLS.map(({ x, y }, i) =>
        put(
          x,
          y,
          <>
            <Tower />
            {i < 2 ? <Mouse seat={i === 0 ? 0 : 3} pose="stand" /> : null}
            <TowerFront />
          </>,
        ),
      )}
      {LANES.map((lane, i) => (
        <>
          {put(28, lane, <Banner flutter={i !== 1} />)}
          {put(CASTLE - 28, lane, <Banner flutter={i !== 1} />, 'rotate(180)')}
          {put(lane, 28, <Banner flutter={i !== 0} />, 'rotate(90)')}
          {put(lane, CASTLE - 28, <Banner flutter={i !== 0} />, 'rotate(-90)')}
        </>
      ))}
      <GoldenLight />
      {put(
        130,
        CASTLE + 180,
        <>
          <SpareTray />
          <Tile tile="C3" />
        </>,
      )}
      {[0, 1, 2, 3].map((i) => put(270 + i * 46, CASTLE + 150, <Paw spent={i > 1} />))}
      {put(560, CASTLE + 170, <RoofAside material="tiled" />)}
      {put(650, CASTLE + 170, <RoofAside material="thatched" />)}
      {put(740, CASTLE + 170, <RoofAside material="copper" />)}
    </svg>
  );
}
