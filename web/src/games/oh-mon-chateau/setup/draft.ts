import type { Mode } from '@castellan/oh-mon-chateau';
import type { ChateauMessages } from '../../../i18n/en/chateau.js';

export type BuilderId = keyof ChateauMessages['character'];

/** Those one can play against in each mode, weakest first; the same as the game's own list (a test compares). */
export const BUILDERS: Readonly<Record<Mode, readonly BuilderId[]>> = {
  'petits-batisseurs': ['pebble', 'thatch', 'mortar', 'belfry', 'keystone'],
  'grands-architectes': ['tinsel', 'quill', 'plumb', 'magpie', 'architect'],
};

/** Who sits where: a person by name, or a builder by level, so that changing the mode keeps the strength. */
export type SeatDraft = { readonly name: string; readonly level: number | null };

export type ChateauDraft = {
  readonly mode: Mode;
  readonly seats: readonly SeatDraft[];
  /** Null lets chance decide. */
  readonly first: number | null;
};

export const FRESH: ChateauDraft = {
  mode: 'petits-batisseurs',
  seats: [
    { name: '', level: null },
    { name: '', level: 1 },
  ],
  first: null,
};

const KEY = 'castellan.last-chateau';

export function loadDraft(): ChateauDraft {
  try {
    return readDraft(localStorage.getItem(KEY));
  } catch {
    return FRESH;
  }
}

export function keepDraft(draft: ChateauDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // without storage one types the names again
  }
}

const LONGEST_NAME = 24;

function readDraft(text: string | null): ChateauDraft {
  const found = JSON.parse(text ?? '{}') as { mode?: unknown; seats?: unknown };
  const mode = found.mode === 'grands-architectes' ? 'grands-architectes' : 'petits-batisseurs';
  const seats = Array.isArray(found.seats) ? found.seats.slice(0, 4).map(readSeat) : [];
  return { mode, seats: seats.length >= 2 ? seats : FRESH.seats, first: null };
}

function readSeat(told: unknown): SeatDraft {
  const { name, level } = (typeof told === 'object' && told !== null ? told : {}) as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    level: typeof level === 'number' && [0, 1, 2, 3, 4].includes(level) ? level : null,
  };
}
