import type { TableState } from '@castellan/protocol';
import { signal } from '@preact/signals';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { ahead } from '../online.js';

const HOUR = 3_600_000;

/** This moment by the server's time; moves on while somebody looks. */
const now = signal(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Clocks tick as long as somebody looks at them. */
export function lookAtClocks(): () => void {
  if (watchers++ === 0) timer = setInterval(tick, 250);
  tick();
  return () => {
    if (--watchers === 0) clearInterval(timer);
  };
}

function tick(): void {
  now.value = Date.now() + ahead.peek();
}

/** While somebody looks at clocks. */
export function serverNow(): number {
  return now.value;
}

/** What is left to a seat, in milliseconds; null where nobody counts. */
export function timeLeft({ clocks }: TableState, seat: number): number | null {
  const left = clocks?.left[seat];
  if (clocks === null || left === undefined) return null;
  if (!clocks.running.includes(seat)) return Math.max(0, left);
  return Math.max(0, left - Math.max(0, now.value - clocks.at));
}

/** "4:07", and "2 d 3 h" where there is much. */
export function timeWords(left: number): string {
  if (left >= 2 * HOUR)
    return onlineTableTexts().clock.left(Math.floor(left / (24 * HOUR)), Math.floor(left / HOUR) % 24);
  const seconds = Math.ceil(left / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** How much time there is, and what happens when it is out. */
export function clockWords({ clock, timeout }: TableState): string[] {
  const words = onlineTableTexts().clock;
  if (clock.kind === 'none') return [words.none];
  const out = timeout === 'bot-turn' ? words.botTurn : words.botSeat;
  if (clock.kind === 'days') return [words.days(Math.round(clock.turn / HOUR)), out];
  return [words.live(Math.round(clock.bank / 60_000), Math.round(clock.increment / 1000)), out];
}
