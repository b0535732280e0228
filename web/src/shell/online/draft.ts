import type { JsonObject } from '@castellan/kernel';
import type { ClockSetup, TableSetup } from '@castellan/protocol';
import { remembered } from '../remembered.js';
import { settings } from '../settings.js';

export const SEAT_KINDS = ['me', 'open', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export const CLOCKS = ['none', 'live', 'days'] as const;
export const PACES = ['quick', 'relaxed', 'long'] as const;
export type Pace = (typeof PACES)[number];
export const DAYS = [1, 3, 7] as const;
export const TIMEOUTS = ['bot-turn', 'bot-seat'] as const;

/**
 * What an online table is asked beside the game itself, the same for every game. Kept apart from the game's own draft, so that
 * going to and fro between one screen and online changes neither.
 */
export type OnlineDraft = {
  readonly isOnline: boolean;
  /** This screen lies in the middle, and everybody plays from a phone. */
  readonly withPhones: boolean;
  /** By look, of which no two seats have the same. */
  readonly kinds: readonly SeatKind[];
  readonly isPublic: boolean;
  readonly clock: (typeof CLOCKS)[number];
  readonly pace: Pace;
  readonly days: (typeof DAYS)[number];
  readonly timeout: (typeof TIMEOUTS)[number];
  readonly freeText: boolean;
};

export const FRESH_ONLINE: OnlineDraft = {
  isOnline: false,
  withPhones: false,
  kinds: ['me', 'open', 'open', 'open'],
  isPublic: false,
  clock: 'none',
  pace: 'relaxed',
  days: 3,
  timeout: 'bot-turn',
  freeText: false,
};

/** Minutes for the game and seconds for each turn. */
export const TEMPO: Readonly<Record<Pace, { readonly minutes: number; readonly seconds: number }>> = {
  quick: { minutes: 3, seconds: 15 },
  relaxed: { minutes: 10, seconds: 30 },
  long: { minutes: 30, seconds: 60 },
};

/** Anything odd in it, and it starts afresh. */
export function readOnline(found: unknown): OnlineDraft {
  if (typeof found !== 'object' || found === null) return FRESH_ONLINE;
  const draft: OnlineDraft = { ...FRESH_ONLINE, ...found };
  const fine =
    Array.isArray(draft.kinds) &&
    draft.kinds.length === 4 &&
    draft.kinds.every((kind) => SEAT_KINDS.includes(kind)) &&
    CLOCKS.includes(draft.clock) &&
    PACES.includes(draft.pace) &&
    DAYS.includes(draft.days) &&
    TIMEOUTS.includes(draft.timeout) &&
    [draft.isPublic, draft.freeText, draft.isOnline, draft.withPhones].every(
      (flag) => typeof flag === 'boolean',
    );
  return fine ? draft : FRESH_ONLINE;
}

const last = remembered('castellan.last-online', readOnline);
export const keepOnline = last.keep;

/** As it was left last time; whether it is online at all is said by the address or anew. */
export function loadOnline(): OnlineDraft {
  const asked = new URLSearchParams(location.search);
  const withPhones = asked.has('phones');
  return { ...last.now.peek(), isOnline: withPhones || asked.has('online'), withPhones };
}

/** Who is meant to sit at a place. */
export function kindAt(draft: OnlineDraft, look: number, isBot: boolean): SeatKind | 'person' {
  if (draft.isOnline) return seatKind(draft, look);
  return isBot ? 'bot' : 'person';
}

/** Nobody sits at the screen in the middle. */
export function seatKind({ kinds, withPhones }: OnlineDraft, look: number): SeatKind {
  return withPhones && kinds[look] === 'me' ? 'open' : kinds[look];
}

export function changeKind(draft: OnlineDraft, look: number, kind: SeatKind): OnlineDraft {
  return { ...draft, kinds: draft.kinds.map((before, i) => (i === look ? kind : before)) };
}

/** In children's mode one plays with people one knows, whatever was chosen before. */
export function isPublicNow({ isPublic, withPhones }: OnlineDraft): boolean {
  return isPublic && !withPhones && !settings.value.children;
}

export function clockOf({ clock, pace, days }: OnlineDraft): ClockSetup {
  if (clock === 'live')
    return { kind: 'live', bank: TEMPO[pace].minutes * 60_000, increment: TEMPO[pace].seconds * 1000 };
  return clock === 'days' ? { kind: 'days', turn: days * 86_400_000 } : { kind: 'none' };
}

/** A game's seats, whoever plays there: `bot` is who would sit there as a bot. */
export type SeatWish = { readonly look: number; readonly bot: string };

export function setupOf(
  game: string,
  options: JsonObject,
  seats: readonly SeatWish[],
  draft: OnlineDraft,
  /** Who begins is asked when everybody is there. */
  asksFirst = false,
): TableSetup {
  const isPublic = isPublicNow(draft);
  return {
    game,
    options,
    seats: seats.map(({ look, bot }) => {
      const kind = seatKind(draft, look);
      return kind === 'bot' ? { kind, look, bot } : { kind, look };
    }),
    isPublic,
    clock: clockOf(draft),
    timeout: draft.timeout,
    ...(asksFirst ? { first: 'ask' as const } : {}),
    freeText: draft.freeText && !isPublic && !settings.value.children,
  };
}
