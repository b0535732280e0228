import type { Mode } from '@castellan/oh-mon-chateau';
import { LONGEST_NAME } from '../../../shell/longest-name.js';
import type { Look } from '../../../shell/look.js';
import { kindAt, type OnlineDraft } from '../../../shell/online/draft.js';
import { remembered } from '../../../shell/remembered.js';
import type { First } from '../../../shell/setup/who-begins.js';
import type { BuilderId } from '../art/builders.js';

export type { BuilderId };

/** Those one can play against in each mode, weakest first; the same as the game's own list (a test compares). */
export const BUILDERS: Readonly<Record<Mode, readonly BuilderId[]>> = {
  'petits-batisseurs': ['pebble', 'thatch', 'mortar', 'belfry', 'keystone'],
  'grands-architectes': ['tinsel', 'quill', 'plumb', 'magpie', 'architect'],
};

const LOOKS: readonly Look[] = [0, 1, 2, 3];

/** Who sits where: a person by name, or a builder by level, so that changing the mode keeps the strength. */
export type BuilderDraft = { readonly name: string; readonly level: number | null; readonly look: Look };

export type ChateauDraft = {
  readonly mode: Mode;
  readonly seats: readonly BuilderDraft[];
  readonly first: First<number>;
  /** House rule: false where nobody steals guests [O11.1]. */
  readonly theft: boolean;
  /** False where nobody has to use a die [O3.4]. */
  readonly mustUseDice: boolean;
  /** So many turns without building end the game; 0: none do [O5.4]. */
  readonly stallTurns: number;
};

/** From soon to never; the game's own is among them. */
export const STALLS: readonly number[] = [20, 50, 100, 0];

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
  mustUseDice: true,
  stallTurns: 100,
};

/** What "Play now" sets up: the person who played last and the game they played, against somebody friendly. */
export function quickDraft({ mode, seats }: ChateauDraft): ChateauDraft {
  const person = seats.find(({ level }) => level === null) ?? FRESH.seats[0];
  const bot = FRESH.seats[1];
  return { ...FRESH, mode, seats: [person, { ...bot, look: person.look === bot.look ? 0 : bot.look }] };
}

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

export function changeSeat(draft: ChateauDraft, index: number, changes: Partial<BuilderDraft>): ChateauDraft {
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

/** A new player is a person; one touch makes it a builder. */
export function addSeat(draft: ChateauDraft): ChateauDraft {
  const look = LOOKS.find((one) => draft.seats.every((seat) => seat.look !== one));
  if (look === undefined) return draft;
  return { ...draft, seats: [...draft.seats, { name: '', level: null, look }] };
}

export function removeSeat(draft: ChateauDraft, index: number): ChateauDraft {
  return {
    ...draft,
    seats: draft.seats.filter((_, i) => i !== index),
    first: typeof draft.first === 'number' ? null : draft.first,
  };
}

export function readDraft(kept: unknown): ChateauDraft {
  const found = (kept ?? {}) as Readonly<Record<string, unknown>>;
  const mode = found.mode === 'grands-architectes' ? 'grands-architectes' : 'petits-batisseurs';
  const told = Array.isArray(found.seats) ? found.seats.slice(0, LOOKS.length).map(readSeat) : [];
  const looks = new Set(told.map(({ look }) => look));
  // two of one colour could not be told apart
  const seats = looks.size === told.length ? told : told.map((seat, i) => ({ ...seat, look: LOOKS[i] }));
  return {
    mode,
    seats: seats.length >= 2 ? seats : FRESH.seats,
    first: found.first === 'custom' ? 'custom' : null,
    theft: found.theft !== false,
    mustUseDice: found.mustUseDice !== false,
    stallTurns: STALLS.find((turns) => turns === found.stallTurns) ?? FRESH.stallTurns,
  };
}

function readSeat(told: unknown, seat: number): BuilderDraft {
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

/** The last table that was set up on this device, so that names need not be typed twice. */
export const { now: lastDraft, keep: keepDraft } = remembered('castellan.last-chateau', readDraft);
