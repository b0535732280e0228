import type { Portrayed } from '../card.js';
import { CROWN_PORTRAITS } from './crown.js';
import { HOURGLASS_PORTRAITS } from './hourglass.js';
import { LIGHTNING_PORTRAITS } from './lightning.js';

const PORTRAITS = { ...LIGHTNING_PORTRAITS, ...HOURGLASS_PORTRAITS, ...CROWN_PORTRAITS };

export type GuestId = keyof typeof PORTRAITS;

export const GUEST_PORTRAITS: Readonly<Record<GuestId, Portrayed>> = PORTRAITS;
