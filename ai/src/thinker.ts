import { type AnyGame, type AnyOpposition, describeRejection, type State } from '@castellan/kernel';
import type { Bot } from './bot.js';
import { contestant } from './contestant.js';
import type { Place, ThinkerAnswer, ThinkerMessage, WeighedMove } from './thinker-messages.js';

/** A game that can be thought about. */
export type ThinkingGame = { readonly game: AnyGame; readonly opposition: AnyOpposition };

/** How thinking is cut into steps, in positions: the first is short, so that there is an answer at once. */
export type Pace = { readonly first: number; readonly next: number };
export const USUAL_PACE: Pace = { first: 200, next: 1_000 };

type Sitting = { readonly game: AnyGame; readonly bot: Bot<State, unknown, unknown>; hasSeen: boolean };
type Question = { readonly id: number; readonly place: string; readonly sitting: Sitting; steps: number };

/**
 * Those who sit at tables, thinking a step at a time. It is told messages and answers with messages; whoever hosts
 * it calls `step` while it is busy and listens to messages in between, so that a question can be cancelled. It has
 * no clock: the same messages give the same decisions wherever it runs and however steps and messages interleave.
 */
export class Thinker {
  readonly #games: readonly ThinkingGame[];
  readonly #pace: Pace;
  readonly #sittings = new Map<string, Sitting>();
  /** Answered one after another, the first one now. */
  #questions: Question[] = [];

  constructor(games: readonly ThinkingGame[], pace: Pace = USUAL_PACE) {
    this.#games = games;
    this.#pace = pace;
  }

  /** Whether there is anything to think about. */
  get busy(): boolean {
    return this.#questions.length > 0;
  }

  tell(message: ThinkerMessage): ThinkerAnswer[] {
    switch (message.type) {
      case 'sit':
        return this.#sit(message);
      case 'witness': {
        const sitting = this.#sittings.get(nameOf(message));
        if (sitting === undefined) return [nobody(message, null)];
        sitting.bot.witness(message.events, message.view);
        sitting.hasSeen = true;
        return [];
      }
      case 'think':
        return this.#ask(message);
      case 'cancel':
        return this.#cancel(({ id }) => id === message.id);
      case 'leave':
        this.#sittings.delete(nameOf(message));
        return this.#cancel(({ place }) => place === nameOf(message));
    }
  }

  /** Thinks a little about the question that has waited longest. */
  step(): ThinkerAnswer[] {
    const question = this.#questions[0];
    if (question === undefined) return [];
    const { game, bot } = question.sitting;
    const more = bot.run(question.steps++ === 0 ? this.#pace.first : bot.looked + this.#pace.next);
    const moves = bot
      .candidates()
      .map(
        ({ action, visits, prospect }): WeighedMove => ({ move: game.writeMove(action), visits, prospect }),
      );
    const thought = { id: question.id, looked: bot.looked, nodes: bot.nodes, moves };
    if (more) return [{ type: 'progress', ...thought }];
    this.#questions.shift();
    return [{ type: 'decided', ...thought, move: game.writeMove(bot.decide()) }];
  }

  #sit(message: ThinkerMessage & { type: 'sit' }): ThinkerAnswer[] {
    const found = this.#games.find(({ game }) => game.id === message.game);
    if (found === undefined) return [refusal(null, `there is no game ${message.game} here`)];
    const { game, opposition } = found;
    const options = game.prepare(message.options, null);
    if (!options.ok) return [refusal(null, describeRejection(options.error))];
    const character = opposition.characters(options.value).find(({ id }) => id === message.character);
    if (character === undefined)
      return [refusal(null, `nobody at such a table is called ${message.character}`)];
    const bot = contestant(game, opposition, character).sitDown(options.value, message.seat, message.seed);
    const place = nameOf(message);
    this.#sittings.set(place, { game, bot, hasSeen: false });
    return this.#cancel((question) => question.place === place); // whoever sat there before is gone
  }

  #ask(message: Place & { readonly id: number }): ThinkerAnswer[] {
    const { id } = message;
    const place = nameOf(message);
    const sitting = this.#sittings.get(place);
    if (sitting === undefined) return [nobody(message, id)];
    if (this.#questions.some((question) => question.id === id || question.place === place))
      return [refusal(id, `${place} is being thought about, or the number ${id} is in use`)];
    if (!sitting.hasSeen) return [refusal(id, `${place} has not been shown anything`)];
    // the position is the one of this moment, whatever is witnessed while it is thought about
    sitting.bot.begin();
    if (sitting.bot.candidates().length === 0) return [refusal(id, `${place} has no move now`)];
    this.#questions.push({ id, place, sitting, steps: 0 });
    return [];
  }

  #cancel(chosen: (question: Question) => boolean): ThinkerAnswer[] {
    const cancelled = this.#questions.filter(chosen);
    this.#questions = this.#questions.filter((question) => !chosen(question));
    return cancelled.map(({ id }) => ({ type: 'cancelled', id }));
  }
}

const nameOf = ({ table, seat }: Place): string => `seat ${seat} of ${table}`;

function nobody(place: Place, id: number | null): ThinkerAnswer {
  return refusal(id, `nobody sits at ${nameOf(place)}`);
}

function refusal(id: number | null, message: string): ThinkerAnswer {
  return { type: 'refused', id, message };
}

/**
 * Lets a thinker work wherever it lives: `post` sends an answer away, `later` calls back after messages that have
 * come in meanwhile. Returns what to do with a message.
 */
export function drive(
  thinker: Thinker,
  post: (answer: ThinkerAnswer) => void,
  later: (work: () => void) => void,
): (message: ThinkerMessage) => void {
  let working = false;
  const work = (): void => {
    for (const answer of thinker.step()) post(answer);
    working = thinker.busy;
    if (working) later(work);
  };
  return (message) => {
    for (const answer of thinker.tell(message)) post(answer);
    if (working || !thinker.busy) return;
    working = true;
    later(work);
  };
}
