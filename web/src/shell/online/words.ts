import type { ClockSetup, TableLine } from '@castellan/protocol';
import { formatList } from '../../i18n/format.js';
import { p } from '../../i18n/online-pages.js';

export function clockWords(clock: ClockSetup): string {
  const words = p().clock;
  if (clock.kind === 'live')
    return words.live(Math.round(clock.bank / 60_000), Math.round(clock.increment / 1000));
  return clock.kind === 'days' ? words.days(Math.max(1, Math.round(clock.turn / 86_400_000))) : words.none;
}

type LineSeat = TableLine['seats'][number];

/** Who sits somewhere, as others are to read it. */
export function sitterName({ name }: LineSeat): string {
  return name ?? p().mine.open;
}

/** Everybody at a table but oneself; oneself where nobody else is there yet. */
export function companyOf({ seats }: TableLine): string {
  const others = seats.filter(({ isMe }) => !isMe);
  return formatList([...new Set((others.length > 0 ? others : seats).map(sitterName))]);
}

/** How far somebody came: what counts differs by game. */
export function scoreWords(game: string, score: number): string {
  const { game: texts } = p();
  return game === 'roquefort' ? texts.kinds(score) : texts.points(score);
}
