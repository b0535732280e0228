import { t } from '../../i18n/i18n.js';

/** The games that can be played online. */
export const GAMES = ['roquefort', 'oh-mon-chateau'] as const;
export type GameId = (typeof GAMES)[number];

export function gameName(game: string): string {
  return game === 'oh-mon-chateau' ? 'Oh mon château' : t().roquefort.name;
}
