import type { ComponentChildren } from 'preact';
import { at, CREAM, darker, disc, HI, INK, inked, LO, line, mix } from './pen.js';

export type Mood = 'calm' | 'happy' | 'scared' | 'sad' | 'sly' | 'old' | 'keen';

const PINK = '#f19a8f';

const glint = (x: number, y: number) => disc(x - 1.3, y - 1.8, 1.5);
const open = (y: number, r: number) => (
  <>
    <path d={disc(-9.5, y, r, r * 1.25) + disc(9.5, y, r, r * 1.25)} fill={INK} />
    <path d={glint(-9.5, y) + glint(9.5, y)} fill="#fff" />
  </>
);
const SMILE = <path d="M-5-6Q-2.5-3 0-6 2.5-3 5-6" {...line(INK, 2)} />;

const FACES: Readonly<Record<Mood, ComponentChildren>> = {
  calm: (
    <>
      {open(-20, 3.8)}
      {SMILE}
    </>
  ),
  keen: (
    <>
      {open(-20, 3.8)}
      <path d="M-14-28q4-2 8 0M14-28q-4-2-8 0" {...line(INK, 2.2)} />
      <path d="M-5-7Q1 2 6-8z" {...inked('#8c2f39', 1.8)} />
    </>
  ),
  happy: (
    <>
      <path d="M-14-18q4.5-7 9 0M5-18q4.5-7 9 0" {...line(INK, 3)} />
      <path d="M-6-8H6Q5 1 0 1T-6-8z" {...inked('#8c2f39', 1.8)} />
    </>
  ),
  scared: (
    <>
      <path d={disc(-9.5, -21, 6.5) + disc(9.5, -21, 6.5)} {...inked('#fff', 2)} />
      <path d={disc(-9, -20, 2.3) + disc(9, -20, 2.3)} fill={INK} />
      <path d={disc(0, -3.5, 3.6, 4.5)} {...inked('#8c2f39', 1.8)} />
    </>
  ),
  sad: (
    <>
      {open(-18, 3.4)}
      <path d="M-15-23q5-1 8-5M15-23q-5-1-8-5" {...line(INK, 2.2)} />
      <path d="M-4-4Q0-8 4-4" {...line(INK, 2)} />
      <path d="M14-14q6 8 1 9t-1-9z" fill="#9fd8f2" stroke="#3d7fa3" stroke-width="1" />
    </>
  ),
  sly: (
    <>
      <path d="M-15-21h11q-1 7-5.5 7t-5.5-7zM4-21h11q-1 7-5.5 7t-5.5-7z" fill={INK} />
      <path d="M-7-19h1M12-19h1" {...line('#fff', 2)} />
      <path d="M-15-26l10 1M15-28l-10 2" {...line(INK, 2.2)} />
      <path d="M-4-6Q3-2 7-8" {...line(INK, 2)} />
    </>
  ),
  old: (
    <>
      <path d="M-14-20q4.5 5 9 0M5-20q4.5 5 9 0" {...line(INK, 2.8)} />
      <path d="M-16-14l3 1M16-14l-3 1" {...line(INK, 1.3)} />
      {SMILE}
    </>
  ),
};

/**
 * A mouse's head with its middle near (0, -18): ears, face, whiskers. `droop` turns the ears down (degrees);
 * `children` lie between the ears and the face, for hats that ears stick out of.
 */
export function Head(props: {
  readonly fur: string;
  readonly mood: Mood;
  readonly droop?: number;
  readonly ear?: number;
  readonly children?: ComponentChildren;
}) {
  const { fur, mood, droop = 0, ear = 13.5 } = props;
  const inner = mix(fur, 55, '#ffd9cc');
  const [cos, sin] = [Math.cos((droop * Math.PI) / 180), Math.sin((droop * Math.PI) / 180)];
  /** A point of the right ear as it hangs, or of the left one. */
  const hung = (side: 1 | -1, x: number, y: number): readonly [number, number] => [
    side * (12 + (x - 12) * cos - (y + 26) * sin),
    -26 + (x - 12) * sin + (y + 26) * cos,
  ];
  const ears = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1);
  const fold = ear * 0.62;
  return (
    <g>
      <path d={ears((side) => disc(...hung(side, 19, -35), ear))} {...inked(fur)} />
      <path d={ears((side) => disc(...hung(side, 19.5, -34), fold))} fill={inner} />
      <path
        d={ears((side) => {
          const [from, to] = [hung(side, 19 - ear * 0.6, -34), hung(side, 19 + ear * 0.02, -34 - fold)];
          return `M${at(...from)}A${fold} ${fold} 0 0 ${side === 1 ? 1 : 0} ${at(...to)}`;
        })}
        {...line(LO, 2.5)}
      />
      {props.children}
      <path d="M0-37C16-37 25-27 24-17 23-7 12 1 0 1S-23-7-24-17C-25-27-16-37 0-37z" {...inked(fur)} />
      <path d="M-20-20Q-19-33-3-34-14-29-15-18z" fill={HI} />
      <path d="M23-20Q23-4 0 0 17-7 17-26z" fill={LO} />
      <path d={disc(0, -8, 12.5, 8.5)} fill={mix(fur, 78)} />
      <path d={disc(-16, -11, 3.6, 2.8) + disc(16, -11, 3.6, 2.8)} fill={PINK} fill-opacity=".75" />
      <path d="M-13-9l-13-3M-13-6l-13 3M13-9l13-3M13-6l13 3" {...line(darker(fur, 55), 1.2)} />
      {FACES[mood]}
      <path d="M-4.5-14Q0-17 4.5-14 3-9 0-9T-4.5-14z" fill={mood === 'old' ? PINK : INK} />
      <path d="M-2-13.5h2" {...line(CREAM, 1.4)} />
    </g>
  );
}
