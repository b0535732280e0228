/** The guests of both modes. */

import type { Mode } from './board.js';

/** They act when they arrive, when reactivated and when stolen. [O8.1] */
const LIGHTNING = [
  'architecte',
  'bohemienne',
  'bucheron',
  'dagobert',
  'magicien',
  'marchand',
  'mineur',
  'paysan',
] as const;

/** They act as long as one has them. [O8.2] */
const HOURGLASS = ['bergere', 'chevalier', 'cuisinier', 'garde', 'moine', 'troll'] as const;

/** They score at the end. [O8.3] */
const CROWN = ['courtisane', 'fou', 'prince', 'princesse', 'reine', 'roi'] as const;

export type Lightning = (typeof LIGHTNING)[number];
export type Hourglass = (typeof HOURGLASS)[number];
export type Crown = (typeof CROWN)[number];

/** In petits bâtisseurs a guest is nothing but a value. [O7.2] */
export type Guest = Lightning | Hourglass | Crown | number;

/** All guests that there are, in the order in which lists of them are written. [O1.3] [O7.2] */
export const GUESTS: Readonly<Record<Mode, readonly Guest[]>> = {
  'petits-batisseurs': [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4],
  'grands-architectes': [...LIGHTNING, ...HOURGLASS, ...CROWN],
};

export const isLightning = (guest: Guest): guest is Lightning => LIGHTNING.some((other) => other === guest);

export const isCrown = (guest: Guest): guest is Crown => CROWN.some((other) => other === guest);

/** The list without one such guest: petits bâtisseurs have several of a value. */
export const without = (guests: readonly Guest[], guest: Guest): readonly Guest[] => {
  const place = guests.indexOf(guest);
  return guests.filter((_, index) => index !== place);
};
