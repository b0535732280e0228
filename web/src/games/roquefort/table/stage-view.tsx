import type { ComponentChildren } from 'preact';
import {
  Banner,
  BoardDefs,
  CastleGround,
  CastleWalls,
  Cheese,
  CheeseBadge,
  type CheeseKind,
  GoldenLight,
  Lattice,
  Mouse,
  type Seat as MouseSeat,
  Roof,
  RoomOutline,
  Tile,
  type TileKind,
  Tower,
  TowerFront,
} from '../art/index.js';
import {
  angleOf,
  besideLane,
  boxOf,
  CASTLE,
  CELL,
  isTower,
  type Point,
  pointAt,
  pointOf,
  SLOTS,
  WALL,
} from './geometry.js';
import type { MousePiece, Scene } from './scene.js';

/** Things on their way: shown where they come from, moved by animation. */
export type Extra = { readonly id: string; readonly tile: string; readonly point: Point };

type Props = {
  readonly scene: Scene;
  readonly turns: number;
  readonly looks: readonly number[];
  readonly extras: readonly Extra[];
};

/** The castle with everything in it. Pure: the same scene gives the same picture. */
export function StageView({ scene, turns, looks, extras }: Props) {
  const inCastle = scene.mice
    .filter(({ place }) => place !== 'outside' && place !== 'dungeon')
    .map((mouse) => ({ mouse, point: pointOf(mouse.place, turns) }))
    .sort((a, b) => a.point.y - b.point.y);
  const onGround = inCastle.filter(({ mouse }) => !isTower(mouse.place));
  const inTowers = inCastle.filter(({ mouse }) => isTower(mouse.place));
  return (
    <div class="stage" aria-hidden="true">
      <Layer>
        <BoardDefs />
        <defs>
          <clipPath id="cr-floor">
            <rect x={WALL} y={WALL} width={7 * CELL} height={7 * CELL} />
          </clipPath>
        </defs>
        <CastleGround />
      </Layer>
      <Layer>
        <g clip-path="url(#cr-floor)">
          {scene.tiles.map(({ id, tile, cell }) => (
            <At key={id} piece={`tile-${id}`} point={pointOf(cell, turns)}>
              <Tile tile={tile as TileKind} />
            </At>
          ))}
          {extras.map(({ id, tile, point }) => (
            <At key={id} piece={id} point={point}>
              <Tile tile={tile as TileKind} />
            </At>
          ))}
        </g>
      </Layer>
      <Layer>
        <Lattice />
        {scene.rooms.map((room) => {
          const box = boxOf(room, turns);
          return scene.roofed.has(room.letter) ? null : (
            <g key={room.letter} transform={`translate(${box.x} ${box.y})`}>
              <RoomOutline width={box.width} height={box.height} />
            </g>
          );
        })}
      </Layer>
      <Layer>
        {onGround.map(({ mouse, point }) => (
          <MouseAt
            key={mouse.id}
            mouse={mouse}
            point={point}
            looks={looks}
            cheese={cheeseAt(scene, mouse.place)}
          />
        ))}
      </Layer>
      <Layer>
        <CastleWalls />
      </Layer>
      <Layer>
        {scene.rooms.map((room) => {
          const box = boxOf(room, turns);
          return scene.roofed.has(room.letter) ? (
            <At key={room.letter} piece={`roof-${room.letter}`} point={box}>
              <Roof
                width={box.width as 1 | 2 | 3}
                height={box.height as 1 | 2 | 3}
                material={room.material}
              />
            </At>
          ) : null;
        })}
        {Object.entries(scene.marks).map(([cell, tile]) => (
          <Mark key={cell} point={pointOf(cell, turns)} tile={tile} />
        ))}
      </Layer>
      <Layer>
        {['a1', 'a7', 'g1', 'g7']
          .map((cell) => ({ cell, point: pointOf(cell, turns) }))
          .sort((a, b) => a.point.y - b.point.y)
          .map(({ cell, point }) => {
            const inside = inTowers.find(({ mouse }) => mouse.place === cell);
            return (
              <g key={cell}>
                <g transform={`translate(${point.x} ${point.y})`}>
                  <Tower />
                </g>
                {inside === undefined ? null : (
                  <MouseAt mouse={inside.mouse} point={inside.point} looks={looks} cheese={null} />
                )}
                <g transform={`translate(${point.x} ${point.y})`}>
                  <TowerFront />
                </g>
              </g>
            );
          })}
        {SLOTS.map((slot) => {
          const a = pointAt(besideLane(slot, -1, turns));
          const b = pointOf(slot, turns);
          // on the wall: half a cell and half the wall from the middle of the first cell
          const share = (CELL / 2 + WALL / 2) / CELL;
          const at = { x: b.x + (a.x - b.x) * share, y: b.y + (a.y - b.y) * share };
          return (
            <g key={slot} transform={`translate(${at.x} ${at.y}) rotate(${angleOf(slot, turns)})`}>
              <Banner flutter={!scene.slid} />
            </g>
          );
        })}
        <GoldenLight />
      </Layer>
    </div>
  );
}

/**
 * What moves is drawn apart from what stands still: a mouse that runs must not make the browser paint the walls again.
 */
function Layer({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="layer" viewBox={`0 0 ${CASTLE} ${CASTLE}`} aria-hidden="true">
      {children}
    </svg>
  );
}

type AtProps = { readonly piece: string; readonly point: Point; readonly children: ComponentChildren };

/** A piece at its place. Moved by CSS transforms, so that animations can take over without a jump. */
function At({ piece, point, children }: AtProps) {
  return (
    <g data-piece={piece} style={{ transform: `translate(${point.x}px, ${point.y}px)` }}>
      <g data-inner>{children}</g>
    </g>
  );
}

type MouseAtProps = {
  readonly mouse: MousePiece;
  readonly point: Point;
  readonly looks: readonly number[];
  /** What it stands on and hides. */
  readonly cheese: CheeseKind | null;
};

function cheeseAt(scene: Scene, cell: string): CheeseKind | null {
  const tile = scene.tiles.find((piece) => piece.cell === cell)?.tile;
  return tile?.startsWith('C') ? (tile as CheeseKind) : null;
}

function MouseAt({ mouse, point, looks, cheese }: MouseAtProps) {
  return (
    <At piece={`mouse-${mouse.id}`} point={point}>
      <Mouse seat={looks[mouse.seat] as MouseSeat} pose="stand" />
      {cheese === null ? null : (
        <g transform="translate(30 30)">
          <CheeseBadge kind={cheese} />
        </g>
      )}
    </At>
  );
}

/** [R10.3] What was seen under a roof, for those who are given the memory aid. */
function Mark({ point, tile }: { readonly point: Point; readonly tile: string }) {
  return (
    <g class="mark" transform={`translate(${point.x} ${point.y}) scale(.5)`} data-mark={tile}>
      <circle r="46" class="mark-ground" />
      {tile === 'blank' ? (
        <path d="M-18 0H18" class="mark-line" />
      ) : tile === 'trap' ? (
        <path d="M-20-20 20 20M20-20-20 20" class="mark-line" />
      ) : (
        <Cheese kind={tile as CheeseKind} />
      )}
    </g>
  );
}
