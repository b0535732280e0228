import type { CoreFigures } from './core.js';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const times = (value: number): string => `${value >= 10 ? whole(value) : value.toFixed(2)} x`;

export function printFigures(title: string, figures: CoreFigures): void {
  const lines: readonly (readonly [string, string])[] = [
    ['random play through the core', `${whole(figures.movesPerSecond)} moves/s`],
    ['the same rules in boardgame.io', `${whole(figures.boardgameIoMovesPerSecond)} moves/s`],
    ['  the core is faster by', times(figures.ratioToBoardgameIo)],
    ['  with its drafts unwrapped by hand', `${whole(figures.tunedBoardgameIoMovesPerSecond)} moves/s`],
    ['  the core is faster by', times(figures.ratioToTunedBoardgameIo)],
    ['a move with a log costs', times(figures.logCost)],
    ['a move after 140,000 others costs', times(figures.lateMoveCost)],
    ['a state', `${figures.stateBytes} bytes`],
    ['allocated a move', `${figures.bytesAllocatedPerMove.toFixed(2)} bytes`],
  ];
  console.log(`\n${title}`);
  for (const [what, value] of lines) console.log(`  ${what.padEnd(40)}${value.padStart(20)}`);
}
