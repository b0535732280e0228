import type { Json } from '@castellan/kernel';
import { remembered } from '../shell/remembered.js';
import { freeName, MOST_BOXES, type OwnBox, readBoxes, type SharedBox, tidyName } from './box.js';

/** Boxes of this device, the latest first. `keepBoxes` gives back whether the device keeps them. */
export const { now: boxes, keep: keepBoxes } = remembered('castellan.boxes', readBoxes);

export function findBox(id: string): OwnBox | undefined {
  return boxes.value.find((box) => box.id === id);
}

export function boxesOf(game: string): readonly OwnBox[] {
  return boxes.value.filter((box) => box.game === game);
}

export type Adding =
  | { readonly kind: 'added'; readonly box: OwnBox; readonly isKept: boolean }
  | { readonly kind: 'full' };

/** One more box; its name is made one of its own. */
export function addBox({ game, name, data }: SharedBox, now = Date.now()): Adding {
  const all = boxes.peek();
  if (all.length >= MOST_BOXES) return { kind: 'full' };
  const taken = all.filter((box) => box.game === game).map((box) => box.name);
  const box = { id: freshId(all, now), game, name: freeName(name, taken), data, changed: now };
  return { kind: 'added', box, isKept: keepBoxes([box, ...all]) };
}

/** The same box as it is now; gives back whether the device keeps it. */
export function changeBox(id: string, changes: { readonly data?: Json; readonly name?: string }): boolean {
  const named = changes.name === undefined ? changes : { ...changes, name: tidyName(changes.name) };
  return keepBoxes(
    boxes.peek().map((box) => (box.id === id ? { ...box, ...named, changed: Date.now() } : box)),
  );
}

/** Gives back how to take it back. */
export function removeBox(id: string): () => void {
  const before = boxes.peek();
  const at = before.findIndex((box) => box.id === id);
  const gone = before[at];
  keepBoxes(before.filter((box) => box.id !== id));
  return () => {
    const now = boxes.peek();
    if (gone === undefined || now.some((box) => box.id === id)) return;
    keepBoxes([...now.slice(0, at), gone, ...now.slice(at)]);
  };
}

/** Only this device has to tell them apart. */
function freshId(all: readonly OwnBox[], now: number): string {
  const wanted = now.toString(36);
  for (let number = 0; ; number++) {
    const id = number === 0 ? wanted : `${wanted}-${number}`;
    if (all.every((box) => box.id !== id)) return id;
  }
}
