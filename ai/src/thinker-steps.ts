import type { AnyBotSupport, AnyGame, State } from '@castellan/kernel';
import type { Bot } from './bot.js';
import { type Plan, Planner } from './planner.js';
import { type Candidate, DEFAULT_SEARCH } from './search.js';
import type { ThinkerAnswer, ThinkerMessage, Thought } from './thinker-messages.js';

/** A game that can be thought about. */
export type ThinkingGame = { readonly game: AnyGame; readonly botSupport: AnyBotSupport };

export type SittingBot = Bot<State, unknown, unknown>;

/** How thinking is cut into steps, in positions: the first is short, so that there is an answer at once. */
export type Pace = { readonly first: number; readonly next: number };
export const USUAL_PACE: Pace = { first: 200, next: 1_000 };

/** A piece of work on a question each time it is called, and what there is to say; an answer that is no progress is the last. */
export type Stepper = () => ThinkerAnswer | null;

type Searching = { readonly looked: number; run(looked: number): boolean; candidates(): Candidate[] };

/** One step of searching; returns whether there are more. */
function searchStepper(searching: Searching, pace: Pace): () => boolean {
  let steps = 0;
  return () => searching.run(steps++ === 0 ? pace.first : searching.looked + pace.next);
}

function thoughtOf(id: number, game: AnyGame, searching: Searching, nodes: number): Thought {
  const moves = searching
    .candidates()
    .map(({ action, visits, prospect }) => ({ move: game.writeMove(action), visits, prospect }));
  return { id, looked: searching.looked, nodes, moves };
}

/** Works on what to play; null if there is nothing to choose from. */
export function decisionStepper(id: number, game: AnyGame, bot: SittingBot, pace: Pace): Stepper | null {
  bot.begin();
  if (bot.candidates().length === 0) return null;
  const search = searchStepper(bot, pace);
  return () => {
    const more = search();
    const thought = thoughtOf(id, game, bot, bot.nodes);
    if (more) return { type: 'progress', ...thought };
    return { type: 'decided', ...thought, move: game.writeMove(bot.decide()) };
  };
}

/** Works on the best turns and their reasons, after the search a turn at a time. */
export function explanationStepper(
  message: ThinkerMessage & { type: 'explain' },
  { game, botSupport }: ThinkingGame,
  bot: SittingBot,
  pace: Pace,
): Stepper | null {
  const { id, nodes } = message;
  const position = bot.imagine();
  const planner = new Planner(game, botSupport, position, { ...DEFAULT_SEARCH, nodes });
  planner.begin(position, bot.seat);
  if (planner.candidates().length === 0) return null;
  const search = searchStepper(planner, pace);
  const turns: Plan[] = [];
  let searched = false;
  return () => {
    if (!searched) {
      searched = !search();
      return { type: 'progress', ...thoughtOf(id, game, planner, nodes) };
    }
    const turn = planner.next();
    if (turn !== null && turns.push(turn) < message.turns) return null;
    return { type: 'explained', ...thoughtOf(id, game, planner, nodes), turns };
  };
}
