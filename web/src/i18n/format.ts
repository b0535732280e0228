import { language } from './i18n.js';
import { listed } from './words.js';

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(language.value).format(value);
}

/** "Anna, Ben and Noisette". */
export function formatList(words: readonly string[]): string {
  return listed(language.value, words);
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "17 November 2026". */
export function formatDay(time: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(time);
}

/** "3 minutes ago", "yesterday"; after a week the date. */
export function formatWhen(time: number, now: number = Date.now()): string {
  const past = now - time;
  if (past > 7 * 86_400_000)
    return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time);
  const relative = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  for (const [unit, length] of STEPS)
    if (past >= length) return relative.format(-Math.floor(past / length), unit);
  return relative.format(0, 'second');
}
