import { LONGEST_NAME } from '../../../shell/longest-name.js';
import type { Look } from '../../../shell/look.js';
import { kindAt, type OnlineDraft } from '../../../shell/online/draft.js';
import { type Remembered, remembered } from '../../../shell/remembered.js';
import { PLAIN_BOTS, type PlainBot } from '../bots.js';
import type { PlainFacts } from '../kit.js';

/** Who sits where: a person by name, or a bot. */
export type PlainSeat = { readonly name: string; readonly bot: PlainBot | null; readonly look: Look };
export type PlainDraft = { readonly seats: readonly PlainSeat[] };

const LOOKS: readonly Look[] = [0, 1, 2, 3];
/** Can be beaten by whoever has just read the rules. */
export const FIRST_BOT = PLAIN_BOTS[0];

/** One person against bots, as few as the game allows. */
function freshDraft({ players }: PlainFacts): PlainDraft {
  return {
    seats: LOOKS.slice(0, players.min).map((look) => ({
      name: '',
      bot: look === 0 ? null : FIRST_BOT,
      look,
    })),
  };
}

/** What "Play now" sets up: the person who played last, against bots. */
export function quickDraft(facts: PlainFacts): PlainDraft {
  const [me, ...bots] = freshDraft(facts).seats;
  const person = lastDraft(facts)
    .now.peek()
    .seats.find(({ bot }) => bot === null);
  return { seats: [{ ...me, name: person?.name ?? '' }, ...bots] };
}

export function changeSeat(draft: PlainDraft, index: number, changes: Partial<PlainSeat>): PlainDraft {
  return { seats: draft.seats.map((seat, i) => (i === index ? { ...seat, ...changes } : seat)) };
}

/** Somebody else who has this colour gets the one that becomes free. */
export function changeLook({ seats }: PlainDraft, index: number, look: Look): PlainDraft {
  const before = seats[index].look;
  return {
    seats: seats.map((seat, i) =>
      i === index ? { ...seat, look } : seat.look === look ? { ...seat, look: before } : seat,
    ),
  };
}

export function addSeat({ seats }: PlainDraft): PlainDraft {
  const look = LOOKS.find((one) => seats.every((seat) => seat.look !== one));
  return look === undefined ? { seats } : { seats: [...seats, { name: '', bot: null, look }] };
}

export function removeSeat({ seats }: PlainDraft, index: number): PlainDraft {
  return { seats: seats.filter((_, i) => i !== index) };
}

/** The draft as it is meant: online nobody types the names of others, and seats are for whoever comes. */
export function asSeated(
  { seats }: PlainDraft,
  online: OnlineDraft,
  names: { readonly you: string; readonly openSeatName: string },
): PlainDraft {
  if (!online.isOnline) return { seats };
  return {
    seats: seats.map((seat) => {
      const kind = kindAt(online, seat.look, seat.bot !== null);
      if (kind === 'bot') return { ...seat, bot: seat.bot ?? FIRST_BOT };
      return { ...seat, bot: null, name: kind === 'me' ? names.you : names.openSeatName };
    }),
  };
}

const drafts = new Map<string, Remembered<PlainDraft>>();

/** The last table of this game that was set up on this device. */
export function lastDraft(facts: PlainFacts): Remembered<PlainDraft> {
  const known =
    drafts.get(facts.id) ?? remembered(`castellan.last-${facts.id}`, (kept) => readDraft(kept, facts));
  drafts.set(facts.id, known);
  return known;
}

/** Anything odd in it, and it starts afresh. */
export function readDraft(kept: unknown, facts: PlainFacts): PlainDraft {
  const { seats } = (kept ?? {}) as { readonly seats?: unknown };
  const told = Array.isArray(seats) ? seats.map(readSeat) : [];
  const isFine =
    told.length >= facts.players.min &&
    told.length <= Math.min(facts.players.max, LOOKS.length) &&
    new Set(told.map(({ look }) => look)).size === told.length;
  return isFine ? { seats: told } : freshDraft(facts);
}

function readSeat(told: unknown, seat: number): PlainSeat {
  const { name, bot, look } = (told ?? {}) as Readonly<Record<string, unknown>>;
  return {
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    bot: PLAIN_BOTS.find((one) => one === bot) ?? null,
    look: LOOKS.find((one) => one === look) ?? LOOKS[seat],
  };
}
