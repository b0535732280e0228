import type { Json, JsonObject } from '@castellan/kernel';
import type { SetupGame } from '../../games/setup-game.js';
import type { Messages } from '../../i18n/i18n.js';
import { kindAt, type OnlineDraft } from '../online/draft.js';
import type { TableDraft } from './last-table.js';
import { changeOption, meantOptions, readOptions } from './options.js';
import type { SeatDraft, Seats } from './seats.js';
import { tableOptions } from './start-table.js';

/** As it was left last time, with options that make sense. */
export function draftOf(kept: TableDraft, { options, main, more }: SetupGame): TableDraft {
  const names = Object.keys(options).filter((name) => [...main, ...more].includes(name));
  return { ...kept, options: readOptions(kept.options, options, names) };
}

/** Other seats: whoever was to begin may be gone. */
export function withSeats(draft: TableDraft, seats: Seats): TableDraft {
  const { first } = draft;
  const isHere = typeof first !== 'number' || seats.some(({ look }) => look === first);
  return { ...draft, seats, first: isHere ? first : null };
}

/** A bot becomes one as strong where others play, and a custom goes with the edition that has it. */
export function withOption(draft: TableDraft, game: SetupGame, name: string, value: Json): TableDraft {
  const options = changeOption(draft.options, game.options, name, value);
  const [before, after] = [game.bots(draft.options), game.bots(options)];
  const seats = draft.seats.map((seat) =>
    seat.bot === null ? seat : { ...seat, bot: after[before.indexOf(seat.bot)] },
  );
  const { first } = draft;
  return { seats, options, first: first === 'custom' && game.custom(options) === null ? null : first };
}

/** The seats as they are meant: online nobody types the names of others, and seats are for whoever comes. */
export function asSeated(
  { seats, options }: TableDraft,
  online: OnlineDraft,
  { bots, friendly }: SetupGame,
  { newGame }: Messages,
): Seats {
  if (!online.isOnline) return seats;
  return seats.map((seat): SeatDraft => {
    const kind = kindAt(online, seat.look, seat.bot !== null);
    if (kind === 'bot') return { ...seat, bot: seat.bot ?? bots(options)[friendly] };
    return { ...seat, bot: null, name: kind === 'me' ? newGame.you : newGame.openSeatName };
  });
}

/** As the rules take them. */
export function optionsOf({ seats, first, options }: TableDraft, game: SetupGame): JsonObject {
  const begins = seats.findIndex(({ look }) => look === first);
  const named = begins >= 0 ? { first: begins } : {};
  return { ...tableOptions(seats, game, meantOptions(options, game.options)), ...named };
}
