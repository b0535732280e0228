import type { Json, JsonObject } from '@castellan/kernel';
import type { Construction, Mode, Resource } from '@castellan/oh-mon-chateau';
import { type Box, GUESTS, linesOn, printedBox, readConstruction } from '@castellan/oh-mon-chateau/own-box';

/** A box while it is entered: always of the right shape, though its values may be wrong. */
export type Draft = { readonly mode: Mode; readonly box: Box };

export const SIDE = 5;
export const PLACES = SIDE * SIDE;
export const GROUPS = 10;
/** The highest points of a small guest. */
export const MOST_SMALL = 20;
/** Enough for whatever is typed; the rules say what is too much. */
const MOST_TYPED = 999;

const LETTERS: Readonly<Record<Resource, string>> = { wood: 'W', stone: 'S', gold: 'G', food: 'F' };
const RESOURCES = Object.keys(LETTERS) as readonly Resource[];

/** By its letter. */
export const resourceOf = (letter: string): string =>
  RESOURCES.find((resource) => LETTERS[resource] === letter) ?? letter;

export const nameOf = (place: number): string => `${Math.floor(place / SIDE) + 1},${(place % SIDE) + 1}`;

/** The resource of every place, from the top left; null where there is no cell. */
export function cellsOf({ box }: Draft): readonly (Resource | null)[] {
  const letters = box.rows.flatMap((row) => row.split(' '));
  return Array.from(
    { length: PLACES },
    (_, place) => RESOURCES.find((resource) => LETTERS[resource] === letters[place]) ?? null,
  );
}

/** What a line makes, or null while nobody has said it. */
export function constructionOf({ box }: Draft, line: string): Construction | null {
  const words = box.lines[line];
  return words === undefined ? null : readConstruction(words);
}

export function printedDraft(mode: Mode): Draft {
  return settled({ mode, box: printedBox(mode) });
}

/** Nothing on the board; what is worth what is as printed here, to be gone through. */
export function emptyDraft(mode: Mode): Draft {
  return settled({ mode, box: { ...printedBox(mode), rows: [], lines: {} } });
}

export function withCell(draft: Draft, place: number, resource: Resource | null): Draft {
  const cells = cellsOf(draft).map((there, other) => (other === place ? resource : there));
  return settled({ ...draft, box: { ...draft.box, rows: rowsOf(cells) } });
}

export function withLine(draft: Draft, line: string, words: string): Draft {
  return settled({ ...draft, box: { ...draft.box, lines: { ...draft.box.lines, [line]: words } } });
}

export function withGroup(draft: Draft, group: number, value: number): Draft {
  const track = draft.box.track.map((there, other) => (other === group ? value : there));
  return { ...draft, box: { ...draft.box, track } };
}

export function withGuest(draft: Draft, guest: string, value: number): Draft {
  return settled({ ...draft, box: { ...draft.box, guests: { ...draft.box.guests, [guest]: value } } });
}

/** What makes sense of something from outside; null if it is no box of this game. */
export function readDraft(found: unknown): Draft | null {
  const { mode, box } = (found ?? {}) as Readonly<Record<string, unknown>>;
  if (mode !== 'petits-batisseurs' && mode !== 'grands-architectes') return null;
  if (typeof box !== 'object' || box === null) return null;
  const { rows, lines, track, guests } = box as Readonly<Record<string, unknown>>;
  const listed = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);
  const named = (some: unknown): readonly (readonly [string, unknown])[] =>
    typeof some === 'object' && some !== null ? Object.entries(some).slice(0, 60) : [];
  const texts = named(lines).flatMap(([name, words]) =>
    MAKING.test(String(words)) ? [[name, String(words)]] : [],
  );
  const counts = named(guests).flatMap(([name, count]) => (isCount(count) ? [[name, count]] : []));
  return settled({
    mode,
    box: {
      rows: listed(rows)
        .slice(0, SIDE)
        .map((row) => [...String(row).replaceAll(/\s/g, '')].join(' ')),
      lines: Object.fromEntries(texts),
      track: listed(track).map((value) => (isCount(value) ? value : 0)),
      guests: Object.fromEntries(counts),
    },
  });
}

/** What can be said of a line; whether it is worth that, the rules say. */
const MAKING = /^(floor|reactivation|theft|(tower|flag|wall) \d{1,3})$/;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_TYPED;

/** All places, and only lines that are there; who is not told of is worth nothing. */
function settled({ mode, box }: Draft): Draft {
  const rows = rowsOf(cellsOf({ mode, box }));
  const lines = linesOn(rows).flatMap(({ name }) => {
    const words = box.lines[name];
    return words === undefined || words === '' ? [] : [[name, words]];
  });
  const names =
    mode === 'grands-architectes'
      ? GUESTS.map(({ id }) => id)
      : Array.from({ length: MOST_SMALL }, (_, i) => String(i + 1)).filter(
          (points) => box.guests[points] > 0,
        );
  return {
    mode,
    box: {
      rows,
      lines: Object.fromEntries(lines),
      track: Array.from({ length: GROUPS }, (_, i) => box.track[i] ?? 0),
      guests: Object.fromEntries(names.map((name) => [name, box.guests[name] ?? 0])),
    },
  };
}

function rowsOf(cells: readonly (Resource | null)[]): string[] {
  return Array.from({ length: SIDE }, (_, row) =>
    cells
      .slice(row * SIDE, row * SIDE + SIDE)
      .map((cell) => (cell === null ? '.' : LETTERS[cell]))
      .join(' '),
  );
}

export function dataOf({ mode, box }: Draft): Json {
  return { mode, box } as JsonObject;
}

/** Options of a table that plays with it. */
export function tableOptionsOf(data: Json): JsonObject {
  const draft = readDraft(data);
  return draft === null ? {} : (dataOf(draft) as JsonObject);
}
