import type { RoquefortReason } from '@castellan/roquefort';
import { listed } from '../../seat-names.js';
import { tileLook } from './tiles.js';

/** What speaks for or against a turn, in a few words; the subject is whoever plays it. */
export function tellReason(reason: RoquefortReason): string {
  switch (reason.kind) {
    case 'wins':
      return 'wins the game';
    case 'loses':
      return reason.to === null ? 'ends the game without a winner' : `lets seat ${reason.to} win`;
    case 'collects':
      return `takes ${name(reason.cheese)}`;
    case 'traps':
      return `drops seat ${reason.seat}'s mouse on ${reason.cell}`;
    case 'gives':
      return `gives ${name(reason.cheese)} to seat ${reason.seat}`;
    case 'sacrifices':
      return `loses the mouse on ${reason.cell}`;
    case 'preventsWin':
      return `keeps seat ${reason.seat} from winning next turn`;
    case 'prevents':
      return `keeps ${name(reason.cheese)} from seat ${reason.seat}`;
    case 'blocks':
      return `keeps ${name(reason.cheese)} from seat ${reason.seat} by standing on ${reason.cell}`;
    case 'saves':
      return `brings the mouse on ${reason.cell} into safety on ${reason.to}`;
    case 'closes':
      return `slot ${reason.slot} can no longer drop the mouse on ${reason.cell}`;
    case 'risks':
      return `slot ${reason.slot} could drop the mouse on ${reason.cell}`;
    case 'threatensToCollect':
      return `could take ${name(reason.cheese)} next turn`;
    case 'threatensToTrap':
      return `slot ${reason.slot} could drop seat ${reason.seat}'s mouse on ${reason.cell}`;
    case 'occupies':
      return `stands on ${name(reason.cheese)} on ${reason.cell}`;
    case 'enters':
      return `brings a mouse in on ${reason.cell}`;
    case 'learns':
      return `shows what lies on ${listed(reason.cells.map((cell) => (cell === 'spare' ? 'the spare' : cell)))}`;
  }
}

const name = (cheese: string): string => tileLook(cheese).name;
