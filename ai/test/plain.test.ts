import { RandomPlay, SeededChance, unwrap } from '@castellan/kernel';
import { expect, it } from 'vitest';
import { imagine, templateGame } from '../../tools/template-game/src/index.js';
import { Bot, DEFAULT_SEARCH, plainBotSupport } from '../src/index.js';

const support = plainBotSupport(templateGame, imagine);

/** How many of so many games the bot at a seat wins against somebody who does anything; ties count half. */
function wins(id: string, games: number): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const chance = new SeededChance(`plain ${number}`);
    const options = unwrap(templateGame.prepare({ players: 2 }, chance));
    const state = templateGame.start(options);
    const character = support.everybody.find((one) => one.id === id) ?? expect.fail(id);
    const seat = number % 2;
    const mind = support.mind(options, seat, character, chance);
    const search = { ...DEFAULT_SEARCH, nodes: character.nodes };
    const bot = new Bot(templateGame, support.knowledge, mind, { search, slipPercent: 0 }, chance);
    const random = new RandomPlay(templateGame.maxLegal);
    while (!state.isOver()) {
      random.choose(state, chance);
      if (random.actor === seat) {
        bot.witness([], state.view());
        bot.begin();
        while (bot.run(bot.nodes));
        state.apply(seat, bot.decide(), null);
      } else state.apply(random.actor, random.action, null);
    }
    const { winners = [] } = state.outcome() ?? {};
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won / games;
}

it('plays a game of which it knows nothing but the rules, and better than at random', () => {
  expect(wins('tinkerer', 40)).toBeGreaterThan(0.7);
});
