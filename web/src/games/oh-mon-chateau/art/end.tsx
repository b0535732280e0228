import type { EndReason } from '@castellan/oh-mon-chateau';
import { crenels, disc, INK, LO, line } from '../../../art/pen.js';
import { Picture, type PictureProps } from '../../../art/picture.js';
import { CloudIcon, peg, SunIcon } from './icons.js';
import { Blot, PAINT, Pool, Sketch, type WashStroke } from './wash.js';

const STONE = '#d9cdb8';

const tower = (x: number, y: number, w: number, h: number, roof: string): readonly WashStroke[] => [
  [`M${x - w / 2} ${y}L${x - w / 2 + 2} ${y - h}H${x + w / 2 - 2}L${x + w / 2} ${y}z`, STONE],
  [
    `M${x - w / 2 - 6} ${y - h}Q${x - 4} ${y - h - w * 0.6} ${x} ${y - h - w * 1.15}Q${x + 4} ${y - h - w * 0.6} ${x + w / 2 + 6} ${y - h}z`,
    roof,
  ],
  [`M${x - 4} ${y - h + 22}q4-7 8 0v12h-8z`, PAINT.bark],
  [`M${x - w / 2 + 7} ${y - h + 48}h7M${x + 6} ${y - h + 58}h8M${x - 8} ${y - 16}h9`, '', 1.2],
];

const banner = (x: number, y: number, colour: string, to = 1): readonly WashStroke[] => [
  [`M${x} ${y}v-30`, '', 2.2],
  [
    `M${x} ${y - 30}q${9 * to}-5 ${16 * to} 0t${14 * to}-1l${-6 * to} 8 ${7 * to} 8q${-9 * to} 4 ${-16 * to} 0t${-15 * to} 1z`,
    colour,
  ],
];

const CASTLE: readonly WashStroke[] = [
  ...tower(110, 246, 46, 118, PAINT.red),
  ...tower(370, 246, 46, 118, PAINT.red),
  ...banner(110, 77, PAINT.blue),
  ...banner(370, 77, PAINT.blue),
  [`M184 244V112${crenels(112, 6, 10)}V244z`, '#e9ddc5'],
  [`M202 112V78${crenels(76, 5, 9)}V112z`, '#e9ddc5'],
  ['M186 144H294M186 178H294M186 210H294', '', 1.2],
  [
    'M214 150h12v16h-12zM254 150h12v16h-12zM234 122h12v14h-12zM214 186h12v14h-12zM254 186h12v14h-12z',
    PAINT.yellow,
    1.5,
  ],
  ...banner(240, 78, PAINT.red),
  ...tower(158, 250, 34, 92, PAINT.teal),
  ...tower(322, 250, 34, 92, PAINT.teal),
  [`M64 252V204${crenels(352, 16, 8)}V252z`, STONE],
  ['M80 226h14M112 238h16M146 222h12M300 236h14M340 224h16M376 240h12M180 240h10', '', 1.2],
  ['M220 252V228Q240 200 260 228V252z', PAINT.bark],
  ['M230 252v-32M240 252v-36M250 252v-32', '', 1.6],
  ...banner(74, 204, PAINT.yellow, -1),
  ...banner(406, 204, PAINT.yellow),
  ...peg(192, 276, 0.55, PAINT.red, 1.7),
  ...peg(212, 284, 0.65, PAINT.blue, 1.7),
  ...peg(272, 284, 0.65, PAINT.yellow, 1.7),
  ...peg(292, 276, 0.55, PAINT.plum, 1.7),
];

const HALF: readonly WashStroke[] = [
  ...tower(110, 246, 46, 118, PAINT.red),
  ['M184 244V150L196 146 204 152 222 146 236 154 260 148 296 156V244z', '#e9ddc5'],
  ['M186 178H294M186 210H294', '', 1.2],
  ['M214 186h12v14h-12zM254 186h12v14h-12z', PAINT.bark, 1.5],
  [`M64 252V204${crenels(198, 9, 8)}V252z`, STONE],
  ['M80 226h14M112 238h16M146 222h12M180 240h10', '', 1.2],
  ['M172 250V104M308 250V104M164 172H318M164 134H318M172 172L308 134M172 134L308 172', PAINT.ochre, -4],
  ['M172 250V104M308 250V104M164 172H318M164 134H318', '', 1],
  ['M308 108L372 84M372 84V132', '', 2],
  ['M360 132h24v16h-24z', PAINT.grey],
  // the builder sleeps against a stone, the pencil has rolled away
  ['M394 226h44v26h-44z', PAINT.grey],
  ...peg(378, 256, 0.95, PAINT.blue, 1.8),
  ['M373 216q2 3 4 0M380 216q2 3 4 0M376 222q2 1 4 0', '', 1.5],
  ['M366 212Q368 198 379 198T391 210z', PAINT.ochre],
  ['M402 190h12l-12 15h12M422 166h9l-9 11h9', '', 2.6],
];

/** One's own tower in the foreground: two of its builders look over to the castle on the hill, and wave. */
const OWN: readonly WashStroke[] = [
  ...tower(92, 272, 58, 112, PAINT.teal),
  ...banner(92, 95, PAINT.yellow),
  [`M22 280V236${crenels(150, 7, 8)}V280z`, STONE],
  ['M38 256h14M70 268h16M112 254h12M140 266h12', '', 1.2],
  ...peg(206, 284, 1.05, PAINT.blue, 1.8),
  ['M218 258Q232 246 236 230', '', 2.6],
  ['M202 241v2M211 241v2M203 248q4 3 8 0', '', 1.8],
  ['M193 236Q196 222 207 222T220 234z', PAINT.ochre],
  ...peg(254, 288, 0.8, PAINT.red, 1.7),
  ['M251 255v1.5M258 255v1.5M252 260q3 2 6 0', '', 1.6],
];

const DOTTED =
  'M347 246L349 128H391L393 246M343 128Q366 104 370 76 374 104 397 128M202 146V78H278V146M262 252V204H416V252';

/** How a game ended, 480 by 300: the castle done, left as it is, or somebody else's on the hill at dusk. */
export function EndPicture(props: PictureProps & { readonly reason: EndReason | 'lost' }) {
  const done = props.reason === 'castle';
  const lost = props.reason === 'lost';
  return (
    <Picture box="0 0 480 300" class={props.class}>
      <defs>
        <Pool />
      </defs>
      <rect width="480" height="300" rx="10" fill="var(--paper)" />
      <Blot
        d="M22 40C70 14 150 30 214 20 300 8 410 10 452 40 472 90 462 150 440 176 330 190 150 182 60 178 20 160 8 80 22 40z"
        colour={done ? '#a9cfe3' : lost ? '#eab79a' : '#c3c6d4'}
      />
      <Blot
        d="M10 262C90 226 180 236 240 240S400 228 470 254C474 280 460 290 440 292H40C16 292 6 280 10 262z"
        colour={PAINT.green}
      />
      <g
        transform={lost ? 'translate(196 112)scale(.8)' : 'translate(56 56)scale(.8)'}
        opacity={done || lost ? 1 : 0.35}
      >
        <SunIcon />
      </g>
      <g transform="translate(430 54)scale(.7)">
        <CloudIcon />
      </g>
      {done || lost ? null : (
        <g transform="translate(54 84)scale(.8)">
          <CloudIcon />
        </g>
      )}
      {done || lost ? null : <path d={DOTTED} {...line('#5a5060', 2)} stroke-dasharray="1 6" />}
      {lost ? (
        <>
          <Blot
            d="M236 256C262 214 300 196 352 194S450 208 470 240V270C400 282 300 284 236 256z"
            colour={PAINT.moss}
          />
          <Sketch of={CASTLE} at="translate(246 74)scale(.5)" />
          <Sketch of={OWN} />
        </>
      ) : (
        <Sketch of={done ? CASTLE : HALF} />
      )}
      <path d="M40 262q8-8 12 0M84 274q8-8 12 0M420 270q8-8 12 0M330 282q8-8 12 0" {...line(PAINT.moss, 2)} />
      <path d={disc(240, 293, 200, 3)} fill={LO} opacity=".4" />
      <rect x="1" y="1" width="478" height="298" rx="10" {...line(INK, 2)} opacity=".5" />
    </Picture>
  );
}
