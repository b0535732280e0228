import { contract } from '@castellan/contract';
import { roquefort } from '../src/index.js';
import { shuffleUnderRoofs } from './disguise.js';

contract(
  roquefort,
  [
    { players: 2 },
    { players: 3, layout: 'B', goal: 5, memoryAid: [false, true, false], noPushBack: true },
    { players: 4, layout: 'random', edition: 'appenzell-2007', enterOverTower: false, stallTurns: 8 },
  ],
  { runs: 6, disguise: shuffleUnderRoofs },
);
