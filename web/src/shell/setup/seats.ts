import type { JsonObject } from '@castellan/kernel';
import { LONGEST_NAME } from '@castellan/protocol';
import type { TableMaker } from '../../games/table-maker.js';
import { findLook, LOOKS, type Look } from '../look.js';

/** A place at a table that is being set up. The name of a person may be empty: then they are called as the game does it. */
export type SeatDraft = {
  readonly look: Look;
  readonly name: string;
  readonly bot: string | null;
  /** Is shown what was seen, where a game has that. */
  readonly memoryAid: boolean;
};

export type Seats = readonly SeatDraft[];

/** Who begins: somebody named, whoever it is that the rulebook's custom is true for, or chance. */
export type First = Look | 'custom' | null;

export function changeSeat(seats: Seats, index: number, changes: Partial<SeatDraft>): Seats {
  return seats.map((seat, i) => (i === index ? { ...seat, ...changes } : seat));
}

/** Somebody else who looks like this gets the look that becomes free. */
export function changeLook(seats: Seats, index: number, look: Look): Seats {
  const before = seats[index].look;
  return seats.map((seat, i) =>
    i === index ? { ...seat, look } : seat.look === look ? { ...seat, look: before } : seat,
  );
}

/** A new player is a person; one touch makes it a bot. */
export function addSeat(seats: Seats): Seats {
  const look = LOOKS.find((one) => seats.every((seat) => seat.look !== one));
  return look === undefined ? seats : [...seats, { look, name: '', bot: null, memoryAid: false }];
}

export function moveSeat(seats: Seats, from: number, to: number): Seats {
  const moved = [...seats];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** One person against somebody friendly, or more where the game needs more. */
export function freshSeats({ players, bots, friendly }: TableMaker, options: JsonObject): Seats {
  return LOOKS.slice(0, players.min).map((look) => ({
    look,
    name: '',
    bot: look === 0 ? null : bots(options)[friendly],
    memoryAid: false,
  }));
}

/** The person who played last, against somebody friendly. */
export function quickSeats(seats: Seats, fresh: Seats): Seats {
  const person = seats.find(({ bot }) => bot === null);
  if (person === undefined) return fresh;
  const [{ look: free }, ...others] = fresh;
  return [person, ...others.map((seat) => (seat.look === person.look ? { ...seat, look: free } : seat))];
}

/** Whatever was kept, by whatever version of the page: what makes no sense is left out. */
export function readSeats(found: unknown, maker: TableMaker, options: JsonObject): Seats {
  const { min, max } = maker.players;
  const told = (Array.isArray(found) ? found : [])
    .filter((one) => typeof one === 'object' && one !== null)
    .slice(0, Math.min(max, LOOKS.length))
    .map((one, seat) => readSeat(one, seat, maker.bots(options)));
  if (told.length < min) return freshSeats(maker, options);
  // two of one look could not be told apart
  const areApart = new Set(told.map(({ look }) => look)).size === told.length;
  return areApart ? told : told.map((seat, i) => ({ ...seat, look: LOOKS[i] }));
}

/** Before there was one page for all games they called a look `mouse`, and a bot `character` or by its level. */
function readSeat(told: Record<string, unknown>, seat: number, bots: readonly string[]): SeatDraft {
  const { name, look = told.mouse, memoryAid, bot = told.character } = told;
  const known = typeof told.level === 'number' ? bots[told.level] : bots.find((one) => one === bot);
  return {
    look: findLook(look) ?? LOOKS[seat],
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    bot: known ?? null,
    memoryAid: memoryAid === true,
  };
}
