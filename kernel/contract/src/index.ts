import {
  type Actor,
  CHANCE,
  describeRejection,
  formatRecord,
  type Game,
  type GameRecord,
  hasSeat,
  isLegal,
  type JsonObject,
  parseMove,
  parseRecord,
  type Rejection,
  replay,
  type Seat,
  SeededChance,
  SPECTATOR,
  type State,
  unwrap,
} from '@castellan/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playthrough } from './playthrough.js';

export type ContractSettings<S> = {
  /** Games played for each set of options and each property. */
  readonly runs?: number;
  /** No game may need more actions than this. */
  readonly mostActions?: number;
  /** Changes everything in the state that this seat is not shown; its view must stay the same. */
  readonly disguise?: (state: S, seat: Seat, chance: SeededChance) => void;
};

/**
 * What every game promises, whatever its rules: one line in a game's tests runs all of it over seeded random
 * play. `optionSets` are inputs to `prepare`, at least one for each number of players.
 */
export function contract<O extends JsonObject, S extends State>(
  game: Game<O, S>,
  optionSets: readonly JsonObject[],
  settings: ContractSettings<S> = {},
): void {
  const { runs = 10, mostActions = 100_000, disguise } = settings;
  const forSeeds = (check: (seed: string) => void): void =>
    fc.assert(
      fc.property(fc.string(), (seed) => check(seed)),
      { numRuns: runs, seed: 1 },
    );
  const play = (input: JsonObject, seed: string) => playthrough(game, input, seed, mostActions);

  describe.each(optionSets.map((input) => ({ input })))(
    `${game.id} keeps the contract with $input`,
    ({ input }) => {
      it('has the options that it tells, and fills in what it says is usual', () => {
        const settled: JsonObject = unwrap(game.prepare(input, new SeededChance('options')));
        const known = Object.keys(game.options).filter(
          (key) => game.options[key].kind !== 'data' || input[key] !== undefined,
        );
        expect(Object.keys(settled).sort()).toEqual(known.sort());
        for (const [key, option] of Object.entries(game.options))
          if (input[key] === undefined && (option.kind === 'choice' || option.kind === 'count'))
            expect([option.usual, 'unlisted' in option ? option.unlisted : undefined]).toContain(
              settled[key],
            );
      });

      it('is at every moment over, at chance or at some seats, and never stuck', () => {
        forSeeds((seed) => {
          const actions = new Int32Array(game.maxLegal);
          const weights = new Int32Array(game.maxLegal);
          for (const { state } of play(input, seed)) {
            const chances = state.chances(actions, weights);
            expect(chances > 0).toBe(state.isChance());
            for (let i = 0; i < chances; i++) expect(weights[i]).toBeGreaterThan(0);
            expect(state.actors() !== 0).toBe(!state.isChance() && !state.isOver());
            expect(state.outcome() !== null).toBe(state.isOver());
            for (let seat = 0; seat < state.seats; seat++) {
              const count = state.legal(seat, actions);
              expect(count > 0).toBe(hasSeat(state.actors(), seat));
              expect(new Set(actions.subarray(0, count)).size).toBe(count);
            }
          }
        });
      });

      it('becomes the same with a log and without', () => {
        forSeeds((seed) => {
          for (const { state, actor, action } of play(input, seed)) {
            if (action === null) continue;
            const silent = state.copy();
            const told = state.copy();
            const log: unknown[] = [];
            expect(told.apply(actor, action, log)).toBe(silent.apply(actor, action, null));
            expect(told.bytes).toEqual(silent.bytes);
            expect(JSON.parse(JSON.stringify(log))).toEqual(log);
          }
        });
      });

      it('replays a record to the same bytes, and a record to the same text', () => {
        forSeeds((seed) => {
          const { record, last } = recorded(game, play(input, seed));
          const text = formatRecord(record);
          const read = unwrap(parseRecord(text));
          expect(formatRecord(read)).toBe(text);
          const again = unwrap(replay(game, read));
          expect(again.bytes).toEqual(last.bytes);
          expect(again.outcome()).toEqual(last.outcome());
        });
      });

      it('reads every move that it writes', () => {
        forSeeds((seed) => {
          const actions = new Int32Array(game.maxLegal);
          const weights = new Int32Array(game.maxLegal);
          for (const { state, actor } of play(input, seed)) {
            if (state.isOver()) break;
            const count = actor === CHANCE ? state.chances(actions, weights) : state.legal(actor, actions);
            for (const action of actions.subarray(0, count))
              expect(parseMove(game, state, actor, game.writeMove(action))).toEqual({
                ok: true,
                value: action,
              });
          }
        });
      });

      it('refuses everything outside `legal`, names a rule and changes nothing', () => {
        forSeeds((seed) => {
          const chance = new SeededChance(`refuse ${seed}`);
          const elsewhere = [...play(input, `${seed} elsewhere`)].flatMap(({ action }) =>
            action === null ? [] : [game.writeMove(action)],
          );
          for (const { state } of play(input, seed)) {
            const before = state.bytes.slice();
            for (const actor of [CHANCE, ...Array.from({ length: state.seats }, (_, seat) => seat)]) {
              const move = elsewhere[chance.below(elsewhere.length)];
              checkRefusal(game, state, actor, move);
              checkRefusal(game, state, actor, garble(move, chance));
            }
            expect(state.bytes).toEqual(before);
          }
        });
      });

      it('shows views that are plain data and change nothing', () => {
        forSeeds((seed) => {
          for (const { state } of play(input, seed)) {
            const before = state.bytes.slice();
            for (let observer = SPECTATOR; observer < state.seats; observer++) {
              if (observer === CHANCE) continue;
              const view = state.view(observer);
              expect(JSON.parse(JSON.stringify(view))).toEqual(view);
              expect(state.copy().view(observer)).toEqual(view);
            }
            game.describe(state);
            expect(state.bytes).toEqual(before);
          }
        });
      });

      if (disguise !== undefined)
        it('shows a seat nothing of what is hidden from it', () => {
          forSeeds((seed) => {
            const chance = new SeededChance(`disguise ${seed}`);
            const actions = new Int32Array(game.maxLegal);
            for (const { state } of play(input, seed)) {
              for (let seat = 0; seat < state.seats; seat++) {
                const other = state.copy();
                disguise(other, seat, chance);
                expect(other.view(seat)).toEqual(state.view(seat));
                const count = state.legal(seat, actions);
                const legal = actions.slice(0, count);
                expect(actions.slice(0, other.legal(seat, actions))).toEqual(legal);
                expect(foreseen(game, other, seat, legal)).toBe(foreseen(game, state, seat, legal));
              }
            }
          });
        });

      it('copies without sharing', () => {
        forSeeds((seed) => {
          for (const { state, actor, action } of play(input, seed)) {
            if (action === null) continue;
            const before = state.bytes.slice();
            const copy = state.copy();
            copy.apply(actor, action, null);
            expect(state.bytes).toEqual(before);
            copy.copyFrom(state);
            expect(copy.bytes).toEqual(before);
          }
        });
      });
    },
  );
}

function foreseen<S extends State>(
  game: Game<JsonObject, S>,
  state: S,
  seat: Seat,
  legal: Int32Array,
): string {
  return JSON.stringify(Array.from(legal, (action) => game.foresee?.(state, seat, action)));
}

function recorded<S extends State>(
  game: Game<JsonObject, S>,
  steps: ReturnType<typeof playthrough<JsonObject, S>>,
): { record: GameRecord; last: S } {
  const all = [...steps];
  const last = all[all.length - 1];
  const actions = all.flatMap(({ text }) => (text === null ? [] : [text]));
  return {
    record: { game: game.id, rulesVersion: game.rulesVersion, options: last.options, actions },
    last: last.state,
  };
}

function checkRefusal<S extends State>(
  game: Game<JsonObject, S>,
  state: S,
  actor: Actor,
  move: string,
): void {
  const parsed = parseMove(game, state, actor, move);
  if (parsed.ok) {
    expect(isLegal(game, state, actor, parsed.value)).toBe(true);
    return;
  }
  const rejection: Rejection = parsed.error;
  expect(describeRejection(rejection)).toContain(move);
  if (rejection.kind === 'illegal-move') expect(rejection.rule).toMatch(/^[A-Z]\d+\.\d+$/);
  else expect(rejection.kind).toBe('malformed-move');
}

/** Something that is nearly a move. */
function garble(move: string, chance: SeededChance): string {
  const at = chance.below(move.length);
  const letter = 'abgz17>- E?'[chance.below(11)];
  return move.slice(0, at) + letter + move.slice(at + chance.below(2));
}
