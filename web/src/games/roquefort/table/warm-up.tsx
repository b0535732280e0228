import { type ComponentChildren, render } from 'preact';
import type { Seat as MouseSeat } from '../../../art/index.js';
import { CheeseBadge, Mouse, Tile, type TileKind } from '../art/index.js';
import { CASTLE } from './geometry.js';
import { HintsOf } from './hints.js';
import { choicesOf } from './offers.js';
import type { Held, RoquefortTable } from './roquefort-table.js';

/**
 * What the first touches will bring is drawn once out of sight, a little at a time while the browser has nothing to do.
 * Code that has run and letters that were measured come several times faster, and on a slow processor the first
 * touch is the one that is felt.
 */
export function warmUp(play: RoquefortTable, board: Element): () => void {
  const hidden = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  hidden.setAttribute('viewBox', `0 0 ${CASTLE} ${CASTLE}`);
  hidden.setAttribute('aria-hidden', 'true');
  hidden.setAttribute('class', 'hints warming-up');
  hidden.style.visibility = 'hidden';
  const clear = (): void => {
    render(null, hidden);
    hidden.remove();
  };
  const steps = drawings(play);
  const next = (): void => {
    const drawing = steps.shift();
    if (drawing === undefined) {
      clear();
      return;
    }
    board.append(hidden);
    render(drawing(), hidden);
    stop = whenIdle(next);
  };
  let stop = whenIdle(next);
  return () => {
    stop();
    clear();
  };
}

const TILES: readonly TileKind[] = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'trap'];

/** Moves as a table offers them, with everything that can be seen coming of one. */
const SAMPLES = choicesOf([
  {
    move: 'run a1-c1',
    foresight: {
      cost: 2,
      events: [
        { type: 'ran', seat: 0, from: 'a1', path: ['b1', 'c1'] },
        { type: 'collected', seat: 0, kind: 'C1' },
      ],
      unsure: [],
    },
  },
  { move: 'run a1-a2', foresight: { cost: 1, events: [], unsure: [] } },
  {
    move: 'slide a2',
    foresight: { cost: 1, events: [{ type: 'fell', seat: 0, cell: 'b2' }], unsure: ['c2'] },
  },
  { move: 'slide a4', foresight: { cost: 1, events: [], unsure: [] } },
]);

function drawings(play: RoquefortTable): (() => ComponentChildren)[] {
  const looks = play.sitters.map(({ look }) => look);
  const hints = (held: Held) => () => (
    <HintsOf scene={play.scene.peek()} choices={SAMPLES} held={held} isExplained turns={0} looks={looks} />
  );
  return [
    hints({ kind: 'spare', slot: 'a2' }),
    hints({ kind: 'mouse', cell: 'a1' }),
    ...TILES.map((tile) => () => <Tile tile={tile} />),
    ...looks.map((look) => () => <Mouse seat={look as MouseSeat} pose="stand" />),
    () => <CheeseBadge kind="C1" />,
  ];
}

/** Calls back when nothing else is to be done; returns what calls it off. Not every browser tells. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(work);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, 100);
  return () => clearTimeout(timer);
}
