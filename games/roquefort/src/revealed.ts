import type { RoquefortEvent } from './events.js';

/** Tiles that came into the open, as chance would draw them: also those that lay there before and were covered. */
export function revealed(events: readonly unknown[]): string[] {
  const draws: string[] = [];
  for (const event of events as readonly RoquefortEvent[])
    if (event.type === 'seen') draws.push(`draw ${event.place} ${event.tile}`);
  return draws;
}
