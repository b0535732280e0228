import { contract } from '@castellan/contract';
import { templateGame } from '../src/index.js';

contract(templateGame, [{ players: 2 }, { players: 3 }, { players: 4 }]);
