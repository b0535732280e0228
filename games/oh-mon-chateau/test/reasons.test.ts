import { SeededChance, unwrap } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { type ChateauEvent, ChateauExplainer, type ChateauReason, ohMonChateau } from '../src/index.js';

/** Every decision of a seeded game, with what is said about the move that was made. */
function* reasonsInGame(mode: string, seed: string) {
  const chance = new SeededChance(seed);
  const state = ohMonChateau.start(unwrap(ohMonChateau.prepare({ mode, players: 2, first: 0 }, null)));
  const [actions, weights] = [new Int32Array(ohMonChateau.maxLegal), new Int32Array(ohMonChateau.maxLegal)];
  while (!state.isOver()) {
    if (state.isChance()) {
      state.apply(-1, actions[chance.below(state.chances(actions, weights))], null);
      continue;
    }
    const seat = (state.actors() & 1) !== 0 ? 0 : 1;
    const count = state.legal(seat, actions);
    // whatever can be built is built, so that castles grow
    const move = count > 1 ? actions[chance.below(count - 1)] : actions[0];
    const before = state.copy();
    const events: ChateauEvent[] = [];
    state.apply(seat, move, events);
    yield {
      before,
      after: state,
      seat,
      events,
      reasons: new ChateauExplainer(before, seat).explain(state, events),
    };
  }
}

describe('reasons for a move of Oh mon château', () => {
  it.each(['petits-batisseurs', 'grands-architectes'])(
    'are what happened and what the lines show, in %s',
    (mode) => {
      const seen = new Set<ChateauReason['kind']>();
      for (const { before, after, seat, events, reasons } of reasonsInGame(mode, 'reasons')) {
        for (const reason of reasons) {
          seen.add(reason.kind);
          if (reason.kind === 'completes') {
            const line = after.board.lines.find(({ name }) => name === reason.line);
            const mask = line?.mask ?? 0;
            expect(after.tokens[seat] & mask).toBe(mask);
            expect(before.tokens[seat] & mask).not.toBe(mask);
          }
          if (reason.kind === 'builds' && reason.part === 'tower')
            expect(events).toContainEqual({ type: 'builtTower', seat, points: reason.points });
          if (reason.kind === 'wins') expect(after.outcome()?.winners).toEqual([seat]);
        }
        expect(reasons.some(({ kind }) => kind === 'builds')).toBe(
          events.some(({ type }) => /^(builtFloor|builtTower|builtWall|drewFlag)$/.test(type)),
        );
      }
      for (const kind of ['builds', 'completes', 'nears', 'draws'] as const) expect(seen).toContain(kind);
    },
  );
});
