import type { ClockSetup, TableListItem } from '@castellan/protocol';
import { botName } from '../../games/common/names.js';
import { formatList } from '../../i18n/format.js';
import { pageTexts } from '../../i18n/i18n.js';
import { onlinePageTexts } from '../../i18n/online-pages.js';

export function clockWords(clock: ClockSetup): string {
  const words = onlinePageTexts().clock;
  if (clock.kind === 'live')
    return words.live(Math.round(clock.bank / 60_000), Math.round(clock.increment / 1000));
  return clock.kind === 'days' ? words.days(Math.max(1, Math.round(clock.turn / 86_400_000))) : words.none;
}

type LineSeat = TableListItem['seats'][number];

/** Who sits somewhere, as others are to read it. */
export function sitterName(seat: LineSeat): string {
  if (isFree(seat)) return onlinePageTexts().mine.open;
  return seat.name ?? (seat.bot === undefined ? undefined : botName(seat.bot)) ?? pageTexts().newGame.bot;
}

/** Bots sit without a name. */
export function isFree({ name, isBot }: LineSeat): boolean {
  return name === null && !isBot;
}

/** Everybody at a table but oneself; oneself where nobody else is there yet. */
export function companyOf({ seats }: TableListItem): string {
  const others = seats.filter(({ isMe }) => !isMe);
  return formatList([...new Set((others.length > 0 ? others : seats).map(sitterName))]);
}
