import { FUR } from '../../../art/dress.js';
import { MouseHead, type Seat } from '../../../art/mouse.js';
import { HI, INK, LO, line, rect, uneven } from '../../../art/pen.js';

/** Hardly ever more than nine fall before the game is over: two of each, and a third. */
const WINDOWS = [...Array(9).keys()].map((i) => -352 + 88 * i);
const arch = (grow: number): string =>
  `M${-29 - grow} ${32 + grow}V-6a${29 + grow} ${29 + grow} 0 0 1 ${58 + 2 * grow} 0V${32 + grow}z`;
const bricks = (right: number, down: number): string =>
  [-48, -24, 0, 24]
    .map((y, row) => {
      let d = `M${-406 + right} ${y + down}h812`;
      for (let x = -400 + (row % 2) * 22; x < 400; x += 44) d += `M${x + right} ${y + down}v24`;
      return d;
    })
    .join('');
const BRICKS = bricks(0, 0);
const BRICKS_LIT = bricks(1.5, 1.8);
const PALE = [...Array(16).keys()]
  .map((i) =>
    rect(-400 + 44 * Math.floor(uneven(i) * 18) + 1, -48 + 24 * Math.floor(uneven(i + 40) * 4) + 1, 42, 22),
  )
  .join('');

/** A barred window, 72 by 75, and who looks out of it: one in front of the middle bar, or two side by side. */
function Window({ inside }: { readonly inside: readonly Seat[] }) {
  const bars = inside.length === 0 ? 'M-18 31V-27M0 31V-33M18 31V-27' : 'M-18 31V-27M18 31V-27';
  const [first] = inside;
  return (
    <>
      <path d={arch(7)} fill="var(--stone-light)" />
      <path d={arch(7)} {...line('var(--stone-deep)', 2)} />
      <path d={arch(0)} fill="var(--dungeon)" />
      <path d="M-29 32V-6a29 29 0 0 1 58 0l-8 4a22 22 0 0 0-42 4V32z" fill="#000" fill-opacity=".35" />
      {inside.slice(0, 2).map((seat, i) => (
        <g
          key={i}
          transform={
            inside.length === 1 ? 'translate(0 31)scale(.86)' : `translate(${26 * i - 13} 32)scale(.6)`
          }
        >
          <MouseHead seat={seat} mood="sad" droop={seat === 2 ? 16 : 26} />
        </g>
      ))}
      <path d={bars} {...line(INK, 6)} />
      <path d={bars} {...line('var(--art-iron)', 3.5)} />
      {first === undefined ? null : (
        <>
          <path d="M-20 22h4M16 22h4" {...line(INK, 10)} />
          <path d="M-20 22h4M16 22h4" {...line(FUR[inside[1] ?? first], 6)} />
        </>
      )}
      <path d="M-37 36h74" {...line('var(--stone-light)', 7)} />
      <path d="M-37 40h74" {...line('var(--stone-deep)', 3)} />
    </>
  );
}

/** The front wall, 812 by 96, with the dungeon's windows: those who fell look out. */
export function DungeonFront({ fallen }: { readonly fallen: readonly Seat[] }) {
  return (
    <g>
      <rect x="-400" y="-42" width="812" height="98" rx="6" fill={LO} />
      <rect x="-406" y="-48" width="812" height="96" fill="var(--stone-shade)" />
      <path d={PALE} fill={HI} fill-opacity=".4" />
      <path d={BRICKS} {...line('var(--stone-deep)', 2.2)} />
      <path d={BRICKS_LIT} {...line(HI, 1)} />
      <path d={rect(-406, -48, 812, 10)} fill={LO} />
      {WINDOWS.map((x, i) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Window inside={fallen.filter((_, n) => n % WINDOWS.length === i)} />
        </g>
      ))}
      <path d="M-405 47V-47H405" {...line(HI, 2)} />
    </g>
  );
}
