import { CHANCE, type Outcome, RandomPlay } from '@castellan/kernel';
import type { Setup } from '../setup.js';

/** What a finished game adds to the statistics. */
export type Played = {
  readonly first: number;
  readonly turns: number;
  /** By players; ending a turn is one too. */
  readonly moves: number;
  /** By chance. */
  readonly draws: number;
  readonly outcome: Outcome;
};

/** Plays game k from beginning to end. */
export function playOut(setup: Setup, k: number): Played {
  const { game, face } = setup.box;
  const options = setup.options(k);
  const state = game.start(options);
  const chance = setup.chance(k);
  const play = new RandomPlay(game.maxLegal);
  const events: unknown[] = [];
  let turns = 0;
  let moves = 0;
  let draws = 0;
  let outcome = state.outcome();
  for (; outcome === null; outcome = state.outcome()) {
    play.step(state, chance, events);
    if (play.actor === CHANCE) draws++;
    else moves++;
    for (const event of events) if (face.beginsTurn(event)) turns++;
    events.length = 0;
  }
  return { first: face.firstSeat(options), turns, moves, draws, outcome };
}
