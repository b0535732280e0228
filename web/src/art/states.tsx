import { FrontTower, FrontWall, Trees } from './facade.js';
import { Mouse } from './mouse.js';
import { disc, HI, INK, inked, LO, line } from './pen.js';
import { Picture, type PictureProps } from './picture.js';
import { Sky } from './sky.js';

/** Nothing here yet: the castle waits with its gate open and a light inside, 320 by 200. */
export function EmptyCastle(props: PictureProps) {
  return (
    <Picture box="0 0 320 200" class={props.class}>
      <Sky id="cr-empty-sky" width={320} height={200} horizon={168} />
      <Trees x={20} y={172} sizes={[1.1, 0.8]} />
      <Trees x={276} y={172} sizes={[0.9, 1.1]} />
      <FrontTower x={92} y={172} w={44} h={92} roof="var(--roof-copper)" />
      <FrontTower x={228} y={172} w={44} h={92} roof="var(--roof-tiled)" />
      <FrontWall x={70} y={178} w={180} h={56} />
      <path d="M134 176V146a26 26 0 0 1 52 0V176z" {...inked('var(--glow)', 3)} />
      <path d="M146 176V148a14 14 0 0 1 28 0V176z" fill="#fff3c9" />
      <path d="M0 182Q80 168 160 174T320 176V200H0z" fill="var(--art-hill)" />
      <path d="M134 176H186L214 200H106z" fill="var(--glow)" opacity=".5" />
    </Picture>
  );
}

/** Something broke: a tower has come down and somebody is sorry, 320 by 200. */
export function BrokenCastle(props: PictureProps) {
  return (
    <Picture box="0 0 320 200" class={props.class}>
      <Sky id="cr-broken-sky" width={320} height={200} horizon={168} />
      <Trees x={14} y={172} sizes={[1.1, 0.8]} />
      <FrontTower x={92} y={172} w={46} h={94} roof="var(--roof-tiled)" />
      <path d="M208 170V96l10 10 8-16 10 14 10-10V170z" {...inked('var(--stone)', 2)} />
      <path d="M232 170V102l14-8V170z" fill={LO} />
      <FrontWall x={70} y={176} w={150} h={58} />
      <path d="M150 118l-8 14 12 8-10 14 8 22" {...line(INK, 3.5)} />
      <path d="M0 182Q80 168 160 174T320 176V200H0z" fill="var(--art-hill)" />
      <path
        d="M250 150Q272 152 300 172 270 188 246 186 240 166 250 150z"
        {...inked('var(--roof-copper)', 2)}
      />
      <path d="M258 153Q254 170 258 186M270 158Q268 172 272 183" {...line(LO, 3)} />
      <path d="M224 182l6-10 12 2 4 10zM292 186l4-8 12 4v8zM206 190l8-6 6 6z" {...inked('var(--stone)', 2)} />
      <g transform="translate(176 166)scale(.7)">
        <Mouse seat={1} pose="sad" />
      </g>
    </Picture>
  );
}

/** No network: a lantern burns all the same, 200 by 200. */
export function OfflineLantern(props: PictureProps) {
  return (
    <Picture box="-100 -100 200 200" class={props.class}>
      <circle r="92" cy="6" fill="var(--glow)" opacity=".2" />
      <circle r="66" cy="6" fill="var(--glow)" opacity=".3" />
      <path d={disc(6, 78, 52, 10)} fill={LO} />
      <path d="M-24-50A24 26 0 0 1 24-50" {...line(INK, 7)} />
      <path d="M-24-50A24 26 0 0 1 24-50" {...line('var(--art-iron)', 3.5)} />
      <path d="M-20-64H20L36-38H-36z" {...inked('var(--art-iron)', 3)} />
      <path d="M-32-38H32L38 58H-38z" {...inked('#ffe9a8', 3)} />
      <path d="M0 44C-20 44-20 20-6 6-4 16 2 12 2-8 20 6 24 44 0 44z" {...inked('#f0922e', 2.5)} />
      <path d="M1 42C-8 42-8 30 0 22 9 30 10 42 1 42z" fill="#fff3c9" />
      <path d="M-12-38-15 58M12-38 15 58" {...line('var(--art-iron)', 4)} />
      <path d="M-27-30-31 48" {...line(HI, 5)} />
      <path d="M-44 58H44V72H-44z" {...inked('var(--art-iron)', 3)} />
    </Picture>
  );
}
