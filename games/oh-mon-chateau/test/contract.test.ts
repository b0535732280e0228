import { contract } from '@castellan/contract';
import { ohMonChateau } from '../src/index.js';

contract(
  ohMonChateau,
  (['petits-batisseurs', 'grands-architectes'] as const).flatMap((mode) => [
    { mode, players: 2 },
    { mode, players: 3, stallTurns: 12 },
    { mode, players: 4, stallTurns: 25 },
  ]),
  { runs: 2 },
);
