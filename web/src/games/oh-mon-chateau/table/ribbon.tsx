import type { CastleView } from '@castellan/oh-mon-chateau';
import type { ComponentChildren } from 'preact';
import { SIGNS } from '../art/badge.js';
import { CloudIcon, FlagIcon, InhabitantsIcon, Seal, SunIcon } from '../art/index.js';
import { Sketch } from '../art/wash.js';
import { chateauTexts } from '../texts/table.js';

const PARTS = ['towers', 'sun', 'clouds', 'inhabitants', 'flags', 'guests'] as const;

const PICTURES: Readonly<Record<(typeof PARTS)[number], ComponentChildren>> = {
  towers: <Sketch of={SIGNS.tower} at="scale(1.9)" />,
  sun: <SunIcon />,
  clouds: <CloudIcon />,
  inhabitants: <InhabitantsIcon />,
  flags: <FlagIcon />,
  guests: <Seal seal="crown" />,
};

/** Points as they stand, each where it comes from. A number that grew is new to the page, so that it pops up. */
export function Ribbon({ castle }: { readonly castle: CastleView }) {
  const { score } = chateauTexts();
  return (
    <dl class="ribbon" aria-label={score.title}>
      {PARTS.map((part) => (
        <div key={part} title={score[part]}>
          <dt>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              {PICTURES[part]}
            </svg>
            <span>{score[part]}</span>
          </dt>
          <dd key={castle.score[part]}>{castle.score[part]}</dd>
        </div>
      ))}
      <div class="total">
        <dt>
          <span>{score.total}</span>
        </dt>
        <dd key={castle.score.total}>{castle.score.total}</dd>
      </div>
    </dl>
  );
}
