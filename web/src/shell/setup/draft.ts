import type { JsonObject } from '@castellan/kernel';
import type { EditionId, Goal, LayoutName } from '@castellan/roquefort';
import type { Messages } from '../../i18n/i18n.js';
import { kindAt, type OnlineDraft } from '../online/draft.js';
import type { Mouse, Setup } from '../tables-api.js';

/** Those one can play against, weakest first; the same as the game's own list (a test compares). */
export type CharacterId = keyof Messages['character'];
export const CHARACTERS: readonly CharacterId[] = [
  'crumb',
  'noisette',
  'biscuit',
  'thimble',
  'praline',
  'griffonne',
  'baron',
  'castellane',
];

export function findCharacter(id: string | null): CharacterId | undefined {
  return CHARACTERS.find((character) => character === id);
}

export const EDITION_IDS: readonly EditionId[] = ['zoch-2007', 'appenzell-2007', 'rio-grande-2022'];

/** A seat as the page fills it in; the name of a person may be empty, then the mouse's dress is their name. */
export type SeatDraft = {
  readonly mouse: Mouse;
  readonly name: string;
  readonly character: CharacterId | null;
  readonly memoryAid: boolean;
};

/** A new game of Château Roquefort while it is being set up. */
export type Draft = {
  readonly seats: readonly SeatDraft[];
  readonly layout: Exclude<LayoutName, 'custom'>;
  readonly edition: EditionId;
  readonly goal: Goal;
  readonly mustAct: boolean;
  readonly enterOverTower: boolean;
  readonly noPushBack: boolean;
  readonly stallTurns: number;
  /** The mouse that begins; null lets chance decide. */
  readonly first: Mouse | null;
};

/** Friendly, and can be beaten by a child. */
export const FRIENDLY: CharacterId = 'noisette';

export const FRESH: Draft = {
  seats: [
    { mouse: 0, name: '', character: null, memoryAid: false },
    { mouse: 1, name: '', character: FRIENDLY, memoryAid: false },
  ],
  layout: 'A',
  edition: 'zoch-2007',
  goal: 4,
  mustAct: false,
  enterOverTower: true,
  noPushBack: false,
  stallTurns: 40,
  first: null,
};

/** The draft as it is meant: online nobody types the names of others, and seats are for whoever comes. */
export function asSeated(draft: Draft, online: OnlineDraft, { newGame }: Messages): Draft {
  if (!online.isOnline) return draft;
  const seats = draft.seats.map((seat) => {
    const kind = kindAt(online, seat.mouse, seat.character !== null);
    if (kind === 'bot') return { ...seat, character: seat.character ?? FRIENDLY };
    return { ...seat, character: null, name: kind === 'me' ? newGame.you : newGame.openSeatName };
  });
  return { ...draft, seats };
}

export function seatName(seat: SeatDraft, texts: Messages): string {
  if (seat.character !== null) return texts.character[seat.character].name;
  return seat.name.trim() || texts.mouse[seat.mouse];
}

/** Names at the table: two mice of the castle with the same name are told apart by their dress. */
export function seatNames(draft: Draft, texts: Messages): readonly string[] {
  const names = draft.seats.map((seat) => seatName(seat, texts));
  return names.map((name, index) =>
    draft.seats[index].character !== null && names.indexOf(name) !== names.lastIndexOf(name)
      ? `${name} (${texts.mouse[draft.seats[index].mouse]})`
      : name,
  );
}

export function toSetup(draft: Draft, texts: Messages): Setup {
  const names = seatNames(draft, texts);
  const first = draft.seats.findIndex(({ mouse }) => mouse === draft.first);
  const options: JsonObject = {
    players: draft.seats.length,
    edition: draft.edition,
    layout: draft.layout,
    goal: draft.goal,
    mustAct: draft.mustAct,
    enterOverTower: draft.enterOverTower,
    noPushBack: draft.noPushBack,
    memoryAid: draft.seats.map(({ memoryAid, character }) => memoryAid && character === null),
    stallTurns: draft.stallTurns,
    ...(first >= 0 ? { first } : {}),
  };
  const seats = draft.seats.map(({ mouse, character }, index) => ({ name: names[index], mouse, character }));
  return { game: 'roquefort', options, seats };
}
