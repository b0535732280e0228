import type { ComponentChildren } from 'preact';

/** How a game tells what happened: in words, with a picture, and by whose turn it was. */
export type Telling<Event> = {
  readonly words: (event: Event) => string;
  readonly picture: (event: Event) => ComponentChildren;
  /** Whose turn begins with it; null if none does. */
  readonly opens: (event: Event) => number | null;
  /** It says no more than the name over the turn: read out, and not shown a second time. */
  readonly isHeard: (event: Event) => boolean;
  /** It happened at a place that the board can show. */
  readonly isSomewhere: (event: Event) => boolean;
  readonly who: (seat: number) => Teller;
};

export type Teller = { readonly name: string; readonly look: number; readonly face: ComponentChildren };

type Told<Event> = { readonly number: number; readonly event: Event | null };

/** What happened in one turn; before the first turn nobody's. */
export type Turn<Event> = {
  readonly number: number;
  readonly seat: number | null;
  readonly lines: readonly Told<Event>[];
};

/** The newest turns, and in them the newest lines, first; no more than so many lines. */
export function turnsOf<Event>(
  past: readonly Told<Event>[],
  opens: Telling<Event>['opens'],
  most: number,
): Turn<Event>[] {
  const turns: { number: number; seat: number | null; lines: Told<Event>[] }[] = [];
  past.forEach((told, i) => {
    const seat = told.event === null ? null : opens(told.event);
    if (seat !== null || turns.length === 0) turns.unshift({ number: told.number, seat, lines: [] });
    if (past.length - i <= most) turns[0].lines.unshift(told);
  });
  return turns.filter(({ lines }) => lines.length > 0);
}
