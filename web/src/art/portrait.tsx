import type { ComponentChildren } from 'preact';
import { FUR, SCARF } from './dress.js';
import { Head, type Mood } from './head.js';
import { MouseBust, MouseHead, type Seat } from './mouse.js';
import { CREAM, darker, disc, GOLD, HI, INK, inked, LO, line, mix } from './pen.js';
import { Picture, type PictureProps } from './picture.js';
import { worn } from './worn.js';

export type PortraitId =
  | 'crumb'
  | 'noisette'
  | 'biscuit'
  | 'thimble'
  | 'praline'
  | 'griffonne'
  | 'baron'
  | 'castellane'
  /** Somebody's own program: a wind-up mouse of tin. */
  | 'program';

type Sitter = {
  readonly fur: string;
  readonly wall: string;
  readonly mood: Mood;
  readonly size?: number;
  readonly ear?: number;
  readonly droop?: number;
  /** Drawn over shoulders and head. */
  readonly body: string;
  readonly wears: ComponentChildren;
};

const SITTERS: Readonly<Record<PortraitId, Sitter>> = {
  crumb: {
    fur: '#e9cf9f',
    wall: '#9ec7b5',
    mood: 'happy',
    size: 0.92,
    ear: 16,
    body: '#e9cf9f',
    wears: (
      <>
        <path d="M-20 4Q0 20 20 4L13 1Q0 8-13 1z" {...inked('#fff8ea', 2)} />
        <path
          d={disc(-15, -3, 2.4) + disc(-10, 1, 1.7) + disc(13, -2, 2) + disc(18, -7, 1.6) + disc(8, 9, 2)}
          fill="#d9962a"
        />
      </>
    ),
  },
  noisette: {
    fur: '#b5774a',
    wall: '#d9b98a',
    mood: 'calm',
    droop: 12,
    body: '#6f8f4e',
    wears: (
      <>
        <path d="M-18-31Q-19-50 0-51T18-31Q0-40-18-31z" {...inked('#7a4a26')} />
        <path d="M-13-38l4-8M-4-40l3-10M6-40l1-8M13-38l-2-6M-16-40Q0-50 15-41" {...line('#4f2d14', 1.6)} />
        <path d="M0-50q-1-6 4-8" {...line(INK, 4)} />
      </>
    ),
  },
  biscuit: {
    fur: '#d99c4e',
    wall: '#c9d3e6',
    mood: 'calm',
    droop: 30,
    body: '#f7efe0',
    wears: (
      <>
        <path
          d="M-15-33V-41C-27-43-23-58-11-54-7-62 8-62 11-54 23-58 27-43 15-41V-33Q0-39-15-33z"
          {...inked('#fffaf0')}
        />
        <path d="M-6-42v-5M6-42v-5" {...line('#cdbfa6', 2)} />
        <path d="M-17 3Q0 14 17 3L14 12 0 9-14 12z" {...inked('#c4573a', 2)} />
      </>
    ),
  },
  thimble: {
    fur: '#8a93a6',
    wall: '#e0c3a0',
    mood: 'keen',
    droop: 24,
    body: '#7b3f4c',
    wears: (
      <>
        <path d="M-17-32-12-54Q0-59 12-54L17-32Q0-38-17-32z" {...inked('#d5d9e2')} />
        <path
          d={
            disc(-8, -48, 1.6) +
            disc(0, -49, 1.6) +
            disc(8, -48, 1.6) +
            disc(-9, -42, 1.6) +
            disc(0, -43, 1.6) +
            disc(9, -42, 1.6)
          }
          fill="#737b8c"
        />
        <path d="M-19-31Q0-38 19-31" {...line(INK, 7)} />
        <path d="M-19-31Q0-38 19-31" {...line('#eef1f6', 3.5)} />
        <path d="M24 18 36-34" {...line(INK, 5)} />
        <path d="M24 18 36-34" {...line('#eef1f6', 2.2)} />
      </>
    ),
  },
  praline: {
    fur: '#8a5a44',
    wall: '#f0c9c2',
    mood: 'sly',
    body: '#c23b5a',
    wears: (
      <>
        <path d="M-26-31C-30-48-4-58 16-49 26-44 22-35 12-36-2-37-12-37-26-31z" {...inked('#c23b5a')} />
        <path d="M2-53l2-6" {...line(INK, 4)} />
        <path d="M-18-39Q-8-48 6-48" {...line(HI, 3)} />
        <path
          d={[-15, -9, -3, 3, 9, 15].map((x) => disc(x, 9 - (x * x) / 60, 3.2)).join('')}
          {...inked('#fff8ea', 1.4)}
        />
      </>
    ),
  },
  griffonne: {
    fur: '#c8c4bd',
    wall: '#b6b1cf',
    mood: 'keen',
    droop: 8,
    body: '#3f5a6b',
    wears: (
      <>
        <path d="M18-24C36-34 38-50 34-60 24-52 18-42 16-26z" {...inked('#fff8ea')} />
        <path d="M14-18 31-54" {...line('#6a5f74', 1.6)} />
        <path d={disc(-9.5, -20, 8) + disc(9.5, -20, 8)} {...line(INK, 2.4)} />
        <path d="M-1.5-21h3" {...line(INK, 2.4)} />
        <path d="M-14-24a7 7 0 0 1 4-3M5-24a7 7 0 0 1 4-3" {...line('#fff', 1.6)} />
        <path d="M-16 3 0 14 16 3" {...line(CREAM, 5)} />
      </>
    ),
  },
  baron: {
    fur: '#5d5a66',
    wall: '#d9a441',
    mood: 'sly',
    droop: 36,
    body: '#5b1f2e',
    wears: (
      <>
        <path d="M8-44C20-66 38-58 40-42 32-46 22-44 12-36z" {...inked('#e9e4f5')} />
        <path d="M-16-35Q-17-55 0-55T16-35z" {...inked('#5b1f2e')} />
        <path d="M-34-29C-20-42 20-42 34-31 22-25-22-23-34-29z" {...inked('#5b1f2e')} />
        <path d="M-15-36Q0-42 15-37" {...line(GOLD, 4)} />
        <path d={disc(9.5, -18, 8.5)} {...line(GOLD, 3)} />
        <path d="M17-13Q22 0 18 14" {...line(GOLD, 1.6)} />
        <path d="M0-6C-8-12-18-4-25-12-22 2-8 3 0-4 8 3 22 2 25-12 18-4 8-12 0-6z" {...inked('#efe6d8', 2)} />
        <path
          d="M-26 8q4-8 9-2 4-8 8 0 5-8 9 0 5-8 9 0 4-8 8 0 5-6 9 2-8 10-26 10T-26 8z"
          {...inked('#fffaf0', 2)}
        />
      </>
    ),
  },
  castellane: {
    fur: '#efeae2',
    wall: '#6f5a94',
    mood: 'old',
    body: '#3c2a63',
    wears: (
      <>
        <path d="M-20-31-25-54-12-43 0-59 12-43 25-54 20-31Q0-40-20-31z" {...inked(GOLD)} />
        <path d={disc(0, -44, 3.4) + disc(-13, -39, 2.4) + disc(13, -39, 2.4)} {...inked('#c23b5a', 1.4)} />
        <path d={disc(-9.5, -19, 8) + disc(9.5, -19, 8)} {...line(GOLD, 2)} />
        <path
          d="M-28 14q2-10 9-6 2-8 9-4 4-7 10-2 6-5 10 2 7-4 9 4 7-4 9 6-14 10-28 10T-28 14z"
          {...inked('#fffaf0', 2)}
        />
      </>
    ),
  },
  program: {
    fur: '#b9c4ce',
    wall: '#d9c48f',
    mood: 'keen',
    ear: 12,
    body: '#8896a3',
    wears: (
      <>
        <path d="M0-37v-11" {...line(INK, 4)} />
        <path d={disc(0, -52, 4.6)} {...inked('#d9962a')} />
        <path d="M0-36v10M-23-15h6M17-15h6" {...line('#6f7d8a', 1.8)} />
        <path
          d={disc(-18, -26, 1.7) + disc(18, -26, 1.7) + disc(-5, -33, 1.7) + disc(5, -33, 1.7)}
          fill="#5f6c79"
        />
        <path d="M26 12h6M35 12c-2-8 9-9 8-2 5-6 9 4 2 5 5 5-4 11-7 4-4 6-11-2-3-7z" {...line(INK, 5.5)} />
        <path d="M26 12h6M35 12c-2-8 9-9 8-2 5-6 9 4 2 5 5 5-4 11-7 4-4 6-11-2-3-7z" {...line(GOLD, 2.6)} />
        <path d="M-20 9q20 8 40 0" {...line('#5f6c79', 2)} />
      </>
    ),
  },
};

/** The medallion all portraits share: a coloured wall, shoulders, a frame. */
function Medallion(props: {
  readonly wall: string;
  readonly body: string;
  readonly children: ComponentChildren;
}) {
  return (
    <>
      <circle cx="2" cy="3" r="47" fill={LO} />
      <circle r="47" fill={props.wall} />
      <path d="M-47 0A47 47 0 0 1 20-42 60 60 0 0 0-40 24z" fill={HI} />
      <circle r="46" {...line(INK, 6.5)} />
      <circle r="46" {...line(GOLD, 3.4)} />
      <path d="M-35 25Q-28 12 0 12T35 25A43 43 0 0 1-35 25z" {...inked(props.body)} />
      <path d="M16 14Q31 16 35 25A43 43 0 0 1 8 42z" fill={LO} />
      {props.children}
    </>
  );
}

type PortraitProps = PictureProps & {
  readonly character: PortraitId;
  /** Whose mice somebody plays with: shown before the face. */
  readonly mouse?: Seat;
};

/** The face of a bot, 100 by 100. */
export function Portrait({ character, mouse, ...rest }: PortraitProps) {
  const { fur, wall, mood, body, wears, size = 1, ear = 13.5, droop = 0 } = SITTERS[character];
  return (
    <Picture box="-50 -50 100 100" class={rest.class}>
      <Medallion wall={wall} body={body}>
        <g transform={`translate(0 ${15 * size})scale(${size})`}>
          <Head fur={fur} mood={mood} ear={ear} droop={droop} />
          {wears}
        </g>
      </Medallion>
      {mouse === undefined ? null : (
        <g transform="translate(29 30)scale(.46)">
          <circle r="44" {...inked(mix(FUR[mouse], 72, '#fff3d9'), 5)} />
          <g transform="translate(0 20)">
            <MouseBust seat={mouse} mood="calm" />
          </g>
        </g>
      )}
    </Picture>
  );
}

/** The face of a seat's mouse in its dress, 100 by 100; those of this device wear what they have earned. */
export function PlayerPortrait({
  seat,
  own,
  ...rest
}: PictureProps & { readonly seat: Seat; readonly own?: boolean | undefined }) {
  const fur = FUR[seat];
  return (
    <Picture box="-50 -50 100 100" class={rest.class}>
      <Medallion wall={mix(fur, 72, '#fff3d9')} body={seat === 3 ? '#f7d6e6' : darker(fur, 12)}>
        <g transform="translate(0 16)">
          {seat === 2 ? <path d="M-33 8Q0 18 33 8M-30 18Q0 27 30 18" {...line('#fff1cf', 5)} /> : null}
          {seat === 0 ? <g transform="translate(-2 0)">{SCARF}</g> : null}
          <MouseHead seat={seat} mood="calm" />
          {own ? worn.value : null}
        </g>
      </Medallion>
    </Picture>
  );
}
