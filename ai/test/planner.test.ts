import { parseMove, SeededChance, unwrap } from '@castellan/kernel';
import {
  type RoquefortEvent,
  type RoquefortState,
  roquefort,
  roquefortBotSupport,
} from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import { arrange } from '../../games/roquefort/test/arrange.js';
import { DEFAULT_SEARCH, type Plan, Planner } from '../src/index.js';
import { makeBot, playTable } from './table.js';

function plansOf(state: RoquefortState, count = 3, nodes = 2_000): Plan[] {
  const settings = { ...DEFAULT_SEARCH, nodes };
  return new Planner(roquefort, roquefortBotSupport, state, settings).plans(state, state.turn, count);
}

/** Plays the steps of a plan on a copy. */
function carryOut(plan: Plan, from: RoquefortState): { state: RoquefortState; events: RoquefortEvent[] } {
  const state = from.copy();
  const events: RoquefortEvent[] = [];
  for (const { actor, move } of plan.steps)
    state.apply(actor, unwrap(parseMove(roquefort, state, actor, move)), events);
  return { state, events };
}

/** One more kind wins: C4 lies under b2 with a mouse on it, and under c2. */
const ONE_STEP = arrange({
  mice: [['b2', 'c3'], ['g7']],
  open: 'N',
  tiles: { b2: 'C4', b3: 'C2', c2: 'C4' },
  cheese: [['C1', 'C2', 'C3'], []],
});

describe('plans', () => {
  it('say that a turn wins, and how', () => {
    const [best] = plansOf(ONE_STEP);
    expect(best.steps).toEqual([{ actor: 0, move: 'run c3-c2', odds: 1 }]);
    expect(best.complete).toBe(true);
    expect(best.prospects).toEqual([1, 0]);
    expect(best.reasons).toEqual([
      { reason: { kind: 'wins', by: 'goal' }, odds: 1 },
      { reason: { kind: 'collects', cheese: 'C4' }, odds: 1 },
    ]);
  });

  it('end differently from one another, in seeded games with two to four players', () => {
    for (const players of [2, 3, 4]) {
      let met = 0;
      let n = 0;
      for (const { state } of playTable(`plans ${players}`, { players }, (s, seat) => makeBot(s, seat, 30))) {
        if (n++ % 23 !== 22) continue;
        if (met++ === 3) break;
        const before = state.bytes.slice();
        const plans = plansOf(state, 3, 200);
        expect(state.bytes).toEqual(before);
        expect(plans.length).toBeGreaterThan(0);
        const ends = plans.map((plan) => carryOut(plan, state).state);
        for (const [i, plan] of plans.entries()) {
          const end = ends[i];
          expect(plan.prospects.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 6);
          expect(plan.complete).toBe(end.isOver() || end.turn !== state.turn);
          if (!plan.complete) expect(end.isChance()).toBe(true);
          for (const { odds } of plan.reasons) {
            expect(odds).toBeGreaterThan(0);
            expect(odds).toBeLessThanOrEqual(1);
          }
          for (const { actor, odds } of plan.steps) expect(odds === 1 || actor === -1).toBe(true);
        }
        expect(new Set(ends.map((end) => end.bytes.join())).size).toBe(plans.length);
      }
      expect(met).toBeGreaterThan(2);
    }
  });

  it('give reasons that chance leaves certain the odds 1, and exact odds to the others', () => {
    // the trap beside the castle drops the mouse on b2; what falls out at g2 is unknown
    const state = arrange({
      mice: [
        ['a7', 'b4'],
        ['b2', 'dungeon'],
      ],
      open: 'NH',
      tiles: { b2: 'blank', b3: 'blank', c2: 'blank', b4: 'blank', b5: 'blank', a2: 'trap' },
      actionsLeft: 1,
    });
    const plans = plansOf(state, 12, 1_000);
    const slide = plans.find((plan) => plan.steps[0].move === 'slide a2');
    expect(slide).toBeDefined();
    if (slide === undefined) return;
    expect(slide.steps[1].actor).toBe(-1);
    expect(slide.steps[1].move).toBe('draw spare blank'); // the likeliest: 4 of 25
    const unseen = state.unseen.reduce((sum, n) => sum + n, 0);
    expect(slide.steps[1].odds).toBeCloseTo(state.unseen[8] / unseen);
    expect(slide.steps.at(-1)?.move).toBe('end');
    expect(slide.reasons).toContainEqual({ reason: { kind: 'traps', seat: 1, cell: 'b2' }, odds: 1 });
    expect(slide.reasons).toContainEqual({ reason: { kind: 'learns', cells: ['spare'] }, odds: 1 });
  });

  it('stop where nobody can know how to go on', () => {
    const state = arrange({ mice: [['a1'], ['g7']], actionsLeft: 4 });
    const plans = plansOf(state, 20, 300);
    const look = plans.find((plan) => plan.steps[0].move === 'uncover N');
    expect(look).toMatchObject({ complete: false, steps: [{ move: 'uncover N' }] });
    expect(look?.reasons).toContainEqual({ reason: { kind: 'learns', cells: ['b2', 'b3', 'c2'] }, odds: 1 });
  });

  it('are the same again', () => {
    const chance = new SeededChance('again');
    const state = roquefort.start(unwrap(roquefort.prepare({ players: 2 }, chance)));
    state.apply(-1, unwrap(roquefort.readMove('draw spare C1')), null);
    for (const tower of ['a1', 'g1'])
      state.apply(state.turn, unwrap(roquefort.readMove(`place ${tower}`)), null);
    expect(plansOf(state, 2, 300)).toEqual(plansOf(state, 2, 300));
  });
});
