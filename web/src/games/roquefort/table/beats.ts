import type { RoquefortEvent } from '@castellan/roquefort';

/** Events that are one thing to the eye: a roof that lifts with what it shows, a slide with what it brings. */
export type Beat = { readonly main: RoquefortEvent; readonly with: readonly RoquefortEvent[] };

export function beatsOf(events: readonly RoquefortEvent[]): Beat[] {
  const beats: { main: RoquefortEvent; with: RoquefortEvent[] }[] = [];
  for (const event of events) {
    const last = beats.at(-1);
    if (event.type === 'seen' && last !== undefined && /^(uncovered|slid)$/.test(last.main.type))
      last.with.push(event);
    else beats.push({ main: event, with: [] });
  }
  return beats;
}
