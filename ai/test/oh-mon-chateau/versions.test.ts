import { type AnyBotSupport, type AnyGame, Drawer, type Json, SeededChance, unwrap } from '@castellan/kernel';
import { type ChateauEvent, ohMonChateauBotSupport, ohMonChateauVersions } from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { Thinker, type ThinkerAnswer } from '../../src/index.js';

const GAMES = ohMonChateauVersions.map((game) => ({
  game: game as AnyGame,
  botSupport: ohMonChateauBotSupport as AnyBotSupport,
}));

const [today, first] = ohMonChateauVersions;
const KINDS = [
  [first, {}, false],
  [today, { mustUseDice: false }, false],
  [today, {}, true],
] as const;

describe.each([
  ['petits-batisseurs', 'mortar'],
  ['grands-architectes', 'plumb'],
])('bots of %s', (mode, character) => {
  it.each(KINDS)('play the table they sit at: %#', (game, more, mustUseDice) => {
    const options = unwrap(game.prepare({ mode, players: 2, first: 0, stallTurns: 30, ...more }, null));
    const { id, rulesVersion } = game;
    const thinker = new Thinker(GAMES);
    for (const seat of [0, 1]) {
      const sits = { table: 't', seat, game: id, rulesVersion, options, character, seed: `s${seat}` };
      expect(thinker.tell({ type: 'sit', ...sits })).toEqual([]);
    }
    const chance = new SeededChance(`versions ${mode}`);
    const drawer = new Drawer(game.maxLegal);
    const state = game.start(options);
    let questions = 0;
    let offeredPass = false;
    while (!state.isOver()) {
      const events: ChateauEvent[] = [];
      if (state.isChance()) state.apply(-1, drawer.draw(state, chance), events);
      else {
        const seat = 31 - Math.clz32(state.actors() & -state.actors());
        const view = state.view() as Json;
        thinker.tell({ type: 'witness', table: 't', seat, events: [], view });
        thinker.tell({ type: 'think', table: 't', seat, id: ++questions });
        const answers: ThinkerAnswer[] = [];
        while (thinker.busy) answers.push(...thinker.step());
        const decided = answers.at(-1);
        if (decided?.type !== 'decided') throw new Error(JSON.stringify(decided));
        const legal = new Int32Array(game.maxLegal);
        const action = unwrap(game.readMove(decided.move));
        // what it weighed is what this table allows, no more and no less
        const count = state.legal(seat, legal);
        const allowed = Array.from(legal.subarray(0, count), (one) => game.writeMove(one));
        expect(decided.moves.map(({ move }) => move).sort()).toEqual(allowed.sort());
        offeredPass ||= state.view().phase === 'dice' && seat === state.turn && allowed.includes('pass');
        state.apply(seat, action, events);
      }
    }
    expect(offeredPass).toBe(!mustUseDice);
    expect(questions).toBeGreaterThan(50);
  });
});
