import { type ComponentChildren, render } from 'preact';
import {
  BrokenCastle,
  type CheeseKind,
  EmptyCastle,
  HomeCastle,
  ICON_NAMES,
  Icon,
  Logo,
  OfflineLantern,
  PlayerPortrait,
  Portrait,
  type Pose,
  type Seat,
} from '../art/index.js';
import { HomeOhMonChateau } from '../games/oh-mon-chateau/picture.js';
import { EndScene } from '../games/roquefort/art/at-the-end.js';
import {
  Banner,
  BoardDefs,
  Cheese,
  CheeseBadge,
  CostBadges,
  FootPath,
  Mouse,
  Paw,
  Roof,
  RoofAside,
  type RoofMaterial,
  RoomOutline,
  SlotArrows,
  SpareTray,
  Tile,
  type TileKind,
  Tower,
  TowerFront,
  TrapWarning,
} from '../games/roquefort/art/index.js';
import { CHARACTERS } from '../games/roquefort/characters.js';
import '../styles/theme.css';
import { MockBoard } from './board.js';
import './gallery.css';

/** Every drawing at several sizes, for looking at; `?part=mice&theme=dark` shows one part in one theme. */
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';

const CHEESES: readonly CheeseKind[] = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'];
const SEATS: readonly Seat[] = [0, 1, 2, 3];
const POSES: readonly Pose[] = ['stand', 'run', 'fall', 'sad', 'cheer'];

function Small({ size, box = 100, children }: { size: number; box?: number; children: ComponentChildren }) {
  return (
    <svg width={size} height={size} viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`} aria-hidden="true">
      {children}
    </svg>
  );
}

const THINGS: readonly ComponentChildren[] = [
  <Tower />,
  <TowerFront />,
  <>
    <Tower />
    <Mouse seat={3} pose="stand" />
    <TowerFront />
  </>,
  <Banner flutter />,
  <Banner flutter={false} />,
  <SlotArrows places={[{ x: 0, y: 0, angle: 0 }]} />,
  <SpareTray />,
  <Paw spent={false} />,
  <Paw spent />,
  <CostBadges places={[{ x: 0, y: 0, cost: 3 }]} />,
  <TrapWarning />,
  <CheeseBadge kind="C5" />,
  <RoofAside material="tiled" />,
  <RoomOutline width={1} height={1} />,
  <FootPath
    points={[
      { x: -50, y: 40 },
      { x: 50, y: 40 },
      { x: 50, y: -60 },
    ]}
  />,
];

const PARTS: Readonly<Record<string, () => ComponentChildren>> = {
  board: () => <MockBoard />,
  mice: () =>
    [140, 62, 45, 30].map((size) => (
      <div key={size} class="row">
        {SEATS.flatMap((seat) =>
          POSES.map((pose) => (
            <Small key={seat + pose} size={size}>
              <g transform="translate(0 8)">
                <Mouse seat={seat} pose={pose} />
              </g>
            </Small>
          )),
        )}
      </div>
    )),
  tiles: () =>
    [150, 62, 45, 24].map((size) => (
      <div key={size} class="row">
        {([...CHEESES, 'blank', 'trap'] as TileKind[]).map((tile) => (
          <Small key={tile} size={size}>
            <Tile tile={tile} />
          </Small>
        ))}
        {CHEESES.map((kind) => (
          <Small key={kind} size={size} box={70}>
            <Cheese kind={kind} />
          </Small>
        ))}
      </div>
    )),
  roofs: () => (
    <svg width="1100" height="640" viewBox="-60 -110 1000 580" aria-hidden="true">
      <BoardDefs />
      {(
        [
          [0, 0, 2, 1, 'tiled'],
          [200, 50, 1, 2, 'tiled'],
          [350, 0, 3, 1, 'thatched'],
          [600, 100, 1, 3, 'thatched'],
          [750, 50, 2, 2, 'copper'],
        ] as [number, number, number, number, RoofMaterial][]
      ).map(([x, y, w, h, material]) => (
        <g key={x} transform={`translate(${x + 50} ${y})`}>
          <Roof width={w} height={h} material={material} />
        </g>
      ))}
    </svg>
  ),
  things: () =>
    [140, 62, 40].map((size) => (
      <div key={size} class="row">
        {THINGS.map((thing, i) => (
          <Small key={i} size={size} box={150}>
            <BoardDefs />
            {thing}
          </Small>
        ))}
      </div>
    )),
  faces: () =>
    [140, 64, 40].map((size) => (
      <div key={size} class="row" style={{ '--size': `${size}px` }}>
        {CHARACTERS.map((character) => (
          <Portrait key={character} character={character} class="sized" />
        ))}
        {SEATS.map((seat) => (
          <PlayerPortrait key={seat} seat={seat} class="sized" />
        ))}
      </div>
    )),
  pictures: () => (
    <div class="row" style={{ '--size': '400px' }}>
      <HomeCastle class="sized" />
      <HomeOhMonChateau class="sized" />
      <EndScene class="sized" reason="goal" winner={0} kinds={['C5', 'C1', 'C4', 'C7', 'C6', 'C2']} />
      <EndScene class="sized" reason="third-mouse" winner={2} kinds={['C3', 'C6']} fallen={[0, 1, 0]} />
      <EndScene class="sized" reason="stall" winner={3} kinds={['C2']} />
      <EndScene
        class="sized"
        reason="goal"
        winner={1}
        kinds={['C1']}
        loser={{ seat: 0, kinds: ['C4', 'C7'] }}
      />
      <EmptyCastle class="sized" />
      <BrokenCastle class="sized" />
      <div style={{ '--size': '190px' }}>
        <OfflineLantern class="sized" />
        <Logo class="sized" />
      </div>
    </div>
  ),
  icons: () =>
    [24, 48].map((size) => (
      <div key={size} class="row">
        {ICON_NAMES.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={size} />
          </span>
        ))}
      </div>
    )),
};

const part = query.get('part');
const app = document.getElementById('app');
if (app !== null)
  render(
    [
      part === null ? (
        <p>
          <a href="?theme=light">light</a> <a href="?theme=dark">dark</a>
        </p>
      ) : null,
      ...Object.entries(PARTS)
        .filter(([name]) => part === null || name === part)
        .map(([name, draw]) => (
          <section key={name}>
            {part === null ? <h2>{name}</h2> : null}
            {draw()}
          </section>
        )),
    ],
    app,
  );
