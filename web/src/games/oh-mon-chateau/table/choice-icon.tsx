import type { Face } from '@castellan/oh-mon-chateau';
import { SIGNS } from '../art/badge.js';
import { CloudIcon, FaceIcon, FlagIcon, InhabitantsIcon } from '../art/index.js';
import { Sketch } from '../art/wash.js';
import type { ChateauChoice } from './offers.js';

/** What a choice beside the board is about. */
export function ChoiceIcon({ choice }: { readonly choice: ChateauChoice }) {
  const last = choice.move.split(' ').at(-1) ?? '';
  const picture =
    choice.word === 'flag' || last === 'flag' ? (
      <FlagIcon />
    ) : last === 'cloud' ? (
      <CloudIcon />
    ) : choice.word === 'face' ? (
      <FaceIcon face={last as Face} />
    ) : choice.word === 'wall' ? (
      <Wall flags={Number(last)} />
    ) : (
      <InhabitantsIcon />
    );
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      {picture}
    </svg>
  );
}

/** A wall with as many flags as it has room for. */
function Wall({ flags }: { readonly flags: number }) {
  return (
    <>
      <Sketch of={SIGNS.wall} at="translate(0 8)scale(2)" />
      {Array.from({ length: flags }, (_, i) => (
        <g key={i} transform={`translate(${(i - (flags - 1) / 2) * 44} -20)scale(.5)`}>
          <FlagIcon />
        </g>
      ))}
    </>
  );
}
