import type { Sitter } from '@castellan/match';
import { pageTexts } from '../../i18n/i18n.js';
import { games } from '../games.js';

/** Stands in the place of a bot where somebody's own program plays; the same as in the protocol. */
export const PROGRAM: typeof import('@castellan/protocol').PROGRAM = 'program';

/** What the language spoken now calls a bot of any game; undefined for one that is not known here. */
export function botName(bot: string): string | undefined {
  return gameOf(bot)?.botName(bot);
}

function gameOf(bot: string) {
  return games().find((game) => game.botName(bot) !== undefined);
}

/** A bot's name in one game's list of them. */
export function nameIn(names: Readonly<Record<string, string>>, bot: string): string | undefined {
  return Object.hasOwn(names, bot) ? names[bot] : undefined;
}

/**
 * A table keeps which bot plays and no name for it, so that everybody reads its name in their own language. Where nothing
 * at all is kept of somebody, seats have numbers.
 */
function nameOf({ name, bot }: Sitter, seat: number): string {
  const { newGame } = pageTexts();
  if (name !== '') return name;
  if (bot === PROGRAM) return newGame.program(seat + 1);
  return (bot === null ? undefined : botName(bot)) ?? newGame.player(seat + 1);
}

/** What everybody is called. Bots of one name are told apart as their game does it, or by their place. */
export function namesOf(sitters: readonly Sitter[]): string[] {
  const names = sitters.map(nameOf);
  return names.map((name, seat) => {
    const { name: own, bot, look } = sitters[seat];
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    if (own !== '' || bot === null || isAlone) return name;
    return `${name} (${gameOf(bot)?.botMark?.(look) ?? seat + 1})`;
  });
}
