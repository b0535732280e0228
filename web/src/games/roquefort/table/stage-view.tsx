import { type CheeseKind, memo } from '../../../art/index.js';
import {
  Banner,
  BoardDefs,
  CastleGround,
  CastleWalls,
  GoldenLight,
  Lattice,
  Roof,
  type RoofMaterial,
  RoomOutline,
  Tile,
  type TileKind,
  Tower,
  TowerFront,
} from '../art/index.js';
import {
  angleOf,
  boxOf,
  CELL,
  isCell,
  isTower,
  laneOf,
  type Point,
  pointOf,
  SLOTS,
  slotPoint,
  WALL,
} from './geometry.js';
import { At, Layer, Mark, MouseAt } from './pieces.js';
import type { Scene } from './scene.js';

/** Things on their way: shown where they come from, moved by animation. */
export type Extra = { readonly id: string; readonly tile: string; readonly point: Point };

type Props = {
  readonly scene: Scene;
  readonly turns: number;
  readonly looks: readonly number[];
  readonly extras: readonly Extra[];
  /** The slot of a lane that is marked, for those who do not see it move. */
  readonly lane: string | null;
};

/**
 * The castle with everything in it. Pure: the same scene gives the same picture. Each layer is looked at only when what
 * it shows has changed; what never changes is made once.
 */
export function StageView({ scene, turns, looks, extras, lane }: Props) {
  const { tiles, mice, rooms, roofed, marks, slid } = scene;
  return (
    <div class="stage" aria-hidden="true">
      {GROUND}
      <Tiles tiles={tiles} extras={extras} turns={turns} />
      <Floor rooms={rooms} roofed={roofed} turns={turns} />
      {WALLS}
      <Roofs rooms={rooms} roofed={roofed} marks={marks} turns={turns} />
      <Corners slid={slid} lane={lane} turns={turns} />
      <MiceOnGround mice={mice} tiles={tiles} turns={turns} looks={looks} />
      <Towers mice={mice} turns={turns} looks={looks} />
    </div>
  );
}

const TOWERS = ['a1', 'a7', 'g1', 'g7'];

const GROUND = (
  <Layer>
    <BoardDefs />
    <defs>
      <clipPath id="cr-floor">
        <rect x={WALL} y={WALL} width={7 * CELL} height={7 * CELL} />
      </clipPath>
    </defs>
    <CastleGround />
  </Layer>
);

const WALLS = (
  <Layer>
    <CastleWalls />
  </Layer>
);

type Turned = { readonly turns: number };

const Tiles = memo(
  ({ tiles, extras, turns }: Turned & { readonly extras: readonly Extra[] } & Pick<Scene, 'tiles'>) => (
    <Layer>
      <g clip-path="url(#cr-floor)">
        {tiles.map(({ id, tile, cell }) => (
          <At key={id} piece={`tile-${id}`} {...pointOf(cell, turns)} kind={tile} draw={drawTile} />
        ))}
        {extras.map(({ id, tile, point }) => (
          <At key={id} piece={id} {...point} kind={tile} draw={drawTile} />
        ))}
      </g>
    </Layer>
  ),
);

const drawTile = (tile: string) => <Tile tile={tile as TileKind} />;

const Floor = memo(({ rooms, roofed, turns }: Turned & Pick<Scene, 'rooms' | 'roofed'>) => (
  <Layer>
    <Lattice />
    {rooms.map((room) => {
      const box = boxOf(room, turns);
      return roofed.has(room.letter) ? null : (
        <g key={room.letter} transform={`translate(${box.x} ${box.y})`}>
          <RoomOutline width={box.width} height={box.height} />
        </g>
      );
    })}
  </Layer>
));

type Mice = Turned & { readonly looks: readonly number[] } & Pick<Scene, 'mice'>;

const MiceOnGround = memo(({ mice, tiles, turns, looks }: Mice & Pick<Scene, 'tiles'>) => (
  <Layer>
    {mice
      .filter(({ place }) => isCell(place) && !isTower(place))
      .map((mouse) => ({ mouse, point: pointOf(mouse.place, turns) }))
      .sort((a, b) => a.point.y - b.point.y)
      .map(({ mouse, point }) => (
        <MouseAt
          key={mouse.id}
          mouse={mouse}
          point={point}
          look={looks[mouse.seat]}
          cheese={cheeseAt(tiles, mouse.place)}
        />
      ))}
  </Layer>
));

const Roofs = memo(({ rooms, roofed, marks, turns }: Turned & Pick<Scene, 'rooms' | 'roofed' | 'marks'>) => (
  <Layer>
    {rooms.map((room) => {
      const { x, y, width, height } = boxOf(room, turns);
      return roofed.has(room.letter) ? (
        <At
          key={room.letter}
          piece={`roof-${room.letter}`}
          x={x}
          y={y}
          kind={`${width} ${height} ${room.material}`}
          draw={drawRoof}
        />
      ) : null;
    })}
    {Object.entries(marks).map(([cell, tile]) => (
      <Mark key={cell} point={pointOf(cell, turns)} tile={tile} />
    ))}
  </Layer>
));

const drawRoof = (kind: string) => {
  const [width, height, material] = kind.split(' ');
  return <Roof width={Number(width)} height={Number(height)} material={material as RoofMaterial} />;
};

/** Mice stand above this: neither the low sun nor a tower before them takes anything from their colours and their cheese. */
const Corners = memo(({ slid, lane, turns }: Turned & Pick<Scene, 'slid'> & Pick<Props, 'lane'>) => (
  <Layer>
    {towers(turns).map(({ cell, point }) => (
      <g key={cell} transform={`translate(${point.x} ${point.y})`}>
        <Tower />
      </g>
    ))}
    {SLOTS.map((slot) => {
      const { x, y } = slotPoint(slot, turns);
      return (
        <g key={slot} transform={`translate(${x} ${y}) rotate(${angleOf(slot, turns)})`}>
          <Banner flutter={!slid} />
        </g>
      );
    })}
    <GoldenLight />
    {lane === null ? null : <LaneBand slot={lane} turns={turns} />}
  </Layer>
));

const Towers = memo(({ mice, turns, looks }: Mice) => (
  <Layer>
    {towers(turns).map(({ cell, point }) => {
      const inside = mice.find(({ place }) => place === cell);
      return (
        <g key={cell}>
          {inside === undefined ? null : (
            <MouseAt mouse={inside} point={point} look={looks[inside.seat]} cheese={null} />
          )}
          <g transform={`translate(${point.x} ${point.y})`}>
            <TowerFront />
          </g>
        </g>
      );
    })}
  </Layer>
));

function towers(turns: number): { readonly cell: string; readonly point: Point }[] {
  return TOWERS.map((cell) => ({ cell, point: pointOf(cell, turns) })).sort((a, b) => a.point.y - b.point.y);
}

function LaneBand({ slot, turns }: { readonly slot: string; readonly turns: number }) {
  const lane = laneOf(slot);
  const [a, b] = [pointOf(lane[0], turns), pointOf(lane[6], turns)];
  const [x, y] = [Math.min(a.x, b.x) - CELL / 2, Math.min(a.y, b.y) - CELL / 2];
  const [width, height] = [Math.abs(a.x - b.x) + CELL, Math.abs(a.y - b.y) + CELL];
  return <rect class="lane-band" {...{ x, y, width, height }} rx="12" />;
}

function cheeseAt(tiles: Scene['tiles'], cell: string): CheeseKind | null {
  const tile = tiles.find((piece) => piece.cell === cell)?.tile;
  return tile?.startsWith('C') ? (tile as CheeseKind) : null;
}
