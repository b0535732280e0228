import type { AnyFace } from '../face.js';
import { capital } from '../seat-names.js';
import { table } from '../terminal/layout.js';
import { percent } from './percent.js';
import { SPREAD_HEADINGS, spreadCells } from './spread.js';
import type { Length, Summary } from './tally.js';

/** The statistics for the eye. */
export function report(summary: Summary, face: AnyFace): string[] {
  const { games, players, drawn, shared, scores } = summary;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const share = (count: number): string => percent(count, games);
  const row = (name: string, count: number): string[] => [name, String(count), share(count)];
  // Where wins are shared, each counts as a part of one, so that the shares add up.
  const parts = (shares: readonly number[]): string[][] => [['', ...shares.map(share)]];
  return [
    `${face.title(summary.options)}: ${games} games, ${players} players, ${summary.policy}, seed ${summary.seed}`,
    '',
    ...table([
      ['length', ...SPREAD_HEADINGS],
      ['  turns', ...spreadCells(summary.turns)],
      ['  moves', ...spreadCells(summary.moves)],
      ["  chance's draws", ...spreadCells(summary.draws)],
    ]),
    '',
    ...table([
      [face.scoreName, ...SPREAD_HEADINGS],
      ['  all', ...spreadCells(scores.all)],
      ['  winners', ...spreadCells(scores.winners)],
      ['  losers', ...spreadCells(scores.losers)],
      ['  won by', ...spreadCells(scores.margin)],
    ]),
    '',
    ...table([
      ['wins', ...seats.map((seat) => `seat ${seat}`)],
      ['  games', ...summary.winsBySeat.map(String)],
      ...parts(summary.winSharesBySeat),
      ['in order of play', ...seats.map((seat) => ORDER[seat])],
      ['  games', ...summary.winsByOrder.map(String)],
      ...parts(summary.winSharesByOrder),
      ...Object.entries(summary.byEnding).map(([reason, { games: count, winSharesByOrder }]) => [
        `  if ${reason}`,
        ...winSharesByOrder.map((wins) => percent(wins, count)),
      ]),
    ]),
    '',
    ...table([
      ['ends', 'games', '', 'turns', 'winners', 'losers'],
      ...Object.entries(summary.byEnding).map(([reason, { games: count, turns, winners, losers }]) => [
        ...row(`  ${reason}`, count),
        ...[turns, winners, losers].map((spread) => spread?.mean.toFixed(1) ?? '-'),
      ]),
      row('nobody wins', drawn),
      ...(shared > 0 ? [row('several win', shared)] : []),
    ]),
    '',
    ...table([extreme('shortest', summary.shortest), extreme('longest', summary.longest)]),
  ];
}

export const ORDER: readonly string[] = ['first', 'second', 'third', 'fourth'];

function extreme(name: string, { game, turns, actions }: Length): string[] {
  return [capital(name), `game ${game}:`, `${turns} turns,`, `${actions} actions`];
}
