import { asHanded } from '../../boardgame-io/library.js';
import { scriptFor } from '../peers/boardgame-io.js';
import type { Order, Report, Target } from '../roles.js';
import { openBoardgameIo } from './boardgame-io.js';
import { CastellanMatch, type CastellanSetup } from './castellan.js';
import { openColyseus } from './colyseus.js';
import { openColyseusWithRules } from './colyseus-rules.js';
import { runAtPace, runFlatOut } from './driver.js';
import { openEcho } from './echo.js';
import { type Match, type OpenMatch, Sizes } from './match.js';

/** How many are opened at the same time. */
const AT_ONCE = 20;

const matches: Match[] = [];
const sizes = new Sizes();

/** The process that plays: told by its parent what to do, one order after the other. */
export function serveLoad(): void {
  process.on('message', (order: Order) => {
    carryOut(order).then(
      (report) => process.send?.(report),
      (error: unknown) => process.send?.({ problem: String(error) } satisfies Report),
    );
  });
}

async function carryOut(order: Order): Promise<Report> {
  if (order.type === 'open') {
    const { target, port, first, seats, clock, keepSizes } = order;
    const open = openerOf(target, { seats, clock, sizes: keepSizes ? sizes : null });
    for (let i = 0; i < order.matches; i += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, order.matches - i) }, (_, j) => first + i + j);
      matches.push(...(await Promise.all(numbers.map((number) => open(port, number)))));
    }
    return {};
  }
  if (order.type === 'flat-out') return { stretch: await runFlatOut(matches, order.milliseconds) };
  if (order.type === 'pace') return { times: await runAtPace(matches, order.milliseconds) };
  return { sizes: await playGames(order.games) };
}

function openerOf(target: Target, setup: CastellanSetup): OpenMatch {
  if (target === 'castellan') return (port, number) => CastellanMatch.open(port, number, setup);
  if (target === 'echo') return openEcho;
  if (target === 'colyseus') return openColyseus;
  if (target === 'colyseus-rules') return openColyseusWithRules;
  return openBoardgameIo(scriptFor(asHanded));
}

/** Whole games; the bytes of every message that told a seat of a move. */
async function playGames(games: number): Promise<number[]> {
  sizes.bytes.length = 0;
  let left = games;
  await new Promise<void>((resolve) => {
    for (const match of matches as CastellanMatch[]) {
      match.ended = () => {
        if (--left === 0) resolve();
      };
      match.moved = () => {
        if (left > 0) match.go();
      };
      match.go();
    }
  });
  return sizes.bytes;
}
