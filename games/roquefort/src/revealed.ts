import type { RoquefortEvent } from './events.js';

/** Tiles that came into the open, as chance would draw them: also those that lay there before and were covered. */
export function revealed(events: readonly unknown[]): string[] {
  return (events as readonly RoquefortEvent[]).flatMap((event) =>
    event.type === 'seen' ? [`draw ${event.place} ${event.tile}`] : [],
  );
}
