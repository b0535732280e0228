import { disc, HI, INK, LO, line } from '../../../art/pen.js';
import { Picture, type PictureProps } from '../../../art/picture.js';
import { BUILDER_PORTRAITS, type BuilderId } from './builders.js';
import { Portrayal } from './card.js';
import { Blot, Pool, tint } from './wash.js';

const BLOT = 'M-34-22C-26-40 2-42 20-36 38-30 42-6 38 12 34 34 12 42-8 40-32 38-44 8-34-22z';

/** The face of somebody one can play against, in a round frame of wood, 100 by 100. */
export function BuilderPortrait({ character, ...rest }: PictureProps & { readonly character: BuilderId }) {
  const { ground, sitter } = BUILDER_PORTRAITS[character];
  return (
    <Picture box="-50 -50 100 100" class={rest.class}>
      <defs>
        <Pool />
        <clipPath id="oc-round">
          <path d="M-60-70H60V0H44A44 44 0 0 1-44 0H-60z" />
        </clipPath>
      </defs>
      <path d={disc(2, 3, 46)} fill={LO} />
      <path d={disc(0, 0, 46)} fill="var(--paper)" />
      <path d={disc(0, 0, 46)} fill={tint(ground, 70)} opacity=".6" />
      <Blot d={BLOT} colour={ground} />
      <path d={disc(0, 0, 45)} {...line(INK, 7.4)} />
      <path d={disc(0, 0, 45)} {...line('var(--wood)', 4.4)} />
      <path d="M-42-16A45 45 0 0 1-8-44" {...line(HI, 2.4)} />
      <g clip-path="url(#oc-round)">
        <g transform="translate(0 9)scale(.75)">
          <Portrayal sitter={sitter} />
        </g>
      </g>
    </Picture>
  );
}
