import { RandomPlay } from '@castellan/kernel';
import { BadInput } from './bad-input.js';
import { EagerPlay } from './eager.js';
import { type Flags, type Given, text } from './flags.js';
import { givenText } from './given.js';
import type { Box } from './registry.js';

/** How simulated players choose. */
const POLICIES = ['random', 'eager'] as const;
export type Policy = (typeof POLICIES)[number];

/** Chooses for whoever is to act; `actor` and `action` hold the choice. */
export type Player = Pick<RandomPlay, 'actor' | 'action' | 'choose'>;

export const POLICY_FLAG: Flags = {
  policy: text(
    'policy',
    'NAME',
    'how the players choose: random among all they may do, or eager, which never ends, passes or skips while there is something else to do (random)',
  ),
};

export function readPolicy(given: Given): Policy {
  const name = givenText(given, 'policy') ?? 'random';
  const policy = POLICIES.find((p) => p === name);
  if (policy !== undefined) return policy;
  throw new BadInput(`--policy: one of ${POLICIES.join(', ')} is needed, not "${name}"`);
}

export function newPlayer(policy: Policy, { game, face }: Box): Player {
  return policy === 'random' ? new RandomPlay(game.maxLegal) : new EagerPlay(game, face);
}
