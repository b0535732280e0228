import { type AnyContestant, contestant } from '@castellan/ai';
import type { JsonObject } from '@castellan/kernel';
import { accept, BadInput } from './bad-input.js';
import type { Companion } from './play/live-game.js';
import { type Box, shelf } from './registry.js';

/** Those who play a table of a game, weakest first. */
export function opponentsAt(box: Box, options: JsonObject): AnyContestant[] {
  if (box.botSupport === null) throw new BadInput(`there are no opponents for ${box.game.id} yet`);
  const { botSupport } = box;
  return botSupport.characters(options).map((character) => contestant(box.game, botSupport, character));
}

export function findOpponent(opponents: readonly AnyContestant[], name: string): AnyContestant {
  const found = opponents.find((opponent) => opponent.name === name);
  if (found !== undefined) return found;
  throw new BadInput(`nobody is called "${name}"; there are ${opponents.map((o) => o.name).join(', ')}`);
}

/** One of them at a seat of a table. */
export function sitDown(box: Box, name: string, options: JsonObject, seat: number, seed: string): Companion {
  const prepared = accept(box.game.prepare(options, null));
  return findOpponent(opponentsAt(box, prepared), name).sitDown(prepared, seat, `${seed}/${seat}`);
}

/** Everybody's names by game, for a line of help. */
export function namesOfOpponents(): string {
  const named = shelf.boxes().filter((box) => box.botSupport !== null);
  return named
    .map(({ game, botSupport }) => `${game.id}: ${botSupport?.everybody.map(({ id }) => id).join(', ')}`)
    .join('; ');
}
