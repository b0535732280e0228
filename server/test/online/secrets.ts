import type { RoquefortView } from '@castellan/roquefort';

/** Rooms of a castle by cell. */
function roomAt(rooms: readonly string[], cell: string): string {
  return rooms[7 - Number(cell[1])].replaceAll(' ', '')[cell.charCodeAt(0) - 97];
}

/** Whether something is what an observer of Château Roquefort is shown. */
function isRoquefortView(value: object): value is RoquefortView {
  return 'roofed' in value && 'tiles' in value && 'remembered' in value;
}

/** Every object in a message, at any depth. */
export function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

/** What is said about tiles that nobody may see now: in views of a game that goes on, without the memory aid. */
export function tilesUnderRoofs(message: unknown): string[] {
  const found: string[] = [...toldUnderRoofs(message)];
  for (const view of objectsIn(message)) {
    if (!isRoquefortView(view) || view.phase === 'over') continue;
    for (const cell of Object.keys(view.tiles))
      if (view.roofed.includes(roomAt(view.rooms, cell))) found.push(`tiles ${cell}`);
    for (const cell of Object.keys(view.remembered)) found.push(`remembered ${cell}`);
  }
  return found;
}

/** What is drawn into the open, by cell, that lies under a roof right afterwards: `seen` of a step, `seen` events. */
export function seenCells(message: unknown): string[] {
  const cells: string[] = [];
  for (const value of objectsIn(message)) {
    if ('seen' in value && Array.isArray(value.seen))
      for (const draw of value.seen) cells.push(String(draw).split(' ')[1]);
    if ('type' in value && value.type === 'seen' && 'place' in value) cells.push(String(value.place));
  }
  return cells.filter((cell) => cell !== 'spare');
}

export function isRoofed(view: RoquefortView, cell: string): boolean {
  return view.roofed.includes(roomAt(view.rooms, cell));
}

/** Tiles that lie under roofs by now and are named in what is told of the past. */
function* toldUnderRoofs(message: unknown): Generator<string> {
  for (const full of objectsIn(message)) {
    if (!('past' in full && 'sights' in full)) continue;
    const view = [...objectsIn(full.sights)].find(isRoquefortView);
    if (view === undefined || view.phase === 'over') continue;
    for (const cell of seenCells(full.past)) if (isRoofed(view, cell)) yield `past ${cell}`;
  }
}

/** How much is told of the past. */
export function pastIn(message: unknown): number {
  let count = 0;
  for (const full of objectsIn(message))
    if ('past' in full && Array.isArray(full.past)) count += full.past.length;
  return count;
}
