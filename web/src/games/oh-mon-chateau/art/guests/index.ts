import type { Portrayed } from '../card.js';
import type { Worth } from '../points.js';
import type { SealKind } from '../seal.js';
import { CROWN_PORTRAITS } from './crown.js';
import { HOURGLASS_PORTRAITS } from './hourglass.js';
import { LIGHTNING_PORTRAITS } from './lightning.js';

type Portraits = Readonly<Record<string, Portrayed & { readonly worth?: Worth }>>;

/** What is printed on a card besides the portrait; the same as the rules have it (a test compares). */
export type GuestCardPrint = Portrayed & { readonly seal: SealKind; readonly worth: Worth };

const sealed = <Id extends string>(seal: SealKind, portraits: Portraits & Readonly<Record<Id, unknown>>) =>
  Object.fromEntries(
    Object.entries(portraits).map(([id, portrait]) => [id, { seal, worth: 1, ...portrait }]),
  ) as Record<Id, GuestCardPrint>;

export const GUEST_CARDS = {
  ...sealed('lightning', LIGHTNING_PORTRAITS),
  ...sealed('hourglass', HOURGLASS_PORTRAITS),
  ...sealed('crown', CROWN_PORTRAITS),
};

export type GuestId = keyof typeof GUEST_CARDS;
