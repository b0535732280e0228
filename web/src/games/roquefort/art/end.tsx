import { Cheese, type CheeseKind } from '../../../art/cheese.js';
import { FrontTower, FrontWall } from '../../../art/facade.js';
import { Mouse, MouseHead, type Seat } from '../../../art/mouse.js';
import { CREAM, disc, HI, INK, inked, LO, line } from '../../../art/pen.js';
import { Picture, type PictureProps } from '../../../art/picture.js';
import { Sky } from '../../../art/sky.js';

export type EndReason = 'goal' | 'third-mouse' | 'stall';

type SceneProps = {
  readonly winner: Seat | null;
  /** What whoever is shown has collected. */
  readonly kinds: readonly CheeseKind[];
  readonly fallen: readonly Seat[];
};
const put = (x: number, y: number, scale: number): string => `translate(${x} ${y})scale(${scale})`;

/** Where the pieces of a feast lie, those behind first; the largest carries the winner. */
const HEAP: readonly (readonly [number, number, number])[] = [
  [240, 224, 2],
  [152, 238, 1.1],
  [328, 236, 1.1],
  [112, 262, 1],
  [370, 262, 1],
  [196, 268, 0.85],
];
const BEHIND_FIRST = [1, 2, 3, 4, 0, 5];

/** A feast: the winner on top of their own cheese. */
function Goal({ winner, kinds }: SceneProps) {
  return (
    <>
      {[...Array(12).keys()].map((i) => (
        <path
          key={i}
          d="M-8 0 0-260 8 0z"
          fill="var(--glow)"
          opacity=".2"
          transform={`translate(240 190)rotate(${-84 + i * 15})`}
        />
      ))}
      <FrontTower x={70} y={244} w={52} h={130} roof="var(--roof-tiled)" />
      <FrontTower x={410} y={244} w={52} h={130} roof="var(--roof-copper)" />
      <FrontWall x={50} y={250} w={380} h={58} />
      <path d="M0 262Q120 240 240 248T480 252V300H0z" fill="var(--art-hill)" />
      {BEHIND_FIRST.filter((i) => i < kinds.length).map((i) => (
        <g key={kinds[i]} transform={put(...HEAP[i])}>
          <Cheese kind={kinds[i]} />
        </g>
      ))}
      {winner === null ? null : (
        <g transform={put(246, kinds.length === 0 ? 210 : 140, 1.5)}>
          <Mouse seat={winner} pose="cheer" />
        </g>
      )}
    </>
  );
}

/** A few pieces in a row, from the right. */
function Pieces({
  kinds,
  x,
  y,
}: {
  readonly kinds: readonly CheeseKind[];
  readonly x: number;
  readonly y: number;
}) {
  return (
    <>
      {kinds.map((kind, i) => (
        <g key={kind} transform={put(x - i * 44, y + (i % 2) * 6, 0.6)}>
          <Cheese kind={kind} />
        </g>
      ))}
    </>
  );
}

/** Night in the dungeon: three behind bars, the winner outside. */
function ThirdMouse({ winner, kinds, fallen }: SceneProps) {
  return (
    <>
      <FrontTower x={40} y={262} w={60} h={196} roof="var(--roof-tiled)" />
      <FrontTower x={330} y={262} w={60} h={190} roof="var(--roof-copper)" />
      <FrontWall x={-12} y={262} w={372} h={158} />
      <path d="M0 258Q120 244 240 250T480 252V300H0z" fill="var(--art-hill)" />
      {[0, 1, 2].map((i) => {
        const seat = fallen[i];
        const x = 84 + i * 96;
        return (
          <g key={i} transform={`translate(${x} 190)`}>
            <path d="M-38 44V-14a38 38 0 0 1 76 0V44z" {...inked('var(--stone-light)', 2)} />
            <path d="M-30 40V-12a30 30 0 0 1 60 0V40z" {...inked('var(--dungeon)', 2)} />
            {seat === undefined ? (
              <path d="M-9 6v4M9 6v4" {...line(CREAM, 5)} />
            ) : (
              <g transform="translate(0 36)">
                <MouseHead seat={seat} mood="sad" droop={26} />
              </g>
            )}
            <path d="M-20 40V-34M20 40V-34" {...line(INK, 7)} />
            <path d="M-20 40V-34M20 40V-34" {...line('var(--art-iron)', 4)} />
          </g>
        );
      })}
      <Pieces kinds={kinds} x={352} y={268} />
      {winner === null ? null : (
        <g transform={put(412, 214, 1.5)}>
          <Mouse seat={winner} pose="cheer" />
        </g>
      )}
    </>
  );
}

/** It has taken too long: the hourglass is empty. */
function Stall({ winner, kinds }: SceneProps) {
  return (
    <>
      <FrontTower x={64} y={244} w={52} h={110} roof="var(--roof-copper)" />
      <FrontWall x={0} y={252} w={480} h={60} />
      <path d="M0 258Q120 244 240 250T480 252V300H0z" fill="var(--art-hill)" />
      <g transform="translate(212 176)">
        <path d={disc(8, 88, 64, 10)} fill={LO} />
        <path
          d="M-40-76H40C40-30 10-24 8 0 10 24 40 30 40 76H-40C-40 30-10 24-8 0-10-24-40-30-40-76z"
          {...inked('#e9f3f5', 3)}
        />
        <path d="M-36 74Q-30 40 0 34T36 74z" fill="#e0b04a" />
        <path d="M-30-68C-30-36-10-26-6-6" {...line('#fff', 5)} />
        <path d="M-52-88H52V-74H-52zM-52 74H52V88H-52z" {...inked('var(--wood-dark)', 3)} />
        <path d="M-46-84H40M-46 78H40" {...line(HI, 3)} />
      </g>
      <Pieces kinds={kinds} x={452} y={272} />
      {winner === null ? null : (
        <g transform={put(330, 212, 1.5)}>
          <Mouse seat={winner} pose="cheer" />
        </g>
      )}
      <path d="M300 60h18l-18 22h18M330 40h12l-12 15h12" {...line(CREAM, 5)} opacity=".8" />
    </>
  );
}

type ComfortProps = {
  readonly loser: Seat;
  readonly winner: Seat;
  readonly kinds: readonly CheeseKind[];
  readonly shared: CheeseKind | null;
};

/** Who lost sits by a lantern with what they found; the winner comes with a piece to share. */
function Comfort({ loser, winner, kinds, shared }: ComfortProps) {
  return (
    <>
      <FrontTower x={64} y={236} w={50} h={120} roof="var(--roof-tiled)" />
      <FrontTower x={424} y={236} w={50} h={132} roof="var(--roof-copper)" />
      <FrontWall x={40} y={244} w={410} h={54} />
      <path d="M0 252Q120 236 240 242T480 246V300H0z" fill="var(--art-hill)" />
      <path d={disc(214, 250, 150, 46)} fill="var(--glow)" opacity=".28" />
      <path d={disc(214, 250, 86, 28)} fill="var(--glow)" opacity=".35" />
      <g transform={put(140, 208, 1.5)}>
        <Mouse seat={loser} pose="stand" />
      </g>
      <g transform={put(214, 236, 0.42)}>
        <path d={disc(6, 60, 44, 9)} fill={LO} />
        <path d="M-24-50A24 26 0 0 1 24-50" {...line(INK, 10)} />
        <path d="M-32-44H32L38 52H-38z" {...inked('#ffe9a8', 5)} />
        <path d="M0 40C-20 40-20 16-6 2-4 12 2 8 2-12 20 2 24 40 0 40z" {...inked('#f0922e', 4)} />
        <path d="M-44 52H44V66H-44zM-36-58H36V-42H-36z" {...inked('var(--art-iron)', 5)} />
      </g>
      <Pieces kinds={kinds} x={90} y={276} />
      <g transform={put(322, 212, 1.5)}>
        <Mouse seat={winner} pose={shared === null ? 'cheer' : 'carry'} />
      </g>
      {shared === null ? null : (
        <g transform={put(322, winner === 1 || winner === 3 ? 74 : 90, 1.2)}>
          <Cheese kind={shared} />
        </g>
      )}
    </>
  );
}

export type EndSceneProps = PictureProps & {
  readonly reason: EndReason;
  readonly winner: Seat | null;
  /** The winner's cheese, the largest first. */
  readonly kinds?: readonly CheeseKind[];
  /** Who looks out of the dungeon's three windows. */
  readonly fallen?: readonly Seat[];
  /** For those who lost: whose mouse is looked after, and what it has found. */
  readonly loser?: { readonly seat: Seat; readonly kinds: readonly CheeseKind[] } | undefined;
};

/** How a game ended, 480 by 300. */
export function EndScene({ reason, winner, kinds = [], fallen = [], loser, class: name }: EndSceneProps) {
  const Scene = reason === 'goal' ? Goal : reason === 'third-mouse' ? ThirdMouse : Stall;
  return (
    <Picture box="0 0 480 300" class={name}>
      <Sky id={`cr-end-${reason}`} width={480} height={300} horizon={240} />
      {loser === undefined || winner === null ? (
        <Scene winner={winner} kinds={kinds} fallen={fallen} />
      ) : (
        <Comfort loser={loser.seat} kinds={loser.kinds} winner={winner} shared={kinds[0] ?? null} />
      )}
    </Picture>
  );
}
