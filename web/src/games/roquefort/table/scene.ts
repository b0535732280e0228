import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';
import { laneOf, type Room, roomsOf } from './geometry.js';

/** What stands on the stage. It follows the views; events lead from one to the next. */
export type Scene = {
  readonly rooms: readonly Room[];
  readonly roofed: ReadonlySet<string>;
  readonly tiles: readonly TilePiece[];
  /** Faint marks of what was seen under roofs, for those who are shown them. */
  readonly marks: Readonly<Record<string, string>>;
  readonly spare: string | null;
  readonly mice: readonly MousePiece[];
  readonly cheese: readonly (readonly string[])[];
  readonly turn: number;
  readonly actionsLeft: number;
  readonly slid: boolean;
};

export type TilePiece = { readonly id: number; readonly tile: string; readonly cell: string };
/** A place is a cell, "outside" or "dungeon". */
export type MousePiece = { readonly id: string; readonly seat: number; readonly place: string };

let pieces = 0;

/** The scene a view shows; pieces that are where they were keep their identity. */
export function sceneOf(view: RoquefortView, before: Scene | null): Scene {
  return {
    rooms: before?.rooms ?? roomsOf(view.rooms),
    roofed: sameSet(new Set(view.roofed), before?.roofed),
    tiles: sameList(
      Object.entries(view.tiles).map(
        ([cell, tile]) =>
          before?.tiles.find((piece) => piece.cell === cell && piece.tile === tile) ?? {
            id: pieces++,
            tile,
            cell,
          },
      ),
      before?.tiles,
    ),
    marks: view.remembered,
    spare: view.spare,
    mice: sameList(
      view.mice.flatMap((places, seat) => settleMice(places, seat, before)),
      before?.mice,
    ),
    cheese: view.cheese,
    turn: view.turn,
    actionsLeft: view.actionsLeft,
    slid: view.slid,
  };
}

/* What is as it was stays the same object, in any order: then nobody need look at it again. */
function sameList<T>(list: readonly T[], before: readonly T[] | undefined): readonly T[] {
  return before?.length === list.length && list.every((one) => before.includes(one)) ? before : list;
}

function sameSet<T>(set: ReadonlySet<T>, before: ReadonlySet<T> | undefined): ReadonlySet<T> {
  return before?.size === set.size && [...set].every((one) => before.has(one)) ? before : set;
}

/** Mice of a seat are alike: whoever stands right stays, the others take the places left over. */
function settleMice(places: readonly string[], seat: number, before: Scene | null): MousePiece[] {
  const old = before?.mice.filter((mouse) => mouse.seat === seat);
  if (old === undefined) return places.map((place, i) => ({ id: `${seat}-${i}`, seat, place }));
  const left = [...places];
  const stays = old.map((mouse) => {
    const at = left.indexOf(mouse.place);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return old.map((mouse, i) => (stays[i] ? mouse : { ...mouse, place: left.shift() ?? mouse.place }));
}

export function mouseAt(scene: Scene, place: string, seat?: number): MousePiece | undefined {
  return scene.mice.find((mouse) => mouse.place === place && (seat === undefined || mouse.seat === seat));
}

export function roomAt(scene: Scene, cell: string): Room | undefined {
  return scene.rooms.find((room) => room.cells.includes(cell));
}

export function isRoofed(scene: Scene, cell: string): boolean {
  const room = roomAt(scene, cell);
  return room !== undefined && scene.roofed.has(room.letter);
}

/** What the scene is after something happened. This shows and never decides: the next view is the truth. */
export function after(scene: Scene, event: RoquefortEvent): Scene {
  switch (event.type) {
    case 'placed':
    case 'entered':
      return moved(scene, event.seat, 'outside', event.tower);
    case 'ran':
      return moved(scene, event.seat, event.from, event.path.at(-1) ?? event.from);
    case 'fell':
      return moved(scene, event.seat, event.cell, 'dungeon');
    case 'uncovered':
      return { ...scene, roofed: new Set([...scene.roofed].filter((letter) => letter !== event.room)) };
    case 'seen':
      return seen(scene, event.place, event.tile);
    case 'slid':
      return slid(scene, event.slot);
    case 'collected':
      return {
        ...scene,
        cheese: scene.cheese.map((kinds, seat) => (seat === event.seat ? [...kinds, event.kind] : kinds)),
      };
    case 'covered': {
      const covered = scene.rooms.filter((room) => event.rooms.includes(room.letter));
      const cells = covered.flatMap((room) => room.cells);
      return {
        ...scene,
        roofed: new Set([...scene.roofed, ...event.rooms]),
        tiles: scene.tiles.filter(({ cell }) => !cells.includes(cell)),
      };
    }
    case 'turnBegan':
      return { ...scene, turn: event.seat };
    case 'ended':
      return scene;
  }
}

function moved(scene: Scene, seat: number, from: string, to: string): Scene {
  const mover = mouseAt(scene, from, seat);
  return { ...scene, mice: scene.mice.map((mouse) => (mouse === mover ? { ...mouse, place: to } : mouse)) };
}

function seen(scene: Scene, place: string, tile: string): Scene {
  if (place === 'spare') return { ...scene, spare: tile };
  const others = scene.tiles.filter(({ cell }) => cell !== place);
  return { ...scene, tiles: [...others, { id: pieces++, tile, cell: place }] };
}

/** Every tile of the lane one on; what goes under a roof is gone from sight. */
function slid(scene: Scene, slot: string): Scene {
  const lane = laneOf(slot);
  const tiles = scene.tiles.flatMap((piece) => {
    const at = lane.indexOf(piece.cell);
    if (at < 0) return [piece];
    return at === 6 ? [] : [{ ...piece, cell: lane[at + 1] }];
  });
  const entering = scene.spare === null ? [] : [{ id: pieces++, tile: scene.spare, cell: lane[0] }];
  return { ...scene, tiles: [...tiles, ...entering], spare: null, slid: true };
}
