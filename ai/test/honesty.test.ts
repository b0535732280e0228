import { SeededChance } from '@castellan/kernel';
import { type Memory, type RoquefortState, roquefort, roquefortKnowledge } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH, Search } from '../src/index.js';
import { dealAnew } from './deal-anew.js';
import { makeBot, playTable, type RoquefortBot } from './table.js';

const NODES = 120;
const FORGETFUL: Memory = { tiles: 2, fadePercent: 30 };

type Chooser = (state: RoquefortState, bot: RoquefortBot) => number;

/** In how many of so many positions the choice changes with what nobody can see. */
function changesOfMind(choose: Chooser, positions: number): number {
  const chance = new SeededChance('deal');
  let met = 0;
  let changed = 0;
  for (let game = 0; met < positions; game++) {
    const options = { players: 2 + (game % 3), layout: game % 2 === 0 ? 'A' : 'B' };
    const make = (s: RoquefortState, seat: number): RoquefortBot => makeBot(s, seat, NODES, FORGETFUL);
    for (const { state, bots } of playTable(`honest ${game}`, options, make)) {
      if (met++ >= positions) break;
      const other = dealAnew(state, chance);
      const bot = bots[state.turn];
      bot.witness([], state.view(state.turn));
      const choice = choose(state, bot);
      bot.witness([], other.view(state.turn));
      if (choose(other, bot) !== choice) changed++;
      bot.witness([], state.view(state.turn));
    }
  }
  return changed;
}

describe('honesty', () => {
  it('a bot chooses the same whatever lies where it cannot look, in 1,000 positions', () => {
    expect(changesOfMind((_state, bot) => bot.choose(), 1_000)).toBe(0);
  });

  it('one that peeks is caught by the same test', () => {
    const peek: Chooser = (state) => {
      const search = new Search(roquefort, roquefortKnowledge, state, { ...DEFAULT_SEARCH, nodes: NODES });
      return search.think(state, state.turn)[0].action;
    };
    expect(changesOfMind(peek, 200)).toBeGreaterThan(10);
  });
});
