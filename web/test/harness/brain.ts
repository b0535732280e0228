import { Bot, DEFAULT_SEARCH } from '@castellan/ai';
import { SeededChance, unwrap } from '@castellan/kernel';
import { type KeptTable, Table } from '@castellan/match';
import {
  PERFECT_MEMORY,
  type RoquefortEvent,
  type RoquefortOptions,
  type RoquefortView,
  roquefort,
  roquefortBotSupport,
} from '@castellan/roquefort';

export type Turn = { readonly seat: number; readonly move: string; readonly view: RoquefortView };

/** A kept game as rules and not the page see it. */
export function tableOf(kept: KeptTable): Table {
  const never = (): never => {
    throw new Error('chance has nothing to do in a kept game');
  };
  return unwrap(Table.restore('kept', roquefort, kept, never));
}

/** A sensible move for whoever is to act, always the same one: games played with it come to an end. */
export function thinkFor(kept: KeptTable, nodes = 120): Turn {
  const table = tableOf(kept);
  const [seat] = table.actors();
  const view = table.view(seat) as RoquefortView;
  const events = table.eventsSince(0) as RoquefortEvent[];
  const move = moveFor(table.options as RoquefortOptions, seat, events, view, table.length, nodes);
  return { seat, move, view };
}

/** The same, for who knows what a seat was told and shown. */
export function moveFor(
  options: RoquefortOptions,
  seat: number,
  events: readonly RoquefortEvent[],
  view: RoquefortView,
  length: number,
  nodes = 120,
): string {
  const character = { id: '', name: '', sentence: '', nodes, slipPercent: 0, memory: PERFECT_MEMORY };
  const chance = new SeededChance(`brain/${length}`);
  const mind = roquefortBotSupport.mind(options, seat, character, chance);
  const settings = { search: { ...DEFAULT_SEARCH, nodes }, slipPercent: 0 };
  const bot = new Bot(roquefort, roquefortBotSupport.knowledge, mind, settings, chance);
  bot.witness(events, view);
  return roquefort.writeMove(bot.choose());
}
