import type { ChateauOptions } from './options.js';

/**
 * Where the versions of the rules differ. The rules ask these and never for a number: games that began under version 1
 * go on and replay by the same code as those of today.
 *
 * - 1: nobody has to use a die, guests bring tokens in the last building, and only a cleared line is progress.
 * - 2: option `mustUseDice` [O3.4], no token is placed in the last building [O5.2], a flag by a die is progress [O5.4].
 */
export type ChateauVersion = 1 | 2;
export const NEWEST: ChateauVersion = 2;

export type ChateauRules = {
  /** [O3.4] The active player uses each die that can be used. */
  readonly mustUseDice: boolean;
  /** [O5.2] Guests bring tokens in the last building, too. */
  readonly tokensInLastBuilding: boolean;
  /** [O5.4] A flag drawn by a die counts as progress. */
  readonly diceMakeProgress: boolean;
};

export function rulesOf(version: ChateauVersion, options: ChateauOptions): ChateauRules {
  const isFirst = version === 1;
  return {
    mustUseDice: options.mustUseDice ?? false,
    tokensInLastBuilding: isFirst,
    diceMakeProgress: !isFirst,
  };
}
