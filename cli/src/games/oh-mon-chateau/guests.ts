import { GUESTS, type Guest } from '@castellan/oh-mon-chateau';
import { BANNER, COPPER, THATCHED } from '../../terminal/palette.js';

type Seal = Guest['seal'];

/** Terminals' fonts have no narrow hourglass; what it stands for is that the power lasts. */
export const SEALS: Readonly<Record<Seal, { readonly sign: string; readonly colour: string }>> = {
  lightning: { sign: '↯', colour: THATCHED },
  hourglass: { sign: '∞', colour: COPPER },
  crown: { sign: '♛', colour: BANNER },
};

/** What each guest is good for, short enough for a line of a list. */
const POWERS: Readonly<Record<string, string>> = {
  architecte: 'one inhabitant, and a token on any free cell',
  bohemienne: 'four inhabitants',
  bucheron: 'two tokens on wood',
  dagobert: 'roll one die and get what it shows twice',
  magicien: 'move two of your tokens to free cells',
  marchand: 'two tokens on gold',
  mineur: 'two tokens on stone',
  paysan: 'two tokens on food',
  bergere: 'a "?" may be a cloud worth 2 instead',
  chevalier: 'inhabitants may be a token on any free cell instead',
  cuisinier: 'food brings one inhabitant as well',
  garde: 'nobody can steal your crown guests',
  moine: 'gold may be a flag worth 2 instead',
  troll: 'wood may go on stone cells and stone on wood cells',
  courtisane: '1 point for each of your crown guests, herself included',
  fou: '1 point for each floor of your keep',
  prince: '1 point for each of your walls',
  princesse: '1 point for each of your towers',
  reine: '3 points',
  roi: '1 point for each of your flags',
};

export type GuestLook = {
  readonly id: string;
  readonly name: string;
  readonly power: string;
  readonly seal: Seal;
};

export const GUEST_LOOKS: readonly GuestLook[] = GUESTS.map(({ id, name, seal }) => ({
  id,
  // On the card it reads "Dagobert le chien"; there is no other Dagobert.
  name: name.split(' ')[0],
  power: POWERS[id] ?? '',
  seal,
}));

/** Null for the guests of petits bâtisseurs, who are only worth points. */
export function guestLook(id: string): GuestLook | null {
  return GUEST_LOOKS.find((guest) => guest.id === id) ?? null;
}

/** In a sentence. */
export function guestName(id: string): string {
  return guestLook(id)?.name ?? `a guest worth ${id}`;
}
