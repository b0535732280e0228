import type { JsonObject } from '@castellan/kernel';
import { chateauTexts } from '../texts/table.js';

/** What a table has agreed on, a line each, for those who come to it. */
export function factsOf({ mode, mustUseDice, theft, stallTurns, box }: JsonObject): string[] {
  const { facts, table } = chateauTexts();
  return [
    mode === 'grands-architectes' ? table.grands : table.petits,
    // games of the first version know no such option, and nobody has to
    mustUseDice === true ? facts.mustUse : facts.mayUse,
    ...(theft === false ? [facts.noTheft] : []),
    typeof stallTurns === 'number' && stallTurns > 0 ? facts.stall(stallTurns) : facts.noStall,
    box === undefined ? facts.reconstructed : facts.own,
  ];
}
