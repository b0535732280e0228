import type { FinishedSeat } from '../store/operations/profile.js';

/** What somebody may win for what they have played; the page has a name and a picture for each. */
export const TROPHIES = [
  'first-game',
  'first-win',
  'ten-games',
  'ten-wins',
  'hundred-games',
  'both-games',
  'full-table',
  'three-in-a-row',
] as const;
export type Trophy = (typeof TROPHIES)[number];

const hasWon = ({ outcome, seat }: FinishedSeat): boolean =>
  (JSON.parse(outcome) as { readonly winners: readonly number[] }).winners.includes(seat);

/** From games with others, the latest first: whoever only plays with bots wins nothing by it. */
export function trophiesOf(games: readonly FinishedSeat[]): Trophy[] {
  const counted = games.filter(({ names }) => names.filter((name) => name !== '').length > 1);
  const won = counted.filter(hasWon);
  const results = counted.map(hasWon);
  const isEarned: Readonly<Record<Trophy, boolean>> = {
    'first-game': counted.length > 0,
    'first-win': won.length > 0,
    'ten-games': counted.length >= 10,
    'ten-wins': won.length >= 10,
    'hundred-games': counted.length >= 100,
    'both-games': new Set(won.map(({ game }) => game)).size > 1,
    'full-table': won.some(({ names }) => names.every((name) => name !== '') && names.length === 4),
    'three-in-a-row': results.some((_, i) => i >= 2 && results.slice(i - 2, i + 1).every(Boolean)),
  };
  return TROPHIES.filter((trophy) => isEarned[trophy]);
}
