import type { CoreFigures } from './core.js';
import type { IterationFigures } from './search/iterations.js';
import type { PaceFigures } from './search/pace.js';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const times = (value: number): string => `${value >= 10 ? whole(value) : value.toFixed(2)} x`;

export function printFigures(title: string, figures: CoreFigures): void {
  printLines(title, [
    ['random play through the core', `${whole(figures.movesPerSecond)} moves/s`],
    ['the same rules in boardgame.io', `${whole(figures.boardgameIoMovesPerSecond)} moves/s`],
    ['  the core is faster by', times(figures.ratioToBoardgameIo)],
    ['  with its drafts unwrapped by hand', `${whole(figures.tunedBoardgameIoMovesPerSecond)} moves/s`],
    ['  the core is faster by', times(figures.ratioToTunedBoardgameIo)],
    ['a move with a log costs', times(figures.logCost)],
    ['a move after 140,000 others costs', times(figures.lateMoveCost)],
    ['a state', `${figures.stateBytes} bytes`],
    ['allocated a move', `${figures.bytesAllocatedPerMove.toFixed(2)} bytes`],
  ]);
}

export function printSearch(title: string, iterations: IterationFigures, pace: PaceFigures): void {
  const { boardgameIo, tunedBoardgameIo, playouts, champion, championPositions } = iterations;
  const a = (value: number): string => `${whole(value)} iterations/s`;
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  printLines(title, [
    ["boardgame.io's MCTSBot", a(boardgameIo)],
    ['  with its drafts unwrapped by hand', a(tunedBoardgameIo)],
    ['the same kind of search on the core', a(playouts)],
    ['  faster by', times(playouts / boardgameIo)],
    ['  faster by, drafts unwrapped', times(playouts / tunedBoardgameIo)],
    ["the champion's search", a(champion)],
    ['  faster by', times(champion / boardgameIo)],
    ['  faster by, drafts unwrapped', times(champion / tunedBoardgameIo)],
    ['  and judges', `${whole(championPositions)} positions/s`],
    ['a turn of the champion', ms(pace.meanTurn)],
    [`  99 of 100 take at most (of ${pace.turns})`, ms(pace.lateTurn)],
    ['  the longest', ms(pace.longestTurn)],
    ['  the longest decision', ms(pace.longestDecision)],
    ['first answer of a cold search', ms(pace.firstAnswer)],
    ['a search holds', `${(pace.searchBytes / 1_048_576).toFixed(1)} MB`],
  ]);
}

function printLines(title: string, lines: readonly (readonly [string, string])[]): void {
  console.log(`\n${title}`);
  for (const [what, value] of lines) console.log(`  ${what.padEnd(40)}${value.padStart(24)}`);
}
