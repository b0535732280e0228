import { percent } from '../../../statistics/percent.js';
import { ORDER } from '../../../statistics/report.js';
import { type SideMeans, sideRows } from '../../../statistics/sides.js';
import { table } from '../../../terminal/layout.js';
import type { GuestFigures } from './guest-book.js';

export type ChateauSummary = {
  readonly games: number;
  readonly players: number;
  /** A seat's mean by source of points, by what its castle has at the end, and by the lines it cleared. */
  readonly points: SideMeans;
  readonly castles: SideMeans;
  readonly lines: SideMeans;
  readonly guests: Readonly<Record<string, GuestFigures>>;
  /** Games in which somebody completed a castle, those that the same won, and who it was from the first player. */
  readonly finisher: { readonly games: number; readonly wins: number; readonly byOrder: readonly number[] };
  /** Games in which somebody drew the sun, and those that the same won. */
  readonly sun: { readonly games: number; readonly wins: number };
  /** Whoever rolled was offered two dice in a turn, everybody else one. */
  readonly dice: { readonly offered: number; readonly used: number };
  /** Lines cleared after a castle was complete. */
  readonly finalBuilds: number;
  /** Seats in games that nobody finished: who had no token left to place, and what kept castles from completion. */
  readonly stalled: {
    readonly seats: number;
    readonly withoutTokens: number;
    readonly lackFloors: number;
    readonly lackTowers: number;
    readonly lackWalls: number;
  };
};

/** Guests, finishing and the rest, for the eye. */
export function report(summary: ChateauSummary): string[] {
  const { games, players, finisher, sun, dice, finalBuilds } = summary;
  const heading = (name: string): string[] => [name, 'winners', 'losers'];
  return [
    '',
    ...table([
      heading('points from'),
      ...sideRows(summary.points),
      heading('at the end'),
      ...sideRows(summary.castles),
      heading('lines cleared'),
      ...sideRows(summary.lines, 2),
    ]),
    '',
    ...guestTable(summary.guests),
    '"win" is how often a seat that has the guest at the end wins,',
    `"like others" how often seats with as many guests do; all seats: ${percent(1, players)}.`,
    '',
    ...table([
      ['completes the castle', ...ORDER.slice(0, players), 'wins'],
      [
        '  in order of play',
        ...finisher.byOrder.map((count) => percent(count, finisher.games)),
        percent(finisher.wins, finisher.games),
      ],
    ]),
    `The sun was drawn in ${percent(sun.games, games)} of the games; who drew it won ${percent(sun.wins, sun.games)} of those.`,
    `Two dice for whoever rolled and one for the others: ${percent(dice.used, dice.offered)} of them were used.`,
    `After a castle was complete the others cleared ${(finalBuilds / Math.max(1, finisher.games)).toFixed(2)} lines a game.`,
    ...stallReport(summary.stalled),
  ];
}

function stallReport({
  seats,
  withoutTokens,
  lackFloors,
  lackTowers,
  lackWalls,
}: ChateauSummary['stalled']): string[] {
  if (seats === 0) return [];
  const lack = [lackFloors, lackTowers, lackWalls].map((count) => percent(count, seats));
  return [
    `In stalled games ${percent(withoutTokens, seats)} of the seats had no token left to place;`,
    `${lack[0]} lacked keep floors, ${lack[1]} towers, ${lack[2]} walls.`,
  ];
}

/** Guests who are only worth points are never stolen or reactivated. */
function guestTable(guests: ChateauSummary['guests']): string[] {
  const powers = Object.values(guests).some(({ stolen, reactivated }) => stolen + reactivated > 0);
  return table([
    ['guests', 'came', ...(powers ? ['stolen', 'again'] : []), 'owners', 'win', 'like others'],
    ...Object.entries(guests).map(([guest, figures]) => [
      `  ${guest}`,
      String(figures.came),
      ...(powers ? [String(figures.stolen), String(figures.reactivated)] : []),
      String(figures.owners),
      percent(figures.wins, figures.owners),
      percent(figures.expectedWins, figures.owners),
    ]),
  ]);
}
