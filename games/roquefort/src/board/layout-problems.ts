import type { OptionProblem } from '@castellan/kernel';
import { findLayoutFaults, firstFaults, type LayoutFault } from './faults.js';

/** Everything that keeps these rows from being a castle; empty when they are one [R1.6, R1.7]. */
export function findLayoutProblems(rows: unknown): OptionProblem[] {
  return firstFaults(findLayoutFaults(rows)).map(problemOf);
}

function problemOf(fault: LayoutFault): OptionProblem {
  switch (fault.kind) {
    case 'not-rows':
      return { place: 'rooms', rule: 'R1.7', message: 'a layout is seven texts, one a row, row 7 first' };
    case 'row-count':
      return { place: 'rooms', rule: 'R1.1', message: `there are 7 rows, not ${fault.found}` };
    case 'row-length':
      return {
        place: `row ${fault.row}`,
        rule: 'R1.1',
        message: `a row has 7 cells, this one ${fault.found}`,
      };
    case 'tower':
      return at(fault, 'R1.2', `a corner is a tower "#", not "${fault.symbol}"`);
    case 'no-tower':
      return at(fault, 'R1.2', 'only corners are towers');
    case 'free':
      return at(fault, 'R1.6', 'rooms are named A to R, not "."');
    case 'letter':
      return at(fault, 'R1.6', `rooms are named A to R, not "${fault.symbol}"`);
    case 'missing':
      return inRoom(fault, 'there are 18 rooms, this one has no cell');
    case 'shape':
      return inRoom(fault, `its cells ${fault.cells.join(' ')} do not form one rectangle`);
    case 'size':
      return inRoom(
        fault,
        `${fault.width} by ${fault.height} (${fault.cells.join(' ')}); rooms are 1x2, 1x3 or 2x2`,
      );
    case 'count': {
      const { size, wanted, found } = fault;
      return { place: 'rooms', rule: 'R1.6', message: `${wanted} rooms have ${size} cells, here ${found}` };
    }
  }
}

function at({ cells }: { readonly cells: readonly string[] }, rule: string, message: string): OptionProblem {
  return { place: cells[0], rule, message };
}

function inRoom({ room }: { readonly room: string }, message: string): OptionProblem {
  return { place: `room ${room}`, rule: 'R1.6', message };
}
