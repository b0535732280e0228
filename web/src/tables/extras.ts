import { type GameRecord, isObject, type JsonObject } from '@castellan/kernel';
import type { Sitter } from '@castellan/match';
import { LONGEST_NAME } from '@castellan/protocol';
import type { Drawings } from './store.js';

/** A castle drawn with care is a few ten kB; the sheet itself checks what is in it. */
const LARGEST_DRAWING = 60_000;

/** What a record keeps beside the game: who played, and what they drew. */
export function extrasOf(sitters: readonly Sitter[], drawings: Drawings): JsonObject {
  const seats = sitters.map(({ name, bot, look }) => ({ name, bot, look }));
  return Object.keys(drawings).length === 0 ? { seats } : { seats, drawings };
}

/** Who played, as far as a record says so and it makes sense. */
export function sittersIn({ extras }: GameRecord, players: number): Sitter[] {
  const seats = Array.isArray(extras?.seats) ? extras.seats : [];
  return Array.from({ length: players }, (_, seat) => {
    const told: unknown = seats[seat];
    const { name, bot, look }: Record<string, unknown> = isObject(told) ? told : {};
    return {
      name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
      bot: typeof bot === 'string' && /^[a-z-]{1,30}$/.test(bot) ? bot : null,
      look: typeof look === 'number' && [0, 1, 2, 3].includes(look) ? look : seat,
    };
  });
}

export function drawingsIn({ extras }: GameRecord): Drawings {
  if (!isObject(extras?.drawings)) return {};
  const sound = Object.entries(extras.drawings as JsonObject).filter(
    ([seat, drawing]) => /^[0-3]$/.test(seat) && JSON.stringify(drawing).length <= LARGEST_DRAWING,
  );
  return Object.fromEntries(sound);
}
