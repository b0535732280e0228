import { pointInRoom } from '../../../../shell/ui/turned.js';
import type { SheetPoint } from '../plan/geometry.js';

/** What the surface does with pointers: one draws, two fingers move the sheet. */
export type PenMoves = {
  readonly begin: (event: PointerEvent) => void;
  readonly draw: (events: readonly PointerEvent[]) => void;
  readonly end: () => void;
  /** What was begun was not meant: a second finger came. */
  readonly drop: () => void;
  /** By how much two fingers moved apart, and from where to where their middle went, on the screen. */
  readonly pinch: (factor: number, from: SheetPoint, to: SheetPoint) => void;
};

/** Milliseconds after a pen in which a touch is taken for the palm. */
const REST = 500;

/** Mouse, fingers and pens on one surface. While a pen draws, fingers and the palm do not count. */
export class Pens {
  private drawing: PointerEvent | null = null;
  /** When a pen was last seen: the hand that holds it lies down a little later, too. */
  private penTime = Number.NEGATIVE_INFINITY;
  private readonly fingers = new Map<number, SheetPoint>();
  /** Up to when moves have been drawn. */
  private drawnTime = 0;

  constructor(
    private readonly moves: PenMoves,
    /** Whether moves come twice: at once, and with the next frame. */
    private readonly isRushed = 'onpointerrawupdate' in window,
  ) {}

  down(event: PointerEvent): void {
    if (event.pointerType === 'touch') {
      if (this.drawing?.pointerType === 'pen' || event.timeStamp - this.penTime < REST) return;
      this.fingers.set(event.pointerId, pointInRoom(event));
      if (this.fingers.size > 1) {
        if (this.drawing !== null) this.moves.drop();
        this.drawing = null;
        return;
      }
    } else if (event.button !== 0) return;
    if (this.drawing !== null) {
      if (event.pointerType !== 'pen') return;
      this.moves.drop();
    }
    if (event.pointerType === 'pen') {
      this.fingers.clear();
      this.penTime = event.timeStamp;
    }
    this.drawing = event;
    this.moves.begin(event);
  }

  /** Moves as they come, before the next frame asks for them: where a browser tells so, ink is on the paper early. */
  rush(event: PointerEvent): void {
    if (event.pointerId !== this.drawing?.pointerId) return;
    const all = event.getCoalescedEvents?.() ?? [];
    this.moves.draw((all.length > 0 ? all : [event]).filter(({ timeStamp }) => timeStamp > this.drawnTime));
    if (this.isRushed) this.drawnTime = event.timeStamp;
  }

  move(event: PointerEvent): void {
    this.rush(event);
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = pointInRoom(event);
    this.fingers.set(event.pointerId, now);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return;
    const apart = (a: SheetPoint): number => Math.max(20, Math.hypot(a[0] - other[0], a[1] - other[1]));
    const middle = (a: SheetPoint): SheetPoint => [(a[0] + other[0]) / 2, (a[1] + other[1]) / 2];
    this.moves.pinch(apart(now) / apart(before), middle(before), middle(now));
  }

  up(event: PointerEvent, isCancelled: boolean): void {
    this.fingers.delete(event.pointerId);
    if (event.pointerId !== this.drawing?.pointerId) return;
    if (event.pointerType === 'pen') this.penTime = event.timeStamp;
    this.drawing = null;
    if (isCancelled) this.moves.drop();
    else this.moves.end();
  }
}
