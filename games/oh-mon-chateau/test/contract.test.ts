import { contract } from '@castellan/contract';
import { type JsonObject, SeededChance } from '@castellan/kernel';
import { ohMonChateau } from '../src/index.js';
import { anyBox } from './boxes.js';

contract(
  ohMonChateau,
  (['petits-batisseurs', 'grands-architectes'] as const).flatMap((mode): JsonObject[] => [
    { mode, players: 2 },
    { mode, players: 3, stallTurns: 12 },
    { mode, players: 4, stallTurns: 25 },
    { mode, players: 2, stallTurns: 8, box: anyBox(mode, new SeededChance(mode)) },
  ]),
  { runs: 2 },
);
