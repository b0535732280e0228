import { ohMonChateau, ohMonChateauBotSupport } from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { arrange, play } from '../../../games/oh-mon-chateau/test/arrange.js';
import { contestant } from '../../src/index.js';
import { boundsOfMoves } from './bounds.js';
import { TACTICS, type Tactic } from './tactics.js';

function positionOf({ mode, position, after = [] }: Tactic) {
  const state = arrange(mode, position);
  play(state, ...after);
  return state;
}

describe('tactics', () => {
  it('there are enough of them', () => expect(TACTICS.length).toBeGreaterThanOrEqual(20));

  it.each(TACTICS)('is what it says it is: $name', (tactic) => {
    const bounds = boundsOfMoves(positionOf(tactic), tactic.seat ?? 0);
    const [least, most] = [0, 1].map((end) =>
      Math.min(...tactic.best.map((move) => bounds.get(move)?.[end] ?? Number.NaN)),
    );
    const others = [...bounds].filter(([move]) => !tactic.best.includes(move));
    expect(others).not.toEqual([]);
    for (const [move, [leastOfOther, mostOfOther]] of others) {
      // no other move could bring more than the best one brings for sure, and none is as good as that
      const worse = mostOfOther <= least && (leastOfOther < least || mostOfOther < most);
      expect(`${move}: ${worse}`).toBe(`${move}: true`);
    }
  });

  it.each(TACTICS)('all from the fourth up solve it: $name', (tactic) => {
    const state = positionOf(tactic);
    const seat = tactic.seat ?? 0;
    for (const character of ohMonChateauBotSupport.characters(state.options).slice(3)) {
      const bot = contestant(ohMonChateau, ohMonChateauBotSupport, character).sitDown(
        state.options,
        seat,
        'x',
      );
      bot.witness([], state.view());
      expect(tactic.best, character.id).toContain(ohMonChateau.writeMove(bot.choose()));
    }
  });
});
