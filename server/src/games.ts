import type { ThinkingGame } from '@castellan/ai';
import { type AnyGame, type AnyOpposition, type JsonObject, Registry } from '@castellan/kernel';
import { ohMonChateau, ohMonChateauOpposition } from '@castellan/oh-mon-chateau';
import { roquefort, roquefortOpposition } from '@castellan/roquefort';

/** The one place in the server where games are registered. */
export const GAMES: readonly ThinkingGame[] = [
  { game: roquefort as AnyGame, opposition: roquefortOpposition as AnyOpposition },
  { game: ohMonChateau as AnyGame, opposition: ohMonChateauOpposition as AnyOpposition },
];

export const registry = GAMES.reduce((all, { game }) => all.add(game), new Registry());

/** Those who play at a table with these options, weakest first. */
export function charactersAt(game: string, options: JsonObject): readonly string[] {
  const found = GAMES.find((one) => one.game.id === game);
  return found?.opposition.characters(options).map(({ id }) => id) ?? [];
}

/** Who sits in for somebody whose time is out: neither a gift to the others nor a punishment. */
export function standIn(game: string, options: JsonObject): string {
  const characters = charactersAt(game, options);
  return characters[characters.length >> 1] ?? '';
}
