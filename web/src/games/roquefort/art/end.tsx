import { Cheese } from './cheese.js';
import { FrontTower, FrontWall } from './facade.js';
import { Mouse, MouseHead, type Seat } from './mouse.js';
import { CREAM, disc, HI, INK, inked, LO, line } from './pen.js';
import { Picture, type PictureProps } from './picture.js';
import { Sky } from './sky.js';

export type EndReason = 'goal' | 'third-mouse' | 'stall';

type SceneProps = { readonly winner: Seat | null; readonly fallen?: readonly Seat[] };
const put = (x: number, y: number, scale: number): string => `translate(${x} ${y})scale(${scale})`;

/** A feast: the winner on top of all the cheese. */
function Goal({ winner }: SceneProps) {
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
      <g transform={put(152, 238, 1.1)}>
        <Cheese kind="C4" />
      </g>
      <g transform={put(328, 236, 1.1)}>
        <Cheese kind="C7" />
      </g>
      <g transform={put(112, 262, 1)}>
        <Cheese kind="C6" />
      </g>
      <g transform={put(370, 262, 1)}>
        <Cheese kind="C2" />
      </g>
      <g transform={put(240, 224, 2)}>
        <Cheese kind="C1" />
      </g>
      {winner === null ? null : (
        <g transform={put(246, 140, 1.5)}>
          <Mouse seat={winner} pose="cheer" />
        </g>
      )}
    </>
  );
}

/** Night in the dungeon: three behind bars, the winner with a candle outside. */
function ThirdMouse({ winner, fallen = [] }: SceneProps) {
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
      {winner === null ? null : (
        <g transform={put(396, 214, 1.5)}>
          <Mouse seat={winner} pose="cheer" />
        </g>
      )}
    </>
  );
}

/** It has taken too long: the hourglass is empty. */
function Stall({ winner }: SceneProps) {
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
      {winner === null ? null : (
        <g transform={put(330, 212, 1.5)}>
          <Mouse seat={winner} pose="cheer" />
        </g>
      )}
      <path d="M300 60h18l-18 22h18M330 40h12l-12 15h12" {...line(CREAM, 5)} opacity=".8" />
    </>
  );
}

/** How a game ended, 480 by 300; `fallen`: who looks out of the dungeon's three windows. */
export function EndScene(props: PictureProps & SceneProps & { readonly reason: EndReason }) {
  const Scene = props.reason === 'goal' ? Goal : props.reason === 'third-mouse' ? ThirdMouse : Stall;
  return (
    <Picture box="0 0 480 300" class={props.class}>
      <Sky id={`cr-end-${props.reason}`} width={480} height={300} horizon={240} />
      <Scene winner={props.winner} fallen={props.fallen ?? []} />
    </Picture>
  );
}
