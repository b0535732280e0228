import { CASTLE, CELL, isCell, isFloor, pointOf, SLOTS, slotPoint } from '../table/geometry.js';
import type { RoquefortTable } from '../table/roquefort-table.js';
import type { Scene } from '../table/scene.js';
import type { ScreenBox, Taken } from './room.js';

/** Where things of the castle are on the screen. */
export type Ground = {
  readonly board: ScreenBox;
  readonly dungeon: ScreenBox | null;
  readonly turns: number;
};

/** Half the width of what a slot shows: its banner, and the arrow with the tile in hand. */
const SLOT_HALF = 40;
/** Windows of the dungeon: as many, and as wide, as in its picture. */
const WINDOWS = 9;
const WINDOW = 88;

function square({ board, turns }: Ground, cell: string): ScreenBox {
  const { x, y } = pointOf(cell, turns);
  const unit = board.w / CASTLE;
  const w = CELL * unit;
  return { x: board.x + x * unit - w / 2, y: board.y + y * unit - w / 2, w, h: w };
}

function windowAt(dungeon: ScreenBox, index: number): ScreenBox {
  const unit = dungeon.w / CASTLE;
  const w = WINDOW * unit;
  const x = dungeon.x + (CASTLE / 2 - (WINDOW * WINDOWS) / 2 + WINDOW * (index % WINDOWS)) * unit;
  return { x, y: dungeon.y, w, h: dungeon.h };
}

const fallen = (scene: Scene) => scene.mice.filter(({ place }) => place === 'dungeon');

/** Somebody's mouse that speaks, and where it is: a cell, or "dungeon". */
export type Speaker = { readonly seat: number; readonly place: string };

/** Whoever speaks, on the screen; null if they are not there any more. */
export function speakerBox(ground: Ground, scene: Scene, { seat, place }: Speaker): ScreenBox | null {
  if (place !== 'dungeon')
    return scene.mice.some((mouse) => mouse.seat === seat && mouse.place === place)
      ? square(ground, place)
      : null;
  const index = fallen(scene).findLastIndex((mouse) => mouse.seat === seat);
  return index < 0 || ground.dungeon === null ? null : windowAt(ground.dungeon, index);
}

/** Everything that is played with now, but for whoever speaks. */
export function takenBoxes(ground: Ground, play: RoquefortTable, speaker: Speaker): Taken[] {
  const scene = play.scene.peek();
  const choices = play.choices.peek();
  const held = play.held.peek();
  const cells = new Set<string>(scene.mice.map(({ place }) => place).filter(isCell));
  // what lies in the open may be needed for a thought; bare floor and stones may not
  for (const { cell, tile } of scene.tiles) if (tile !== 'blank' && isFloor(cell)) cells.add(cell);
  for (const cell of Object.keys(scene.marks)) cells.add(cell);
  const targets =
    held.kind === 'mouse'
      ? choices.run.get(held.cell)
      : held.kind === 'outside'
        ? choices.enter
        : choices.place;
  for (const cell of targets?.keys() ?? []) cells.add(cell);
  const roofs =
    held.kind === 'nothing' ? scene.rooms.filter(({ letter }) => choices.uncover.has(letter)) : [];
  cells.delete(speaker.place);
  const { dungeon } = ground;
  const windows = dungeon === null ? [] : fallen(scene).map((_, index) => windowAt(dungeon, index));
  const own = speakerBox(ground, scene, speaker);
  return [
    ...[...cells].map((cell) => square(ground, cell)),
    ...roofs.flatMap(({ cells: below }) => below.map((cell) => ({ ...square(ground, cell), isRoof: true }))),
    ...(choices.slide.size === 0 ? [] : slotBoxes(ground)),
    ...windows.filter(({ x }) => x !== own?.x),
  ];
}

function slotBoxes({ board, turns }: Ground): ScreenBox[] {
  const unit = board.w / CASTLE;
  const w = 2 * SLOT_HALF * unit;
  return SLOTS.map((slot) => {
    const { x, y } = slotPoint(slot, turns);
    return { x: board.x + x * unit - w / 2, y: board.y + y * unit - w / 2, w, h: w };
  });
}
