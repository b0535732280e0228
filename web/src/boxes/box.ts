import type { Json } from '@castellan/kernel';

/** What somebody entered from a box of their own, as this device keeps it. */
export type OwnBox = {
  readonly id: string;
  /** As the rules call the game. */
  readonly game: string;
  readonly name: string;
  /** What the game makes of it; also unfinished. */
  readonly data: Json;
  /** When it was last changed. */
  readonly changed: number;
};

/** What is sent to others: nothing of this device. */
export type SharedBox = Pick<OwnBox, 'game' | 'name' | 'data'>;

export const LONGEST_BOX_NAME = 40;
export const MOST_BOXES = 60;

export function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_BOX_NAME);
}

/** Takes every box that makes sense and leaves out the others. What is in them is for their games to read. */
export function readBoxes(found: unknown): readonly OwnBox[] {
  if (!Array.isArray(found)) return [];
  const all: OwnBox[] = [];
  for (const one of found.slice(0, MOST_BOXES)) {
    const { id, game, name, data, changed } = (one ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof id !== 'string' || typeof game !== 'string' || typeof name !== 'string' || data == null)
      continue;
    if (all.some((other) => other.id === id)) continue;
    const time = typeof changed === 'number' && Number.isFinite(changed) ? changed : 0;
    all.push({ id, game, name: tidyName(name), data: data as Json, changed: time });
  }
  return all;
}

/** A name that no other box of the game has: "Castle", "Castle 2", "Castle 3". */
export function freeName(wanted: string, taken: readonly string[]): string {
  const name = tidyName(wanted);
  const isTaken = (one: string): boolean =>
    taken.some((other) => other.toLocaleLowerCase() === one.toLocaleLowerCase());
  if (!isTaken(name)) return name;
  const stem = name.replace(/ \d+$/, '');
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const next = stem.slice(0, LONGEST_BOX_NAME - ending.length) + ending;
    if (!isTaken(next)) return next;
  }
}
