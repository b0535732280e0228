import { type ChateauForesight, type ChateauView, chateauScenery } from '@castellan/oh-mon-chateau';
import type { MoveLabel } from '../../face.js';
import { counted, plainEntry } from '../../words.js';
import { completeLines } from './cells.js';
import { constructionName } from './constructions.js';
import { guestLook } from './guests.js';

/** Dice by what they are used as: "take ? as wood 2,1" stands as "2,1" under "?wood". */
export function entry(move: string): MoveLabel {
  const wall = /^wall (\d)$/.exec(move);
  if (wall !== null) return { heading: 'wall', label: `for ${counted(Number(wall[1]), 'flag')}` };
  const take = /^take (\S+)(?: as (\S+))?(?: (\S+))?$/.exec(move);
  if (take === null) return plainEntry(move);
  const [, face, as = '', what = ''] = take;
  return { heading: as === '' && face !== '?' ? face : `?${as}`, label: what };
}

/** What a line makes, what a guest can do, and what comes of a die or token: "+2" inhabitants, "✓" a complete line. */
export function note(move: string, before: ChateauView, after: ChateauView, foresight: unknown): string {
  const { nothing, finishes, lost } = foresight as ChateauForesight;
  const [word, detail = ''] = move.split(' ');
  switch (word) {
    case 'build': {
      const line = chateauScenery(before).lines.find(({ name }) => name === detail);
      const makes = line === undefined ? '' : ` ${constructionName(line.construction)}`;
      return makes + (finishes ? ', ends the game' : '') + (nothing ? ', for nothing now' : '');
    }
    case 'invite':
    case 'activate':
    case 'steal': {
      const power = powerOf(detail, before);
      return power === '' ? '' : `: ${power}${lost === null ? '' : ' (lost now)'}`;
    }
    default:
      return newInhabitants(before, after) + (hasNewLine(before, after) ? '✓' : '');
  }
}

/** A crown guest of somebody's own box may be worth something else. */
function powerOf(id: string, { box }: ChateauView): string {
  const { power = '', seal } = guestLook(id) ?? {};
  const worth = seal === 'crown' ? box?.guests[id] : undefined;
  return worth === undefined ? power : power.replace(/^\d points?/, counted(worth, 'point'));
}

function newInhabitants(before: ChateauView, after: ChateauView): string {
  const drawn = after.castles.reduce(
    (sum, castle, seat) => sum + castle.inhabitants - before.castles[seat].inhabitants,
    0,
  );
  return drawn > 0 ? `+${drawn}` : '';
}

function hasNewLine(before: ChateauView, after: ChateauView): boolean {
  const lines = (view: ChateauView, seat: number): number =>
    completeLines(view, view.castles[seat].tokens).length;
  return before.castles.some((_, seat) => lines(after, seat) > lines(before, seat));
}
