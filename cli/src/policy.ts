import { BadInput } from './bad-input.js';
import { type Flags, type Given, text } from './flags.js';
import { givenText } from './given.js';

/** How simulated players choose. */
const POLICIES = ['random'] as const;
export type Policy = (typeof POLICIES)[number];

export const POLICY_FLAG: Flags = {
  policy: text('policy', 'NAME', `how the players choose: ${POLICIES.join(', ')} (random)`),
};

export function checkPolicy(given: Given): Policy {
  const name = givenText(given, 'policy') ?? 'random';
  const policy = POLICIES.find((p) => p === name);
  if (policy !== undefined) return policy;
  throw new BadInput(`--policy: one of ${POLICIES.join(', ')} is needed, not "${name}"`);
}
