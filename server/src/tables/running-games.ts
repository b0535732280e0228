import { SPECTATOR } from '@castellan/kernel';
import type { RunningGame } from '../access/running.js';
import type { OnlineTable } from './online-table.js';

/** Public games that somebody is at just now, as anybody may see them: so many at most, for each costs a view. */
export function runningGames(tables: Iterable<OnlineTable>, most: number): RunningGame[] {
  const games: RunningGame[] = [];
  for (const table of tables) {
    const { play, status, setup, seating, audience } = table;
    if (games.length >= most) break;
    const isPlayed = status === 'playing' && audience.listeners.size > 0;
    if (play === null || !isPlayed || !setup.isPublic) continue;
    const { version, sights } = table.telling.heldBack() ?? play.show([SPECTATOR]);
    const { edition } = table.options;
    games.push({
      table: table.id,
      game: setup.game,
      ...(typeof edition === 'string' ? { edition } : {}),
      seats: seating.places.map(({ person, name, look, bot }) => ({
        person,
        name,
        look,
        bot: person === null ? bot : null,
      })),
      watchers: audience.watchers(),
      version,
      view: sights[0]?.view,
    });
  }
  return games;
}
