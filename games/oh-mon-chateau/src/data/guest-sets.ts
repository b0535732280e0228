import { FACES, RESOURCES } from './faces.js';
import { GUESTS, type Guest } from './guests.js';

/** Sets of guests are bits, by their place in the list. Apart from the list, so that who shows guests need not carry them. */
export const ALL_GUESTS = (1 << GUESTS.length) - 1;
export const LIGHTNING = setOf((guest) => guest.seal === 'lightning');
/** Lightning guests who do more than bring tokens or roll. */
export const DRAWS_OR_MOVES = setOf(
  ({ arrives }) => arrives?.inhabitants !== undefined || arrives?.moves !== undefined,
);
export const CROWN = setOf((guest) => guest.seal === 'crown');
export const GUARDS_CROWNS = setOf(({ power }) => power !== undefined && 'guards' in power);

/** By face: who lets it be something else, or adds inhabitants to it. */
export const MAY_BE_CLOUD = byFace('cloud');
export const MAY_BE_FLAG = byFace('flag');
export const MAY_BE_TOKEN = byFace('token');
export const ADDS_INHABITANTS: Int32Array = Int32Array.from(FACES, (face) =>
  setOf(({ power }) => power !== undefined && 'also' in power && power.die === face),
);

/** By resource: who lets it go on cells of another resource, and of which. */
export const EXCHANGES: readonly { readonly guests: number; readonly with: number }[] = RESOURCES.map(
  (resource) => {
    const guests = setOf(
      ({ power }) => power !== undefined && 'exchanges' in power && power.exchanges.includes(resource),
    );
    const pair = GUESTS.flatMap(({ power }) =>
      power !== undefined && 'exchanges' in power ? [power.exchanges] : [],
    )[0];
    return { guests, with: RESOURCES.indexOf(pair[0] === resource ? pair[1] : pair[0]) };
  },
);

export function guestIds(set: number): string[] {
  return GUESTS.filter((_, guest) => (set >> guest) & 1).map((guest) => guest.id);
}

function setOf(test: (guest: Guest) => boolean): number {
  return GUESTS.reduce((set, guest, i) => (test(guest) ? set | (1 << i) : set), 0);
}

function byFace(what: 'cloud' | 'flag' | 'token'): Int32Array {
  return Int32Array.from(FACES, (face) =>
    setOf(
      ({ power }) =>
        power !== undefined && 'instead' in power && power.instead === what && power.die === face,
    ),
  );
}
