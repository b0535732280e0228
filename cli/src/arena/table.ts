import { type AnyContestant, contestant } from '@castellan/ai';
import { type AnyGame, type Character, type JsonObject, SeededChance } from '@castellan/kernel';
import { accept, BadInput } from '../bad-input.js';
import type { Box } from '../registry.js';

/** A table at which deals are played, and who may sit down at it, weakest first. */
export type Table = {
  readonly game: AnyGame;
  readonly options: JsonObject;
  readonly players: number;
  readonly characters: readonly Character[];
  readonly opponents: readonly AnyContestant[];
};

/** The same in every thread. What the options leave to chance is settled anew for every deal. */
export function layTable({ game, opposition }: Box, options: JsonObject, seed: string): Table {
  if (opposition === null) throw new BadInput(`there are no opponents for ${game.id} yet`);
  const settled = accept(game.prepare(options, new SeededChance(`${seed}/setup/1`)));
  const characters = opposition.characters(settled);
  const { seats } = game.start(settled);
  return {
    game,
    options: { ...options, players: seats },
    players: seats,
    characters,
    opponents: characters.map((character) => contestant(game, opposition, character)),
  };
}
