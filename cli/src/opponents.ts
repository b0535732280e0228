import { Bot, type Contestant, DEFAULT_SEARCH } from '@castellan/ai';
import { type JsonObject, SeededChance } from '@castellan/kernel';
import {
  ROQUEFORT_CHARACTERS,
  type RoquefortCharacter,
  type RoquefortEvent,
  RoquefortMind,
  type RoquefortOptions,
  type RoquefortState,
  type RoquefortView,
  roquefort,
  roquefortKnowledge,
} from '@castellan/roquefort';
import { accept, BadInput } from './bad-input.js';
import type { Companion } from './play/live-game.js';
import type { Box } from './registry.js';

export type RoquefortContestant = Contestant<RoquefortOptions, RoquefortState, RoquefortView, RoquefortEvent>;

/** Those who can be met in Château Roquefort, weakest first. */
export const ROQUEFORT_OPPONENTS: readonly RoquefortContestant[] = ROQUEFORT_CHARACTERS.map(seat);

function seat(character: RoquefortCharacter): RoquefortContestant {
  return {
    name: character.id,
    sitDown: (options, seat, seed) => {
      const mind = new RoquefortMind(options, seat, character.memory, new SeededChance(`${seed}/mind`));
      const settings = {
        search: { ...DEFAULT_SEARCH, nodes: character.nodes },
        slipPercent: character.slipPercent,
      };
      return new Bot(roquefort, roquefortKnowledge, mind, settings, new SeededChance(`${seed}/slips`));
    },
  };
}

export const OPPONENT_NAMES: readonly string[] = ROQUEFORT_OPPONENTS.map((opponent) => opponent.name);

/** One of them at a seat of a table. */
export function sitDown(box: Box, name: string, options: JsonObject, seat: number, seed: string): Companion {
  if (box.game.id !== roquefort.id) throw new BadInput(`--against: there is nobody yet for ${box.game.id}`);
  const prepared = accept(roquefort.prepare(options, null));
  return findOpponent(name).sitDown(prepared, seat, `${seed}/${seat}`) as Companion;
}

export function findOpponent(name: string): RoquefortContestant {
  const found = ROQUEFORT_OPPONENTS.find((opponent) => opponent.name === name);
  if (found !== undefined) return found;
  throw new BadInput(`nobody is called "${name}"; there are ${OPPONENT_NAMES.join(', ')}`);
}
