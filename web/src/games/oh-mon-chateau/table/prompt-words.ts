import type { ChateauView } from '@castellan/oh-mon-chateau';
import { chateauTexts } from '../texts/table.js';
import type { ChateauChoices } from './offers.js';

type Asked = {
  readonly view: ChateauView;
  readonly seat: number;
  readonly name: string;
  readonly choices: ChateauChoices;
  /** A token that is to be moved has been touched. */
  readonly isMoving: boolean;
};

/** What whoever may act is asked, as it is: nothing is named that is not there. */
export function promptWords(asked: Asked): string {
  const { view, name, choices, isMoving } = asked;
  const { prompt } = chateauTexts();
  if (view.phase === 'dice') return whereTo(diceWords(asked), choices);
  switch (view.decision) {
    case 'gain':
      return whereTo(prompt.gain(name), choices);
    case 'move':
      return isMoving ? prompt.moveTo(name) : prompt.move(name);
    case 'wall':
    case 'guest':
    case 'activate':
    case 'steal':
    case 'face':
      return prompt[view.decision](name);
    default:
  }
  if (choices.builds.size === 0) return prompt.nothing(name);
  return view.phase === 'final' ? prompt.final(name) : prompt.build(name);
}

/** [O3.4] Whoever rolled uses each die that can be used, or may, by a house rule; the others may use one. */
function diceWords({ view, seat, name, choices }: Asked): string {
  const { prompt } = chateauTexts();
  const { diceLeft } = view.castles[seat];
  if (seat !== view.turn) return prompt.diceMay(name);
  const offered = new Set([...choices.cells.values(), choices.others].flat().map(({ face }) => face));
  const isBoth = diceLeft.filter((face) => offered.has(face)).length > 1;
  if (!view.rules.mustUseDice) return isBoth ? prompt.diceMayBoth(name) : prompt.diceMay(name);
  if (isBoth) return prompt.diceBoth(name);
  return diceLeft.length > 1 ? prompt.diceOnly(name) : prompt.diceLeft(name);
}

/** Cells glow where there are some; otherwise all there is to choose lies beside the board. */
function whereTo(words: string, { cells }: ChateauChoices): string {
  const { prompt } = chateauTexts();
  return cells.size > 0 ? prompt.onCell(words) : prompt.beside(words);
}
