import { describeRejection } from '@castellan/kernel';
import { contestant } from './contestant.js';
import type { TableSeat, ThinkerAnswer, ThinkerMessage } from './thinker-messages.js';
import {
  decisionStepper,
  explanationStepper,
  type Pace,
  type SittingBot,
  type Stepper,
  type ThinkingGame,
  USUAL_PACE,
} from './thinker-steps.js';

/** So many who have thought lately keep what they think with; it is megabytes each, and tables may be many. */
const MOST_AWAKE = 4;

type Sitting = ThinkingGame & { readonly bot: SittingBot; hasSeen: boolean };
type Question = { readonly id: number; readonly place: string; readonly step: Stepper };

/**
 * Those who sit at tables, thinking a step at a time. It is told messages and answers with messages; whoever hosts
 * it calls `step` while it is busy and listens to messages in between, so that a question can be cancelled. It has
 * no clock: the same messages give the same decisions wherever it runs and however steps and messages interleave.
 */
export class Thinker {
  readonly #games: readonly ThinkingGame[];
  readonly #pace: Pace;
  readonly #sittings = new Map<string, Sitting>();
  /** Those who have thought, the latest last. */
  readonly #awake = new Set<Sitting>();
  /** Answered one after another, the first one now; an urgent one comes before the others. */
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
      case 'explain':
        return this.#ask(message);
      case 'cancel':
        return this.#cancel(({ id }) => id === message.id);
      case 'leave':
        this.#getUp(nameOf(message));
        return this.#cancel(({ place }) => place === nameOf(message));
    }
  }

  /** Thinks a little about the first question. */
  step(): ThinkerAnswer[] {
    const question = this.#questions[0];
    if (question === undefined) return [];
    const answer = question.step();
    if (answer === null) return [];
    if (answer.type !== 'progress') this.#questions.shift();
    return [answer];
  }

  #sit(message: ThinkerMessage & { type: 'sit' }): ThinkerAnswer[] {
    const { game: id, rulesVersion } = message;
    const found = this.#games.find(({ game }) => game.id === id && game.rulesVersion === rulesVersion);
    if (found === undefined)
      return [refusal(null, `there is no game ${id} with rules of version ${rulesVersion} here`)];
    const { game, botSupport } = found;
    const options = game.prepare(message.options, null);
    if (!options.ok) return [refusal(null, describeRejection(options.error))];
    const character = botSupport.characters(options.value).find(({ id }) => id === message.character);
    if (character === undefined)
      return [refusal(null, `nobody at such a table is called ${message.character}`)];
    const bot = contestant(game, botSupport, character).sitDown(options.value, message.seat, message.seed);
    const place = nameOf(message);
    this.#getUp(place);
    this.#sittings.set(place, { game, botSupport, bot, hasSeen: false });
    return this.#cancel((question) => question.place === place); // whoever sat there before is gone
  }

  #ask(message: ThinkerMessage & { type: 'think' | 'explain' }): ThinkerAnswer[] {
    const { id } = message;
    const place = nameOf(message);
    const sitting = this.#sittings.get(place);
    if (sitting === undefined) return [nobody(message, id)];
    if (this.#questions.some((question) => question.id === id || question.place === place))
      return [refusal(id, `${place} is being thought about, or the number ${id} is in use`)];
    if (!sitting.hasSeen) return [refusal(id, `${place} has not been shown anything`)];
    if (message.type === 'think') this.#wake(sitting);
    // the position is the one of this moment, whatever is witnessed while it is thought about
    const step =
      message.type === 'think'
        ? decisionStepper(id, sitting.game, sitting.bot, this.#pace)
        : explanationStepper(message, sitting, sitting.bot, this.#pace);
    if (step === null) return [refusal(id, `${place} has no move now`)];
    const question = { id, place, step };
    if (message.type === 'think' && message.isUrgent === true) this.#questions.unshift(question);
    else this.#questions.push(question);
    return [];
  }

  /** Whoever thought longest ago rests, but for those who are asked something. */
  #wake(sitting: Sitting): void {
    this.#awake.delete(sitting);
    const asked = new Set(this.#questions.map(({ place }) => this.#sittings.get(place)));
    for (const one of this.#awake) {
      if (this.#awake.size < MOST_AWAKE) break;
      if (asked.has(one)) continue;
      one.bot.rest();
      this.#awake.delete(one);
    }
    this.#awake.add(sitting);
  }

  #getUp(place: string): void {
    const sitting = this.#sittings.get(place);
    if (sitting !== undefined) this.#awake.delete(sitting);
    this.#sittings.delete(place);
  }

  #cancel(chosen: (question: Question) => boolean): ThinkerAnswer[] {
    const cancelled = this.#questions.filter(chosen);
    this.#questions = this.#questions.filter((question) => !chosen(question));
    return cancelled.map(({ id }) => ({ type: 'cancelled', id }));
  }
}

const nameOf = ({ table, seat }: TableSeat): string => `seat ${seat} of ${table}`;

function nobody(place: TableSeat, id: number | null): ThinkerAnswer {
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
