import type { ThinkingGame } from '@castellan/ai';
import { type AnyBotSupport, type AnyGame, type JsonObject, Registry } from '@castellan/kernel';
import { ohMonChateauBotSupport, ohMonChateauVersions } from '@castellan/oh-mon-chateau';
import { editionOf, roquefort, roquefortBotSupport } from '@castellan/roquefort';

/** The one place in the server where games are registered, with every version of their rules. */
export const GAMES: readonly ThinkingGame[] = [
  { game: roquefort as AnyGame, botSupport: roquefortBotSupport as AnyBotSupport },
  ...ohMonChateauVersions.map((game) => ({
    game: game as AnyGame,
    botSupport: ohMonChateauBotSupport as AnyBotSupport,
  })),
];

export const registry = GAMES.reduce((all, { game }) => all.add(game), new Registry());

/** Those who play at a table with these options, weakest first. */
export function charactersAt(game: string, options: JsonObject): readonly string[] {
  const found = GAMES.find((one) => one.game.id === game);
  return found?.botSupport.characters(options).map(({ id }) => id) ?? [];
}

/** What a game is called at a table with these options, where its editions have names of their own. */
export function titleAt(game: string, { edition }: JsonObject): { readonly title?: string } {
  return game === roquefort.id ? { title: editionOf(edition).title } : {};
}

/** It is played with a board of somebody's own box: an option has the value that nobody chooses by itself. */
export function hasOwnBoard(game: string, options: JsonObject): boolean {
  const found = registry.find(game);
  if (!found.ok) return false;
  return Object.entries(found.value.options).some(
    ([name, option]) =>
      (option.kind === 'data' && options[name] !== undefined) ||
      (option.kind === 'choice' && option.unlisted !== undefined && options[name] === option.unlisted),
  );
}

/** Who sits in for somebody whose time is out: neither a gift to the others nor a punishment. */
export function standIn(game: string, options: JsonObject): string {
  const characters = charactersAt(game, options);
  return characters[characters.length >> 1] ?? '';
}
