import { failed, type Game, isObject, OptionReader, ok } from '@castellan/kernel';
import { OPTIONS } from './option-list.js';
import { CLIMB, REST, ROLL, type StairsOptions, StairsState, type StairsView } from './state.js';

/**
 * What the game declares so that everything else can be written once. In a larger game actions, notation, options,
 * views and reasons each have a file of their own, and the rules a file a chapter: see games/roquefort.
 */
export const templateGame: Game<StairsOptions, StairsState> = {
  id: 'template-game',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  maxLegal: 3,

  /** Nothing is left to chance here; else it would be settled now, by the source that comes as second argument. */
  prepare(input) {
    if (!isObject(input)) {
      const problem = { place: 'options', rule: 'S1.2', message: 'an object is needed' };
      return failed({ kind: 'bad-options', problems: [problem] });
    }
    const reader = new OptionReader(input);
    const players = reader.choice('players', OPTIONS.players);
    const top = reader.choice('top', OPTIONS.top);
    return reader.finish({ players, top }, 'S1.2');
  },

  start: (options) => new StairsState(options),

  readMove(text) {
    for (const [action, name] of MOVES) if (name === text) return ok(action);
    return failed(`a move is one of ${[...MOVES.values()].join(', ')}`);
  },

  writeMove: (action) => MOVES.get(action) ?? '',

  /** Asked only about what `legal` does not list; it decides nothing. */
  why(state, seat, action) {
    if (state.isOver()) return { rule: 'S2.1', message: 'the game is over' };
    if (action >= ROLL) return { rule: 'S1.1', message: 'the die is rolled by chance, once a round' };
    if (state.isChance()) return { rule: 'S1.1', message: 'the die must be rolled first' };
    return { rule: 'S1.2', message: `seat ${seat} has chosen already` };
  },

  describeOptions: (options) => options,
  describe: (state) => ({ ...state.view(), over: state.isOver() }),
};

/**
 * A position that whoever is shown this view can imagine, for bots. What the others have chosen is not known: it is taken
 * for a rest. Where every move is made in the open, this may be the game's own `imagine` as well.
 */
export function imagine(options: StairsOptions, view: StairsView): StairsState {
  return StairsState.seen(options, view);
}

/** The notation: one text an action. */
const MOVES = new Map([
  [REST, 'rest'],
  [CLIMB, 'climb'],
  [ROLL + 1, 'roll 1'],
  [ROLL + 2, 'roll 2'],
  [ROLL + 3, 'roll 3'],
]);

export type { StairsEvent, StairsOptions, StairsView } from './state.js';
export { StairsState } from './state.js';
