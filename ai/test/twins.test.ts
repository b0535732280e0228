import { Drawer, SeededChance, unwrap } from '@castellan/kernel';
import {
  type Memory,
  type RoquefortEvent,
  type RoquefortState,
  roquefort,
  roquefortKnowledge,
} from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH, Search, shareOf, standingOf } from '../src/index.js';
import { dealAnew } from './deal-anew.js';
import { makeBot, type RoquefortBot } from './table.js';

const NODES = 30;
const FORGETFUL: Memory = { tiles: 2, fadePercent: 30 };

/** How a twin chooses from the state that it is handed. */
type Chooser = (handed: RoquefortState, bot: RoquefortBot) => number;

const honest: Chooser = (handed, bot) => {
  bot.witness([], handed.view(handed.turn));
  return bot.choose();
};
const search = (state: RoquefortState): Search<RoquefortState> =>
  new Search(roquefort, roquefortKnowledge, state, { ...DEFAULT_SEARCH, nodes: NODES });
const peeking: Chooser = (handed) => search(handed).think(handed, handed.turn)[0].action;

/** A game between twins: one is handed the true state, the other one in which all that lies hidden is dealt anew. */
function playTwins(seed: string, trueSeat: number, choose: Chooser): number {
  const chance = new SeededChance(seed);
  const shuffle = new SeededChance(`${seed} anew`);
  const state = roquefort.start(unwrap(roquefort.prepare({ players: 2 }, chance)));
  const bots = [0, 1].map((seat) => makeBot(state, seat, NODES, FORGETFUL));
  const drawer = new Drawer(roquefort.maxLegal);
  while (!state.isOver()) {
    const events: RoquefortEvent[] = [];
    if (state.isChance()) state.apply(-1, drawer.draw(state, chance), events);
    else {
      const handed = state.turn === trueSeat ? state.copy() : dealAnew(state, shuffle);
      state.apply(state.turn, choose(handed, bots[state.turn]), events);
    }
    bots.forEach((bot, seat) => {
      bot.witness(events, state.view(seat));
    });
  }
  const outcome = state.outcome();
  if (outcome === null) throw new Error('not over');
  return shareOf(outcome, trueSeat, 2);
}

/** Every deal from both seats. */
function scoreOfTruth(choose: Chooser, deals: number): ReturnType<typeof standingOf> {
  const pairs = Array.from({ length: deals }, (_, i) => {
    const seed = `twins ${i}`;
    return playTwins(seed, 0, choose) + playTwins(seed, 1, choose);
  });
  return standingOf(pairs);
}

describe('a bot that is handed the true state, against its twin with a reshuffled one', () => {
  it('scores 50 % if it is honest, because it only looks at what its seat is shown', () => {
    const { score } = scoreOfTruth(honest, 16);
    expect(Math.abs(score - 0.5)).toBeLessThanOrEqual(0.05);
    // more than that: the twins play alike, so each deal is won once by either
    expect(score).toBe(0.5);
  });

  it('scores far more if it looks into the state', () => {
    expect(scoreOfTruth(peeking, 16).score).toBeGreaterThan(0.6);
  });
});

describe('what is to come', () => {
  it('does not matter to a bot: it chooses the same whatever chance will bring', () => {
    for (let game = 0; game < 4; game++) {
      const chance = new SeededChance(`past ${game}`);
      const past = roquefort.start(unwrap(roquefort.prepare({ players: 2 + (game % 3) }, chance)));
      const futures = ['one', 'another'].map((name) => ({
        chance: new SeededChance(name),
        bots: Array.from({ length: past.seats }, (_, seat) => makeBot(past, seat, NODES, FORGETFUL, 20)),
      }));
      const drawer = new Drawer(roquefort.maxLegal);
      for (let decisions = 0; decisions < 60 && !past.isOver(); ) {
        const events: RoquefortEvent[] = [];
        if (past.isChance()) past.apply(-1, drawer.draw(past, chance), events);
        else {
          decisions++;
          const choices = futures.map(({ bots, chance: future }) => {
            future.below(1 + decisions); // each future has gone elsewhere by now
            return bots[past.turn].choose();
          });
          expect(choices[1]).toBe(choices[0]);
          past.apply(past.turn, choices[0], events);
        }
        for (const { bots } of futures)
          for (const [seat, bot] of bots.entries()) bot.witness(events, past.view(seat));
      }
    }
  });
});
