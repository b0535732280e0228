import type { CastleView } from '@castellan/oh-mon-chateau';
import { chateauTexts } from '../texts/table.js';

const PARTS = ['towers', 'sun', 'clouds', 'inhabitants', 'flags', 'guests'] as const;

/** [O5.3] How it was won, in words: by how much, and by what most of all. */
export function wayWords(
  castles: readonly Pick<CastleView, 'score'>[],
  winners: readonly number[],
  names: readonly string[],
): string {
  const { ending, table, score } = chateauTexts();
  const [winner] = winners;
  const own = castles[winner].score;
  if (winners.length > 1 || castles.length < 2) return ending.tied(table.points(own.total));
  const [rival] = [...castles.keys()]
    .filter((seat) => seat !== winner)
    .sort((a, b) => castles[b].score.total - castles[a].score.total);
  const other = castles[rival].score;
  const [most] = [...PARTS].sort((a, b) => own[b] - other[b] - (own[a] - other[a]));
  const how = ending.how(names[winner], table.points(own.total), own.total - other.total, names[rival]);
  return `${how} ${ending.greatest(score[most], own[most], other[most])}`;
}

/** Places in the order of points; who has as many shares a place. */
export const ranksOf = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length);
