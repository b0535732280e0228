import type { Seat } from '@castellan/kernel';
import { failed, ok, type Result } from '@castellan/kernel';

/** "1,2", "none" or "all": which seats play by themselves. */
export function readBots(text: string, seats: number): Result<ReadonlySet<Seat>, string> {
  const every = Array.from({ length: seats }, (_, seat) => seat);
  if (text === 'none') return ok(new Set());
  if (text === 'all') return ok(new Set(every));
  const named = text.split(',').map((part) => part.trim());
  const odd = named.find((part) => !every.some((seat) => String(seat) === part));
  if (odd === undefined) return ok(new Set(named.map(Number)));
  return failed(`there is no seat "${odd}"; name seats from ${every.join(',')}, or none, or all`);
}

/** Unless somebody says otherwise, one person plays against bots. */
export function usualBots(seats: number): string {
  return Array.from({ length: seats - 1 }, (_, i) => i + 1).join(',');
}
