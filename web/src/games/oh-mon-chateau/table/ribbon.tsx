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

/** Which rule says what a line of the score is worth. */
const RULES: Readonly<Record<(typeof PARTS)[number], string>> = {
  towers: 'O4.2',
  sun: 'O4.2',
  clouds: 'O5.1',
  inhabitants: 'O7.1',
  flags: 'O4.4',
  guests: 'O4.1',
};

/** Where the lines of a score lead. */
export const RULEBOOK = '/rulebook/oh-mon-chateau';

type Props = {
  readonly castle: CastleView;
  /** Where rules are read, if the lines lead there. */
  readonly rulebook?: string;
};

/** Points as they stand, each where it comes from. A number that grew is new to the page, so that it pops up. */
export function Ribbon({ castle, rulebook }: Props) {
  const { score } = chateauTexts();
  return (
    <dl class="ribbon" aria-label={score.title}>
      {PARTS.map((part) => (
        <div key={part} title={score[part]}>
          <dt>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              {PICTURES[part]}
            </svg>
            {rulebook === undefined ? (
              <span>{score[part]}</span>
            ) : (
              <a class="score-rule" href={`${rulebook}#${RULES[part]}`}>
                <span>{`${score[part]} (${RULES[part]})`}</span>
              </a>
            )}
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
