import { contract } from '@castellan/contract';
import type { SeededChance } from '@castellan/kernel';
import { type StairsState, templateGame } from '../src/index.js';

contract(templateGame, [{ players: 2 }, { players: 3 }, { players: 4, top: 5 }], { disguise: changeChoices });

/** Everything that a seat is not shown may be something else, and it must not notice [S1.2]. */
function changeChoices({ choices }: StairsState, _seat: number, chance: SeededChance): void {
  for (let seat = 0; seat < choices.length; seat++)
    if (choices[seat] !== 0) choices[seat] = 1 + chance.below(2);
}
