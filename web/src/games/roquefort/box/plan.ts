import { FREE, symbols } from '@castellan/roquefort/own-rooms';

/**
 * Rooms while somebody draws them: 49 places from the top left, in reading order. A room is a number; numbers follow the
 * order in which rooms are met, so that two plans with the same rooms are equal.
 */
export type Plan = readonly number[];

export const SIDE = 7;
export const PLACES = SIDE * SIDE;
export const NO_ROOM = -1;
export const TOWER = -2;

/** The four corners [R1.2]. */
export const isTower = (place: number): boolean => [0, SIDE - 1, PLACES - SIDE, PLACES - 1].includes(place);

/** As on the board: columns a to g from the left, rows 1 to 7 from below. */
export function nameOf(place: number): string {
  return `${'abcdefg'[place % SIDE]}${SIDE - Math.floor(place / SIDE)}`;
}

export function placeNamed(name: string): number {
  return (SIDE - Number(name[1])) * SIDE + 'abcdefg'.indexOf(name[0]);
}

/** There can be as many rooms as there are cells, so letters go on after Z. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The rows of a plan as the rules know them [R1.7]; a cell without a room is a full stop. */
export function rowsOf(plan: Plan): string[] {
  return Array.from({ length: SIDE }, (_, y) =>
    plan
      .slice(y * SIDE, (y + 1) * SIDE)
      .map((room) => (room === TOWER ? '#' : room === NO_ROOM ? FREE : LETTERS[room]))
      .join(' '),
  );
}

/** Whatever comes from outside: null if it is no plan, also no unfinished one. */
export function planOf(rows: unknown): Plan | null {
  if (!Array.isArray(rows) || rows.length !== SIDE) return null;
  if (rows.some((line) => typeof line !== 'string' || line.length > 2 * SIDE)) return null;
  const signs = (rows as string[]).map(symbols);
  if (signs.some((line) => line.length !== SIDE)) return null;
  const all = signs.flat();
  if (all.some((sign, place) => (sign === '#') !== isTower(place))) return null;
  if (all.some((sign) => sign !== '#' && sign !== FREE && !LETTERS.includes(sign))) return null;
  return numbered(
    all.map((sign) => (sign === '#' ? TOWER : sign === FREE ? NO_ROOM : LETTERS.indexOf(sign))),
  );
}

export const EMPTY: Plan = Array.from({ length: PLACES }, (_, place) => (isTower(place) ? TOWER : NO_ROOM));

/** The same rooms, numbered as they are met. */
export function numbered(rooms: readonly number[]): Plan {
  const known = new Map<number, number>();
  return rooms.map((room) => {
    if (room < 0) return room;
    const number = known.get(room) ?? known.size;
    known.set(room, number);
    return number;
  });
}

/** All cells between two corners; towers are no part of any room. */
export function between(from: number, to: number): number[] {
  const [left, right] = ordered(from % SIDE, to % SIDE);
  const [top, bottom] = ordered(Math.floor(from / SIDE), Math.floor(to / SIDE));
  return Array.from({ length: PLACES }, (_, place) => place).filter((place) => {
    const [x, y] = [place % SIDE, Math.floor(place / SIDE)];
    return x >= left && x <= right && y >= top && y <= bottom && !isTower(place);
  });
}

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** These cells become one room; whatever rooms had them before lose them. */
export function withRoom(plan: Plan, places: readonly number[]): Plan {
  const fresh = Math.max(...plan) + 1;
  return numbered(plan.map((room, place) => (places.includes(place) && room !== TOWER ? fresh : room)));
}

/** The cells of the room that a cell belongs to; none if it belongs to none. */
export function roomAt(plan: Plan, place: number): number[] {
  const room = plan[place];
  return room < 0 ? [] : plan.flatMap((one, other) => (one === room ? [other] : []));
}

export function withoutRoom(plan: Plan, place: number): Plan {
  const room = plan[place];
  return room < 0 ? plan : numbered(plan.map((one) => (one === room ? NO_ROOM : one)));
}
