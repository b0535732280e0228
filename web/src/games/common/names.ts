import type { Sitter } from '@castellan/match';
import { type Messages, pageTexts } from '../../i18n/i18n.js';
import { games } from '../games.js';

/** Stands in the place of a bot where somebody's own program plays; the same as in the protocol. */
export const PROGRAM: typeof import('@castellan/protocol').PROGRAM = 'program';

/** What the language spoken now calls a bot of any game; undefined for one that is not known here. */
export function botName(bot: string, { character, builder }: Messages = pageTexts()): string | undefined {
  if (Object.hasOwn(character, bot)) return character[bot as keyof typeof character].name;
  if (Object.hasOwn(builder, bot)) return builder[bot as keyof typeof builder];
  return games()
    .map((game) => game.botName?.(bot))
    .find(Boolean);
}

/**
 * A table keeps which bot plays and no name for it, so that everybody reads its name in their own language. Where nothing
 * at all is kept of somebody, seats have numbers.
 */
function nameOf({ name, bot }: Sitter, seat: number, texts: Messages): string {
  if (name !== '') return name;
  if (bot === PROGRAM) return texts.newGame.program(seat + 1);
  return (bot === null ? undefined : botName(bot, texts)) ?? texts.newGame.player(seat + 1);
}

/** What everybody is called. Bots of one name are told apart: mice by their dress, builders by their place. */
export function namesOf(sitters: readonly Sitter[], texts: Messages = pageTexts()): string[] {
  const names = sitters.map((sitter, seat) => nameOf(sitter, seat, texts));
  return names.map((name, seat) => {
    const { name: own, bot, look } = sitters[seat];
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    if (own !== '' || bot === null || isAlone) return name;
    const mark = Object.hasOwn(texts.character, bot)
      ? texts.dress[look as keyof Messages['dress']]
      : seat + 1;
    return `${name} (${mark})`;
  });
}
