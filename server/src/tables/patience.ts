import type { TableSetup } from '@castellan/protocol';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The table's time: so long others wait for somebody who is away and whose turn it is, before they may claim. With running clocks
 * everybody agreed to be here now; without any, strangers wait for a quarter of an hour and friends for days.
 */
export function patienceOf({ clock, isPublic }: Pick<TableSetup, 'clock' | 'isPublic'>): number {
  if (clock.kind === 'live') return Math.min(clock.bank, 2 * MINUTE);
  if (clock.kind === 'days') return clock.turn;
  return isPublic ? 15 * MINUTE : 3 * DAY;
}

/** Where people are expected to stay, not to come by now and then. */
export function isLive({ clock, isPublic }: Pick<TableSetup, 'clock' | 'isPublic'>): boolean {
  return clock.kind === 'live' || (clock.kind === 'none' && isPublic);
}
