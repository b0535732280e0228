import { EDITIONS, isEdition } from '@castellan/roquefort/editions';
import { LONGEST_NAME } from '../../../shell/longest-name.js';
import { remembered } from '../../../shell/remembered.js';
import { CHARACTERS } from '../characters.js';
import { type Draft, FRESH, type SeatDraft } from './draft.js';

/** Anything odd in it, and the table starts afresh: nothing is lost but a few names. */
export function readDraft(found: unknown): Draft {
  if (typeof found !== 'object' || found === null) return FRESH;
  // typed as if it were right; the next lines are there to find out
  const draft: Draft = { ...FRESH, ...found };
  const fine =
    isSeats(draft.seats) &&
    ['A', 'B', 'random'].includes(draft.layout) &&
    isEdition(draft.edition) &&
    EDITIONS[draft.edition].goals.includes(draft.goal) &&
    [draft.mustAct, draft.enterOverTower, draft.noPushBack].every((flag) => typeof flag === 'boolean') &&
    [0, 20, 40, 80].includes(draft.stallTurns) &&
    (draft.first === null || draft.first === 'custom' || [0, 1, 2, 3].includes(draft.first));
  return fine ? draft : FRESH;
}

function isSeats(value: unknown): value is readonly SeatDraft[] {
  if (!Array.isArray(value) || value.length < 2 || value.length > 4) return false;
  const mice = new Set(value.map((seat) => seat?.mouse));
  return (
    mice.size === value.length &&
    value.every(
      (seat) =>
        [0, 1, 2, 3].includes(seat.mouse) &&
        typeof seat.name === 'string' &&
        seat.name.length <= LONGEST_NAME &&
        (seat.character === null || CHARACTERS.includes(seat.character)) &&
        typeof seat.memoryAid === 'boolean',
    )
  );
}

/** The last table that was set up on this device, so that names need not be typed twice. */
export const { now: lastDraft, keep: keepDraft } = remembered('castellan.last-setup', readDraft);
