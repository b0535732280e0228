import type { JsonObject } from '@castellan/kernel';
import type { LayoutName } from '@castellan/roquefort';
import { EDITIONS, type EditionId, type Goal, USUAL_EDITION } from '@castellan/roquefort/editions';
import type { Messages } from '../../../i18n/i18n.js';
import type { Look } from '../../../shell/look.js';
import { kindAt, type OnlineDraft } from '../../../shell/online/draft.js';
import type { Candidate, First } from '../../../shell/setup/who-begins.js';
import type { NewTable } from '../../../tables/worker-messages.js';
import { botName, namesOf } from '../../common/names.js';
import type { CharacterId } from '../characters.js';
import facts from '../game.json';

/** A seat as the page fills it in; the name of a person may be empty, then they are called by their mouse. */
export type SeatDraft = {
  readonly mouse: Look;
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
  /** The mouse that begins. */
  readonly first: First<Look>;
};

/** Friendly, and can be beaten by a child. */
export const FRIENDLY: CharacterId = 'noisette';

export const FRESH: Draft = {
  seats: [
    { mouse: 0, name: '', character: null, memoryAid: false },
    { mouse: 1, name: '', character: FRIENDLY, memoryAid: false },
  ],
  layout: 'A',
  edition: USUAL_EDITION,
  goal: 4,
  mustAct: EDITIONS[USUAL_EDITION].mustAct,
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
  if (seat.character !== null) return botName(seat.character) ?? '';
  return seat.name.trim() || texts.mouse[seat.mouse];
}

/** Everybody who may begin. */
export function candidatesIn({ seats }: Draft, texts: Messages): readonly Candidate<Look>[] {
  return seats.map((seat) => ({
    key: seat.mouse,
    name: seatName(seat, texts),
    isPerson: seat.character === null,
  }));
}

/** Names at the table. */
export function seatNames(draft: Draft, texts: Messages): readonly string[] {
  return namesOf(toSetup(draft, texts).sitters);
}

export function toSetup(draft: Draft, texts: Messages): NewTable {
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
  const sitters = draft.seats.map((seat) => ({
    name: seat.character === null ? seatName(seat, texts) : '',
    bot: seat.character,
    look: seat.mouse,
  }));
  return { game: facts.id, options, sitters };
}
