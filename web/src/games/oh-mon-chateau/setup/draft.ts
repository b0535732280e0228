import type { Mode } from '@castellan/oh-mon-chateau';
import type { ChateauMessages } from '../../../i18n/en/chateau.js';
import { kindAt, type OnlineDraft } from '../../../shell/online/draft.js';

export type BuilderId = keyof ChateauMessages['character'];

/** Those one can play against in each mode, weakest first; the same as the game's own list (a test compares). */
export const BUILDERS: Readonly<Record<Mode, readonly BuilderId[]>> = {
  'petits-batisseurs': ['pebble', 'thatch', 'mortar', 'belfry', 'keystone'],
  'grands-architectes': ['tinsel', 'quill', 'plumb', 'magpie', 'architect'],
};

const LOOKS = [0, 1, 2, 3] as const;
export type Look = (typeof LOOKS)[number];

/** Who sits where: a person by name, or a builder by level, so that changing the mode keeps the strength. */
export type SeatDraft = { readonly name: string; readonly level: number | null; readonly look: Look };

export type ChateauDraft = {
  readonly mode: Mode;
  readonly seats: readonly SeatDraft[];
  /** Null lets chance decide. */
  readonly first: number | null;
  /** House rule: false where nobody lures guests away [O10.1]. */
  readonly theft: boolean;
};

/** Friendly, and can be beaten by a child. */
export const FIRST_LEVEL = 1;

export const FRESH: ChateauDraft = {
  mode: 'petits-batisseurs',
  seats: [
    { name: '', level: null, look: 0 },
    { name: '', level: FIRST_LEVEL, look: 1 },
  ],
  first: null,
  theft: true,
};

/** The draft as it is meant: online nobody types the names of others, and seats are for whoever comes. */
export function asSeated(
  draft: ChateauDraft,
  online: OnlineDraft,
  names: { readonly you: string; readonly openSeatName: string },
): ChateauDraft {
  if (!online.isOnline) return draft;
  const seats = draft.seats.map((seat) => {
    const kind = kindAt(online, seat.look, seat.level !== null);
    if (kind === 'bot') return { ...seat, level: seat.level ?? FIRST_LEVEL };
    return { ...seat, level: null, name: kind === 'me' ? names.you : names.openSeatName };
  });
  return { ...draft, seats };
}

export function changeSeat(draft: ChateauDraft, index: number, changes: Partial<SeatDraft>): ChateauDraft {
  return { ...draft, seats: draft.seats.map((seat, i) => (i === index ? { ...seat, ...changes } : seat)) };
}

/** Somebody else who has this colour gets the one that becomes free. */
export function changeLook(draft: ChateauDraft, index: number, look: Look): ChateauDraft {
  const before = draft.seats[index].look;
  const seats = draft.seats.map((seat, i) =>
    i === index ? { ...seat, look } : seat.look === look ? { ...seat, look: before } : seat,
  );
  return { ...draft, seats };
}

/** A new player is a builder who does not sit here yet. */
export function addSeat(draft: ChateauDraft): ChateauDraft {
  const look = LOOKS.find((one) => draft.seats.every((seat) => seat.look !== one));
  if (look === undefined) return draft;
  const level = [0, 1, 2, 3, 4].find((one) => draft.seats.every((seat) => seat.level !== one)) ?? 0;
  return { ...draft, seats: [...draft.seats, { name: '', level, look }] };
}

export function removeSeat(draft: ChateauDraft, index: number): ChateauDraft {
  return { ...draft, seats: draft.seats.filter((_, i) => i !== index), first: null };
}

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

export const LONGEST_NAME = 24;

export function readDraft(text: string | null): ChateauDraft {
  const found = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>;
  const mode = found.mode === 'grands-architectes' ? 'grands-architectes' : 'petits-batisseurs';
  const told = Array.isArray(found.seats) ? found.seats.slice(0, LOOKS.length).map(readSeat) : [];
  const looks = new Set(told.map(({ look }) => look));
  // two of one colour could not be told apart
  const seats = looks.size === told.length ? told : told.map((seat, i) => ({ ...seat, look: LOOKS[i] }));
  return {
    mode,
    seats: seats.length >= 2 ? seats : FRESH.seats,
    first: null,
    theft: found.theft !== false,
  };
}

function readSeat(told: unknown, seat: number): SeatDraft {
  const { name, level, look } = (typeof told === 'object' && told !== null ? told : {}) as Record<
    string,
    unknown
  >;
  return {
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    level: typeof level === 'number' && [0, 1, 2, 3, 4].includes(level) ? level : null,
    look: LOOKS.find((one) => one === look) ?? LOOKS[seat],
  };
}
