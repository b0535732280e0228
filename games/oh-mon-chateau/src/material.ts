import { type Board, PREPARED, prepareBoard } from './board.js';
import { type Box, readConstruction } from './box/box.js';
import type { Mode } from './data/boards.js';
import { GUESTS } from './data/guests.js';
import { GROUP, GROUP_VALUES, SMALL_GUEST_VALUES, SMALL_GUESTS_OF_EACH, TRACK } from './data/track.js';

/** What things are worth, beside the board. */
export type Values = {
  /** By number of inhabitants drawn [O7.1]. */
  readonly inhabitants: Uint8Array;
  /** The different points of the small guests, ascending, and how many guests have them [O7.2]. */
  readonly small: readonly number[];
  readonly smallDeck: Uint8Array;
  /** By guest: points, or points for each of what the guest counts [O8.3]. */
  readonly guests: Uint8Array;
};

/** What is printed: by us, or in a box of somebody's own [O6.2]. */
export type Material = { readonly board: Board; readonly values: Values };

const trackOf = (groups: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: TRACK + 1 }, (_, drawn) =>
    drawn === 0 ? 0 : groups[Math.floor((drawn - 1) / GROUP)],
  );

/** In whole words, and as many as there always were: states are made of them. */
const counted = (counts: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(Math.max(4, Math.ceil(counts.length / 4) * 4));
  bytes.set(counts);
  return bytes;
};

const VALUES: Values = {
  inhabitants: trackOf(GROUP_VALUES),
  small: SMALL_GUEST_VALUES,
  smallDeck: counted(SMALL_GUEST_VALUES.map(() => SMALL_GUESTS_OF_EACH)),
  guests: Uint8Array.from(GUESTS, ({ points }) => (typeof points === 'number' ? points : 1)),
};

const PRINTED: Readonly<Record<Mode, Material>> = {
  'petits-batisseurs': { board: PREPARED['petits-batisseurs'], values: VALUES },
  'grands-architectes': { board: PREPARED['grands-architectes'], values: VALUES },
};

/** Every copy of a state asks for it; a box is read once. */
const read = new WeakMap<Box, Material>();

export function materialOf({ mode, box }: { readonly mode: Mode; readonly box?: Box }): Material {
  if (box === undefined) return PRINTED[mode];
  const known = read.get(box);
  if (known !== undefined) return known;
  const material = materialFrom(box);
  read.set(box, material);
  return material;
}

function materialFrom({ rows, lines, track, guests }: Box): Material {
  // names of guests are no numbers: with powers there are no small guests
  const small = Object.keys(guests)
    .map(Number)
    .filter((points) => points > 0);
  return {
    board: prepareBoard(rows, (name) => readConstruction(lines[name])),
    values: {
      inhabitants: trackOf(track),
      small,
      smallDeck: counted(small.map((points) => guests[points])),
      guests: Uint8Array.from(GUESTS, ({ id }) => guests[id] ?? 0),
    },
  };
}
