import { signal } from '@preact/signals';

/** Quarter turns, clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** By how much the room, which is all of the page, is turned on a screen that lies flat between people. */
export const turned = signal<Turns>(0);

type Point = readonly [x: number, y: number];
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
};

/** Where a pointer is in the room: what browsers tell is where it is on the screen. */
export function pointInRoom({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return toRoom(clientX, clientY);
}

/** Where something is in the room. */
export function boxInRoom(thing: Element | Range): Box {
  const box = thing.getBoundingClientRect();
  if (turned.peek() === 0) return box;
  const [a, b] = [toRoom(box.left, box.top), toRoom(box.right, box.bottom)];
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/** A way on the screen, as it is seen in the room. */
export function wayInRoom(x: number, y: number): Point {
  switch (turned.peek()) {
    case 0:
      return [x, y];
    case 1:
      return [y, -x];
    case 2:
      return [-x, -y];
    case 3:
      return [-y, x];
  }
}

/** How wide and how high the room is. */
export function roomSize(): Point {
  return turned.peek() % 2 === 0 ? [innerWidth, innerHeight] : [innerHeight, innerWidth];
}

/** Turned around the middle of the screen, which is the middle of the room. */
function toRoom(x: number, y: number): Point {
  if (turned.peek() === 0) return [x, y];
  const [width, height] = roomSize();
  const [acrossIt, alongIt] = wayInRoom(x - innerWidth / 2, y - innerHeight / 2);
  return [width / 2 + acrossIt, height / 2 + alongIt];
}
