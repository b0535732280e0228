import { type ChanceSource, type JsonObject, RandomPlay, type State } from '@castellan/kernel';
import { BadInput } from './bad-input.js';
import { Company } from './company.js';
import { EagerPlay } from './eager.js';
import { type Flags, type Given, text } from './flags.js';
import { givenText } from './given.js';
import { namesOfOpponents, opponentsAt } from './opponents.js';
import type { Setup } from './setup.js';

/** How simulated players choose: by one of these, or by the name of an opponent. */
const POLICIES: readonly string[] = ['random', 'eager'];
export type Policy = string;

/** Chooses for whoever is to act; `actor` and `action` hold the choice. */
export type PolicyPlayer = {
  readonly actor: number;
  readonly action: number;
  choose(state: State, chance: ChanceSource): void;
  /** Told what happened, if it cares. */
  witness?(events: readonly unknown[], state: State): void;
};

export const POLICY_FLAG: Flags = {
  policy: text(
    'policy',
    'NAME',
    `how the players choose: random among all they may do; eager, which never ends, passes or skips while there is something else to do; or an opponent at every seat (random). ${namesOfOpponents()}`,
  ),
};

export function readPolicy(given: Given, { box }: Setup, options: JsonObject): Policy {
  const name = givenText(given, 'policy') ?? 'random';
  const names = box.botSupport === null ? [] : opponentsAt(box, options).map((opponent) => opponent.name);
  if (POLICIES.includes(name) || names.includes(name)) return name;
  throw new BadInput(`--policy: one of ${[...POLICIES, ...names].join(', ')} is needed, not "${name}"`);
}

/** Those who play game k. */
export function newPlayer(policy: Policy, setup: Setup, k: number): PolicyPlayer {
  const { box, seed } = setup;
  if (policy === 'random') return new RandomPlay(box.game.maxLegal);
  if (policy === 'eager') return new EagerPlay(box.game, box.face);
  return new Company(box, policy, setup.options(k), `${seed}/company/${k}`);
}

/** Carries out what a player chose and lets it see what came of it. A log that is given must be empty. */
export function carryOut(player: PolicyPlayer, state: State, log: unknown[] | null): void {
  const events = log ?? (player.witness === undefined ? null : []);
  state.apply(player.actor, player.action, events);
  player.witness?.(events ?? [], state);
}
