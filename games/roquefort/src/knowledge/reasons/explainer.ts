import type { Explainer } from '@castellan/kernel';
import { action, END } from '../../actions.js';
import { cellName, FLOOR_OF, GRID, NONE } from '../../board/cells.js';
import { SLOT_NAMES } from '../../board/lanes.js';
import { KINDS, kindsIn, TILE_NAMES } from '../../board/tiles.js';
import type { RoquefortEvent } from '../../events.js';
import { MICE, NOBODY, PLAY, type Position } from '../../position.js';
import type { RoquefortState } from '../../state.js';
import { learntPlaces } from './learnt.js';
import { type Reach, reachOf } from './reach.js';
import type { RoquefortReason } from './reason.js';
import { type Threat, threatsAt } from './threats.js';

const seatOf = (mouse: number): number => Math.floor(mouse / MICE);

/**
 * What speaks for and against turns. Most of it compares a turn with passing it: what others could do then and what
 * they can do now. Nothing is guessed: threats are slides of known tiles, and what somebody could collect was found by
 * trying every sequence of their actions.
 */
export class RoquefortExplainer implements Explainer<RoquefortState, RoquefortEvent> {
  readonly #before: RoquefortState;
  readonly #seat: number;
  /** The position if the turn were passed; null where that means nothing. */
  readonly #passed: RoquefortState | null;
  readonly #threatsPassed: readonly Threat[];
  readonly #reachPassed = new Map<number, Reach | null>();

  constructor(before: RoquefortState, seat: number) {
    this.#before = before;
    this.#seat = seat;
    const passed = before.copy();
    if (before.phase === PLAY && !before.isChance()) passed.apply(seat, action(END), null);
    this.#passed = before.phase === PLAY && !passed.isOver() ? passed : null;
    this.#threatsPassed = threatsAt(passed);
  }

  explain(after: RoquefortState, events: readonly RoquefortEvent[]): RoquefortReason[] {
    const reasons = [...this.#ending(after), ...this.#happenings(events)];
    if (this.#passed !== null && !after.isOver() && !after.isChance() && after.turn !== this.#seat)
      reasons.push(...this.#hindrances(this.#passed, after), ...this.#dangers(after), ...this.#hopes(after));
    for (const event of events) {
      if (event.type === 'entered') reasons.push({ kind: 'enters', cell: event.tower });
      if (event.type === 'ran' && event.from === 'outside')
        reasons.push({ kind: 'enters', cell: event.path[event.path.length - 1] });
    }
    const cells = learntPlaces(this.#before, after, events);
    if (cells.length > 0) reasons.push({ kind: 'learns', cells });
    return reasons;
  }

  #ending(after: RoquefortState): RoquefortReason[] {
    if (!after.isOver()) return [];
    const { winner, endReason } = after;
    if (winner === this.#seat) return [{ kind: 'wins', by: endReason }];
    return [{ kind: 'loses', to: winner === NOBODY ? null : winner, by: endReason }];
  }

  #happenings(events: readonly RoquefortEvent[]): RoquefortReason[] {
    return events.flatMap((event): RoquefortReason[] => {
      if (event.type === 'collected') {
        const cheese = event.kind;
        return event.seat === this.#seat
          ? [{ kind: 'collects', cheese }]
          : [{ kind: 'gives', seat: event.seat, cheese }];
      }
      if (event.type !== 'fell') return [];
      const { seat, cell } = event;
      return seat === this.#seat ? [{ kind: 'sacrifices', cell }] : [{ kind: 'traps', seat, cell }];
    });
  }

  /** What others could do if the turn were passed, and cannot now. */
  #hindrances(passed: RoquefortState, after: RoquefortState): RoquefortReason[] {
    const reasons: RoquefortReason[] = [];
    for (let seat = 0; seat < after.seats; seat++) {
      if (seat === this.#seat) continue;
      const could = this.#couldBefore(passed, seat);
      if (could === null || could.kinds === 0) continue;
      const can = reachOf(after, seat);
      if (can === null) continue;
      if (could.wins && !can.wins) reasons.push({ kind: 'preventsWin', seat });
      for (const kind of kindsIn(could.kinds & ~can.kinds & ~after.cheese[seat])) {
        const cheese = TILE_NAMES[kind];
        const cell = this.#newlyOn(after, kind);
        if (cell === null) reasons.push({ kind: 'prevents', seat, cheese });
        else reasons.push({ kind: 'blocks', seat, cheese, cell });
      }
    }
    return reasons;
  }

  #dangers(after: RoquefortState): RoquefortReason[] {
    const now = threatsAt(after);
    const reasons: RoquefortReason[] = [];
    const isIn = (threats: readonly Threat[], mouse: number): boolean =>
      threats.some((t) => t.mouse === mouse);
    for (const { mouse, slot, cell } of this.#threatsPassed) {
      if (seatOf(mouse) !== this.#seat || isIn(now, mouse) || after.mouse[mouse] >= GRID) continue;
      if (after.mouse[mouse] === cell) {
        reasons.push({ kind: 'closes', slot: SLOT_NAMES[slot], cell: cellName(cell) });
      } else if (!reasons.some((reason) => reason.kind === 'saves' && reason.cell === cellName(cell))) {
        reasons.push({ kind: 'saves', cell: cellName(cell), to: cellName(after.mouse[mouse]) });
      }
    }
    for (const { mouse, slot, cell } of now) {
      if (isIn(this.#threatsPassed, mouse)) continue;
      const place = { cell: cellName(cell), slot: SLOT_NAMES[slot] };
      const seat = seatOf(mouse);
      reasons.push(
        seat === this.#seat ? { kind: 'risks', ...place } : { kind: 'threatensToTrap', seat, ...place },
      );
    }
    return reasons;
  }

  /** What the seat itself could do with its next turn that passing would not have given it. */
  #hopes(after: RoquefortState): RoquefortReason[] {
    const reasons: RoquefortReason[] = [];
    const can = reachOf(after, this.#seat);
    const could = this.#passed === null ? null : this.#couldBefore(this.#passed, this.#seat);
    if (can !== null && could !== null)
      for (const kind of kindsIn(can.kinds & ~could.kinds))
        reasons.push({ kind: 'threatensToCollect', cheese: TILE_NAMES[kind] });
    for (let kind = 1; kind <= KINDS; kind++) {
      if ((after.cheese[this.#seat] >> kind) & 1) continue;
      const cell = this.#newlyOn(after, kind);
      if (cell !== null) reasons.push({ kind: 'occupies', cheese: TILE_NAMES[kind], cell });
    }
    return reasons;
  }

  #couldBefore(passed: RoquefortState, seat: number): Reach | null {
    const known = this.#reachPassed.get(seat);
    if (known !== undefined) return known;
    const reach = reachOf(passed, seat);
    this.#reachPassed.set(seat, reach);
    return reach;
  }

  /** A cell where a mouse of the seat has come to stand on a tile of this kind. */
  #newlyOn(after: RoquefortState, kind: number): string | null {
    for (let mouse = this.#seat * MICE, end = mouse + MICE; mouse < end; mouse++)
      if (kindBelow(after, mouse) === kind && kindBelow(this.#before, mouse) !== kind)
        return cellName(after.mouse[mouse]);
    return null;
  }
}

/** The tile on which a mouse stands; 0 if on none. */
function kindBelow(at: Position, mouse: number): number {
  const floor = FLOOR_OF[at.mouse[mouse]];
  return floor === NONE ? 0 : at.tiles[floor];
}
