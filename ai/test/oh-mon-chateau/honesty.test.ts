import { Drawer, SeededChance, unwrap } from '@castellan/kernel';
import {
  type ChateauEvent,
  ChateauMind,
  type ChateauState,
  type ChateauView,
  chateauKnowledge,
  ohMonChateau,
} from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { actorOf, Bot, DEFAULT_SEARCH, Search } from '../../src/index.js';

const NODES = 60;
const MODES = ['petits-batisseurs', 'grands-architectes'];
type ChateauBot = Bot<ChateauState, ChateauView, ChateauEvent>;

/** Somebody asked to choose: the bot of the seat, the true state, and the seed by which the table will go on. */
type Chooser = (bot: ChateauBot, state: ChateauState, future: string) => number;
const honest: Chooser = (bot) => bot.choose();

/** Goes on as the future will have it until somebody is asked again, and likes what looks best then. */
const peeker: Chooser = (_bot, state, future) => {
  const seat = actorOf(state);
  const drawer = new Drawer(ohMonChateau.maxLegal);
  const prospects = new Float64Array(state.seats);
  const legal = new Int32Array(ohMonChateau.maxLegal);
  let best = { action: 0, prospect: -1 };
  for (const action of legal.subarray(0, state.legal(seat, legal))) {
    const next = state.copy();
    const chance = new SeededChance(future);
    next.apply(seat, action, null);
    const search = new Search(ohMonChateau, chateauKnowledge, next, { ...DEFAULT_SEARCH, nodes: 1 });
    for (let step = 0; step < 12 && !next.isOver(); step++) {
      const actor = actorOf(next);
      const choice = next.isChance() ? drawer.draw(next, chance) : search.think(next, actor)[0].action;
      next.apply(actor, choice, null);
    }
    chateauKnowledge.prospects(next, prospects);
    if (prospects[seat] > best.prospect) best = { action, prospect: prospects[seat] };
  }
  return best.action;
};

/** Whatever the state holds that no view shows: in which order points were drawn, and dice that mean nothing any more. */
function disguised(state: ChateauState): ChateauState {
  const other = state.copy();
  for (let seat = 0; seat < state.seats; seat++) {
    const towers = other.towerPoints.subarray(seat * 4, seat * 4 + state.towers[seat]);
    towers.set(Array.from(towers).reverse());
    const flags = other.flagPoints.subarray(seat * 6, seat * 6 + state.flags[seat]);
    flags.set(Array.from(flags).reverse());
    if (((state.waiting >> seat) & 1) === 0) other.usedDice[seat] ^= 3;
  }
  return other;
}

/** In how many of so many positions the choice changes with what nobody can know. */
function changesOfMind(choose: Chooser, positions: number): number {
  let met = 0;
  let changed = 0;
  for (let game = 0; met < positions; game++) {
    const chance = new SeededChance(`honest ${game}`);
    const input = { mode: MODES[game % 2], players: 2 + (game % 3) };
    const options = unwrap(ohMonChateau.prepare(input, chance));
    const state = ohMonChateau.start(options);
    const drawer = new Drawer(ohMonChateau.maxLegal);
    const settings = { search: { ...DEFAULT_SEARCH, nodes: NODES }, slipPercent: 0 };
    const bots = Array.from({ length: state.seats }, (_, seat) => {
      const mind = new ChateauMind(options, seat);
      return new Bot(ohMonChateau, chateauKnowledge, mind, settings, new SeededChance('slips'));
    });
    while (!state.isOver() && met < positions) {
      const actor = actorOf(state);
      if (state.isChance()) {
        state.apply(actor, drawer.draw(state, chance), null);
        continue;
      }
      met++;
      const other = disguised(state);
      bots[actor].witness([], state.view());
      const choice = choose(bots[actor], state, `one ${met}`);
      bots[actor].witness([], other.view());
      if (choose(bots[actor], other, `another ${met}`) !== choice) changed++;
      state.apply(actor, choice, null);
    }
  }
  return changed;
}

describe('honesty in Oh mon château', () => {
  it('a bot chooses the same whatever comes and whatever it is not shown, in 1,000 positions', () => {
    expect(changesOfMind(honest, 1_000)).toBe(0);
  });

  it('one that knows the future is caught by the same test', () => {
    expect(changesOfMind(peeker, 150)).toBeGreaterThan(20);
  });

  it('one that looks at the state instead of the view is caught too', () => {
    const reader: Chooser = (_bot, state) => {
      const legal = new Int32Array(ohMonChateau.maxLegal);
      const count = state.legal(actorOf(state), legal);
      return legal[state.bytes.reduce((sum, byte, i) => sum + byte * i, 0) % count];
    };
    expect(changesOfMind(reader, 300)).toBeGreaterThan(20);
  });

  it('the same position and budget give the same answer', () => {
    const answers = [0, 1].map(() => {
      const options = unwrap(ohMonChateau.prepare({ mode: MODES[1], first: 0 }, null));
      const state = ohMonChateau.start(options);
      const chance = new SeededChance('again');
      const drawer = new Drawer(ohMonChateau.maxLegal);
      while (state.isChance()) state.apply(-1, drawer.draw(state, chance), null);
      return new Search(ohMonChateau, chateauKnowledge, state, { ...DEFAULT_SEARCH, nodes: 2_000 }).think(
        state,
        0,
      );
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});
