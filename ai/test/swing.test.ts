import { parseMove, unwrap } from '@castellan/kernel';
import { type RoquefortState, roquefort, roquefortKnowledge } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { arrange } from '../../games/roquefort/test/arrange.js';
import { DEFAULT_SEARCH, Judge, type Played, type Swing, swingsOf, wholeSwing } from '../src/index.js';
import { makeBot, playTable } from './table.js';

const judgeFor = (state: RoquefortState, nodes: number): Judge<RoquefortState> =>
  new Judge(roquefort, roquefortKnowledge, state, { ...DEFAULT_SEARCH, nodes });

function swingsOfMoves(state: RoquefortState, moves: readonly string[], nodes = 2_000): Swing[] {
  const at = state.copy();
  const played = moves.map((move): Played => {
    const actor = at.isChance() ? -1 : at.turn;
    const action = unwrap(parseMove(roquefort, at, actor, move));
    at.apply(actor, action, null);
    return { actor, action };
  });
  return swingsOf(judgeFor(state, nodes), state, played);
}

describe('a swing', () => {
  it('is decision and luck and nothing else, at every step of seeded games and over all of them', () => {
    for (const players of [2, 3]) {
      const played: Played[] = [];
      let start: RoquefortState | null = null;
      const acted = (actor: number, action: number): void => {
        if (start !== null) played.push({ actor, action });
      };
      const make = (s: RoquefortState, seat: number) => makeBot(s, seat, 30);
      for (const { state } of playTable(`swing ${players}`, { players }, make, acted)) {
        start ??= state.copy();
        if (played.length > 150) break;
      }
      if (start === null) throw new Error('nothing was played');
      const all = swingsOf(judgeFor(start, 40), start, played);
      expect(all.length).toBeGreaterThan(150);
      for (const swing of all)
        for (let seat = 0; seat < players; seat++) {
          const total = swing.after[seat] - swing.before[seat];
          expect(swing.decision[seat] + swing.luck[seat]).toBeCloseTo(total, 12);
          expect(swing.actor < 0 ? swing.decision[seat] : swing.luck[seat]).toBe(0);
        }
      const whole = wholeSwing(all);
      for (let seat = 0; seat < players; seat++)
        expect(whole.before[seat] + whole.decision[seat] + whole.luck[seat]).toBeCloseTo(
          whole.after[seat],
          9,
        );
      expect(all.some(({ luck }) => Math.abs(luck[0]) > 0.01)).toBe(true);
    }
  });

  const ONE_STEP = arrange({
    mice: [
      ['b2', 'c3'],
      ['g7', 'd5'],
    ],
    open: 'NI',
    tiles: { b2: 'C4', b3: 'C2', c2: 'C4', d5: 'blank', d6: 'blank', e5: 'blank', d4: 'blank' },
    cheese: [
      ['C1', 'C2', 'C3'],
      ['C1', 'C2', 'C3'],
    ],
  });

  it('blames the decision for a win that was missed, not luck', () => {
    const [missed] = swingsOfMoves(ONE_STEP, ['end']);
    expect(missed.before[0]).toBeGreaterThan(0.99);
    expect(missed.decision[0]).toBeLessThan(-0.1);
    expect(missed.luck).toEqual([0, 0]);
    const [won] = swingsOfMoves(ONE_STEP, ['run c3-c2']);
    expect(won.decision[0]).toBeCloseTo(0, 2);
    expect(won.after).toEqual([1, 0]);
  });

  it('credits luck for what was drawn, and the mean of all luck is nothing', () => {
    // one roof hides a single unseen tile; the kind that is needed wins at once
    const state = arrange({
      mice: [['b2', 'c3'], ['g7']],
      open: 'NQ',
      tiles: { b2: 'C4', b3: 'blank', c2: 'blank', b1: 'blank' },
      cheese: [
        ['C1', 'C2', 'C3'],
        ['C1', 'C2', 'C3'],
      ],
      actionsLeft: 3,
    });
    const lucky = swingsOfMoves(state, ['uncover O', 'draw d1 blank', 'draw d2 C4', 'draw d3 blank']);
    const unlucky = swingsOfMoves(state, ['uncover O', 'draw d1 blank', 'draw d2 trap', 'draw d3 trap']);
    expect(wholeSwing(lucky).luck[0]).toBeGreaterThan(wholeSwing(unlucky).luck[0] + 0.1);
    expect(wholeSwing(lucky).decision[0]).toBe(wholeSwing(unlucky).decision[0]);

    const after = state.copy();
    after.apply(0, unwrap(parseMove(roquefort, after, 0, 'uncover O')), null);
    const judge = judgeFor(state, 1_000);
    const expected = judge.prospects(after)[0];
    const actions = new Int32Array(roquefort.maxLegal);
    const weights = new Int32Array(roquefort.maxLegal);
    const count = after.chances(actions, weights);
    let mean = 0;
    let total = 0;
    for (let i = 0; i < count; i++) {
      const [swing] = swingsOf(judge, after, [{ actor: -1, action: actions[i] }]);
      expect(swing.before[0]).toBe(expected);
      mean += swing.luck[0] * weights[i];
      total += weights[i];
    }
    expect(Math.abs(mean / total)).toBeLessThan(0.04);
  });
});
