import { formatNumber } from '../../i18n/format.js';
import { peopleTexts } from '../../i18n/people.js';

export type RatingPoint = { readonly game: string; readonly at: number; readonly rating: number };

const WIDTH = 300;
const HEIGHT = 80;
const EDGE = 6;

/** A rating over time, as a line; read out it is where it began and where it is. */
export function RatingLine({
  name,
  points,
}: {
  readonly name: string;
  readonly points: readonly RatingPoint[];
}) {
  if (points.length < 2) return null;
  const ratings = points.map(({ rating }) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const x = (i: number): number => EDGE + (i * (WIDTH - 2 * EDGE)) / (points.length - 1);
  const y = (rating: number): number =>
    HEIGHT - EDGE - ((rating - low) * (HEIGHT - 2 * EDGE)) / Math.max(1, high - low);
  const line = ratings.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(' ');
  const [first, last] = [ratings[0], ratings[ratings.length - 1]];
  const words = peopleTexts().profile.overTime(name, formatNumber(first), formatNumber(last));
  return (
    <svg class="rating-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
      <polyline points={line} />
      <circle cx={x(points.length - 1)} cy={y(last)} r="4" />
    </svg>
  );
}
