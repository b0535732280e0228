import { autoDraw } from '../src/games/oh-mon-chateau/sheet/auto/auto-draw.js';
import type { Stroke, Style } from '../src/games/oh-mon-chateau/sheet/ink/stroke.js';
import { type Castle, earnedParts } from '../src/games/oh-mon-chateau/sheet/plan/earned.js';

/** A castle with nothing left to draw. */
export const COMPLETE: Castle = {
  floors: 4,
  towers: [3, 5, 4, 6],
  walls: [1, 1, 2, 2],
  flags: [2, 3, 2, 4, 2, 3],
  inhabitants: 30,
  clouds: [2, 2, 4],
  score: { towers: 18, sun: 4, clouds: 8, inhabitants: 20, flags: 16, guests: 9, total: 75 },
};

export const NOTHING: Castle = {
  ...{ floors: 0, towers: [], walls: [], flags: [], inhabitants: 0, clouds: [] },
  score: { towers: 0, sun: 0, clouds: 0, inhabitants: 0, flags: 0, guests: 0, total: 0 },
};

export const drawnCastle = (seed: string, style: Style): Stroke[] =>
  earnedParts(COMPLETE).flatMap((part) => autoDraw(part, seed, style));
