import {
  type AnyGame,
  CHANCE,
  chanceMoves,
  type JsonObject,
  legalMoves,
  parseMove,
  readAction,
  SeededChance,
  type State,
  seatsIn,
  unwrap,
} from '@castellan/kernel';
import { registry } from '../../../server/src/games.js';
import { spoilText } from '../spoil.js';
import { insist, insistOnSame, type Target, type Trial } from '../target.js';

/** A position with all that may be done in it. */
type Position = { readonly state: State; readonly actor: number; readonly moves: ReadonlySet<string> };

const POSITIONS = 300;

/** Moves of a game as text, in positions from random games: what is read is legal, and everything else gets a reason. */
function notation(name: string, game: string): Target {
  return {
    name,
    about: `moves of ${game} as text: exactly the legal ones are read, every other is refused with a reason`,
    open: (): Trial => {
      const rules = unwrap(registry.find(game));
      const positions = positionsOf(rules);
      const all = [...new Set(positions.flatMap(({ moves }) => [...moves]))];
      return {
        run: (input) => {
          const { state, actor, moves } = positions[input.below(positions.length)];
          const text = input.once(6)
            ? Buffer.from(input.rest()).toString()
            : spoilText(input, input.pick(all), all);
          const read = parseMove(rules, state, actor, text);
          insist(read.ok === moves.has(text), 'what is read is not what is legal', text, read);
          if (read.ok) insistOnSame(rules.writeMove(read.value), text, 'written otherwise');
          else
            insist(
              read.error.kind === 'malformed-move' || read.error.kind === 'illegal-move',
              'no reason',
              read,
            );
          const bare = rules.readMove(text);
          if (bare.ok) insistOnSame(rules.writeMove(bare.value), text, 'written otherwise');
          else insist(bare.error !== '', 'refused without a word', text);
          readAction(rules, state, text);
        },
      };
    },
  };
}

function positionsOf(game: AnyGame): Position[] {
  const chance = new SeededChance(`notation ${game.id}`);
  const positions: Position[] = [];
  for (let players = 2; positions.length < POSITIONS; players = players === 4 ? 2 : players + 1) {
    const options: JsonObject = unwrap(game.prepare({ players }, chance));
    const state = game.start(options);
    const seats = (): readonly number[] => seatsIn(state.actors());
    for (let n = 0; n < 400 && (state.isChance() || seats().length > 0); n++) {
      const actor = state.isChance() ? CHANCE : seats()[0];
      const moves = actor === CHANCE ? [...chanceMoves(game, state).keys()] : legalMoves(game, state, actor);
      if (chance.below(12) === 0 && positions.length < POSITIONS)
        positions.push({ state: state.copy(), actor, moves: new Set(moves) });
      state.apply(actor, unwrap(parseMove(game, state, actor, moves[chance.below(moves.length)])), null);
    }
  }
  return positions;
}

export const roquefortNotation = notation('notation-roquefort', 'roquefort');
export const chateauNotation = notation('notation-chateau', 'oh-mon-chateau');
