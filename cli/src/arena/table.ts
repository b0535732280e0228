import type { AnyContestant } from '@castellan/ai';
import { type AnyGame, type Character, type JsonObject, SeededChance } from '@castellan/kernel';
import { accept } from '../bad-input.js';
import { opponentsAt } from '../opponents.js';
import type { Box } from '../registry.js';

/** A table at which deals are played, and who may sit down at it, weakest first. */
export type ArenaTable = {
  readonly game: AnyGame;
  readonly options: JsonObject;
  readonly players: number;
  readonly characters: readonly Character[];
  readonly opponents: readonly AnyContestant[];
};

/** The same in every thread. What the options leave to chance is settled anew for every deal. */
export function layTable(box: Box, options: JsonObject, seed: string): ArenaTable {
  const { game, botSupport } = box;
  const settled = accept(game.prepare(options, new SeededChance(`${seed}/setup/1`)));
  const players = game.start(settled).seats;
  return {
    game,
    options: { ...options, players },
    players,
    characters: botSupport?.characters(settled) ?? [],
    opponents: opponentsAt(box, settled),
  };
}
