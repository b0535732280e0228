import type { AnyFace } from '../face.js';
import { table } from '../terminal/layout.js';
import type { Spread, Summary } from './tally.js';

/** The statistics for the eye. */
export function report(summary: Summary, face: AnyFace): string[] {
  const { games, players, drawn, shared } = summary;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const share = (count: number): string => `${((100 * count) / games).toFixed(1)} %`;
  const counted = ([name, count]: [string, number]): string[] => [name, String(count), share(count)];
  return [
    `${face.title}: ${games} games, ${players} players, ${summary.policy}, seed ${summary.seed}`,
    '',
    ...table([
      ['length', 'mean', 'median', 'min', 'max'],
      ['  turns', ...spreadCells(summary.turns)],
      ['  moves', ...spreadCells(summary.moves)],
      ["  chance's draws", ...spreadCells(summary.draws)],
    ]),
    '',
    ...table([
      ['wins', ...seats.map((seat) => `seat ${seat}`)],
      ['  games', ...summary.winsBySeat.map(String)],
      ['', ...summary.winsBySeat.map(share)],
      ['in order of play', ...seats.map((seat) => ORDER[seat])],
      ['  games', ...summary.winsByOrder.map(String)],
      ['', ...summary.winsByOrder.map(share)],
    ]),
    '',
    ...table([
      ['ends', 'games', ''],
      ...Object.entries(summary.endings).map(([reason, count]) => counted([`  ${reason}`, count])),
      counted(['nobody wins', drawn]),
      ...(shared > 0 ? [counted(['several win', shared])] : []),
    ]),
  ];
}

const ORDER = ['first', 'second', 'third', 'fourth'];

function spreadCells({ mean, median, min, max }: Spread): string[] {
  return [mean.toFixed(1), String(median), String(min), String(max)];
}
