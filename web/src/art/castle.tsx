import { Cheese } from './cheese.js';
import { FrontTower, FrontWall, Pennant, Trees } from './facade.js';
import { Mouse } from './mouse.js';
import { inked, line } from './pen.js';
import { Picture, type PictureProps } from './picture.js';
import { Sky } from './sky.js';

/**
 * The castle at golden hour and those who live in it, 400 by 260. Its place may have any shape: who lives there stands
 * where neither a wide place nor a high one cuts them off.
 */
export function HomeCastle(props: PictureProps) {
  return (
    <Picture box="0 0 400 260" class={props.class}>
      <Sky id="cr-home-sky" width={400} height={260} horizon={206} />
      <Trees x={22} y={206} sizes={[1, 1.3]} />
      <Trees x={352} y={204} sizes={[1.2, 0.9]} />
      <Pennant x={112} y={40} />
      <Pennant x={290} y={52} />
      <FrontTower x={112} y={206} w={48} h={106} roof="var(--roof-tiled)" />
      <FrontTower x={290} y={206} w={48} h={94} roof="var(--roof-copper)" />
      <FrontTower x={200} y={206} w={72} h={90} roof="var(--roof-thatched)" />
      <FrontWall x={74} y={216} w={254} h={62} />
      <path d="M172 212V180a28 28 0 0 1 56 0V212z" {...inked('var(--dungeon)', 3)} />
      <path d="M186 212V158M200 212V153M214 212V158M174 176h52" {...line('var(--art-iron)', 3)} />
      <path d="M0 224Q100 204 200 212T400 216V260H0z" fill="var(--art-hill)" />
      <path d="M170 212Q200 206 230 212 226 236 262 260H130Q176 238 170 212z" fill="var(--wood)" />
      <g class="inhabitants">
        <g transform="translate(290 192)scale(1.05)">
          <Cheese kind="C1" />
        </g>
        <g transform="translate(322 210)scale(.6)">
          <Cheese kind="C4" />
        </g>
        <g transform="translate(232 200)scale(.8)">
          <Mouse seat={0} pose="run" />
        </g>
        <g transform="translate(88 197)scale(.8)">
          <Mouse seat={1} pose="cheer" />
        </g>
        <g transform="translate(138 202)scale(.8)">
          <Mouse seat={3} pose="stand" />
        </g>
      </g>
    </Picture>
  );
}
