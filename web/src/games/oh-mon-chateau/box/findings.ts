import {
  BOX_CELLS,
  type BoxMistake,
  findBoxMistakes,
  MOST_GROUP,
  MOST_INHABITANTS,
  MOST_POINTS,
  SMALL_GUESTS,
} from '@castellan/oh-mon-chateau/own-box';
import { faceName, guestName } from '../table/words.js';
import { chateauBoxTexts } from '../texts/box.js';
import { type Draft, nameOf, PLACES, resourceOf } from './draft.js';

/** Something to be mended: what, in words, and which field or cell shows it. */
export type BoardFinding = { readonly id: string; readonly words: string; readonly at: string | null };

/** Everything that keeps the box from being played [O6.2]. */
export function findingsIn({ mode, box }: Draft): BoardFinding[] {
  return findBoxMistakes(mode, box).map((mistake) => ({
    id: `${mistake.id} ${mistake.place}`,
    words: wordsOf(mistake),
    at: fieldOf(mistake),
  }));
}

/** Cells that are named by a finding. */
export function wrongPlaces(draft: Draft): ReadonlySet<number> {
  const named = findBoxMistakes(draft.mode, draft.box)
    .filter(({ id }) => id === 'alone' || id === 'locks')
    .flatMap(({ place }) => place.split(' '));
  return new Set(
    Array.from({ length: PLACES }, (_, place) => place).filter((place) => named.includes(nameOf(place))),
  );
}

/** The id of what is to be looked at. */
function fieldOf({ id, place }: BoxMistake): string | null {
  if (id === 'alone' || id === 'locks') return `cell-${place.split(' ')[0]}`;
  if (/^\d,\d-\d,\d$/.test(place)) return `line-${place}`;
  const [part, which] = place.split(' ');
  return which !== undefined && (part === 'track' || part === 'guests') ? `${part}-${which}` : null;
}

function wordsOf({ id, place, found }: BoxMistake): string {
  const { fault } = chateauBoxTexts();
  const count = Number(found);
  switch (id) {
    case 'cells':
      return fault.cells(count, BOX_CELLS);
    case 'resource':
      return fault.resource(faceName(resourceOf(place)), count);
    case 'alone':
      return fault.alone(place);
    case 'locks':
      return fault.locks(place.split(' '));
    case 'line-empty':
      return fault.lineEmpty(place);
    case 'worth':
      return fault.worth(place, MOST_POINTS, MOST_INHABITANTS);
    case 'no-powers':
      return fault.noPowers(place);
    case 'floor':
    case 'tower':
    case 'wall':
    case 'flag':
      return fault[id];
    case 'group':
      return fault.group(Number(place.split(' ')[1]), MOST_GROUP);
    case 'falls':
      return fault.falls(Number(place.split(' ')[1]));
    case 'small-guests':
      return fault.smallGuests(count, SMALL_GUESTS);
    case 'small-guest':
      return fault.smallGuest(Number(place.split(' ')[1]), SMALL_GUESTS);
    case 'guest':
      return fault.guest(guestName(place.split(' ')[1]), MOST_POINTS);
    default:
      return fault.other;
  }
}
