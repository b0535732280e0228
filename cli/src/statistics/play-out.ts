import { CHANCE, type GameRecord, type Outcome, SPECTATOR, writeAction } from '@castellan/kernel';
import type { AnyChronicle } from '../face.js';
import { carryOut, newPlayer, type Policy } from '../policy.js';
import type { Setup } from '../setup.js';

/** What a finished game adds to the statistics. */
export type PlayedGame = {
  /** Its number; with the seed and the other arguments it is the whole game. */
  readonly game: number;
  readonly first: number;
  readonly turns: number;
  /** By players; ending a turn is one too. */
  readonly moves: number;
  /** By chance. */
  readonly draws: number;
  readonly outcome: Outcome;
};

/** Plays game k from beginning to end. */
export function playOut(setup: Setup, policy: Policy, k: number, chronicle?: AnyChronicle): PlayedGame {
  const { game, face } = setup.box;
  const options = setup.options(k);
  const state = game.start(options);
  const chance = setup.chance(k);
  const player = newPlayer(policy, setup, k);
  const first = face.firstSeat(options);
  const events: unknown[] = [];
  let turns = 0;
  let moves = 0;
  let draws = 0;
  let outcome = state.outcome();
  for (; outcome === null; outcome = state.outcome()) {
    player.choose(state, chance);
    carryOut(player, state, events);
    if (player.actor === CHANCE) draws++;
    else moves++;
    for (const event of events) {
      if (face.beginsTurn(event)) turns++;
      chronicle?.hear(event);
    }
    events.length = 0;
  }
  chronicle?.close({ view: state.view(SPECTATOR), outcome, first });
  return { game: k, first, turns, moves, draws, outcome };
}

/** The record of game k: it is played once more, for most games are never asked for. */
export function recordOf(setup: Setup, policy: Policy, k: number): GameRecord {
  const { game } = setup.box;
  const options = setup.options(k);
  const state = game.start(options);
  const chance = setup.chance(k);
  const player = newPlayer(policy, setup, k);
  const actions: string[] = [];
  while (!state.isOver()) {
    player.choose(state, chance);
    actions.push(writeAction(game, state, player.actor, player.action));
    carryOut(player, state, null);
  }
  return { game: game.id, rulesVersion: game.rulesVersion, options, actions };
}
