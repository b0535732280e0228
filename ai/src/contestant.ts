import {
  type BotSupport,
  type Character,
  type Game,
  type JsonObject,
  SeededChance,
  type State,
} from '@castellan/kernel';
import { Bot } from './bot.js';
import { DEFAULT_SEARCH } from './search.js';

/** Somebody who can take any seat at any table of a game. */
export type Contestant<O, S extends State, View, Event> = {
  readonly name: string;
  readonly sitDown: (options: O, seat: number, seed: string) => Bot<S, View, Event>;
};

/** Anybody, where the caller cares for nothing but the contract. */
export type AnyContestant = Contestant<JsonObject, State, unknown, unknown>;

/** A character as somebody who can sit down and play. */
export function contestant<O extends JsonObject, S extends State, View, Event, C extends Character>(
  game: Game<O, S>,
  botSupport: BotSupport<O, S, View, Event, C>,
  character: C,
): Contestant<O, S, View, Event> {
  const knowledge = botSupport.knowledgeOf?.(character) ?? botSupport.knowledge;
  return {
    name: character.id,
    sitDown: (options, seat, seed) => {
      const mind = botSupport.mind(options, seat, character, new SeededChance(`${seed}/mind`));
      const search = { ...DEFAULT_SEARCH, nodes: character.nodes };
      const settings = { search, slipPercent: character.slipPercent };
      return new Bot(game, knowledge, mind, settings, new SeededChance(`${seed}/slips`));
    },
  };
}
