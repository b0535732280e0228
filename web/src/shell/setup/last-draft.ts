import { CHARACTERS, type Draft, EDITION_IDS, FRESH, type SeatDraft } from './draft.js';

/** The last table that was set up on this device, so that names need not be typed twice. */
const KEY = 'castellan.last-setup';

export function loadDraft(): Draft {
  try {
    return readDraft(localStorage.getItem(KEY));
  } catch {
    return FRESH;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // without storage the next table starts afresh
  }
}

/** Anything odd in it, and the table starts afresh: nothing is lost but a few names. */
export function readDraft(text: string | null): Draft {
  let found: Partial<Draft> | null;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    return FRESH;
  }
  if (typeof found !== 'object' || found === null) return FRESH;
  // typed as if it were right; the next lines are there to find out
  const draft: Draft = { ...FRESH, ...found };
  const fine =
    isSeats(draft.seats) &&
    ['A', 'B', 'random'].includes(draft.layout) &&
    EDITION_IDS.includes(draft.edition) &&
    [4, 5, 6].includes(draft.goal) &&
    [draft.mustAct, draft.enterOverTower, draft.noPushBack].every((flag) => typeof flag === 'boolean') &&
    [0, 20, 40, 80].includes(draft.stallTurns) &&
    (draft.first === null || [0, 1, 2, 3].includes(draft.first));
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
        seat.name.length <= MOST_LETTERS &&
        (seat.character === null || CHARACTERS.includes(seat.character)) &&
        typeof seat.memoryAid === 'boolean',
    )
  );
}

export const MOST_LETTERS = 20;
