/** The two player boards and what their lines make. Nothing here changes during a game. */

export const RESOURCES = ['wood', 'stone', 'gold', 'food'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Row and column from 1, from the top left: "2,1". [O6.1] */
export type Cell = `${number},${number}`;

export type Construction =
  | { readonly kind: 'keep' | 'reactivate' | 'steal' }
  | { readonly kind: 'tower' | 'flag'; readonly points: number }
  | { readonly kind: 'wall'; readonly inhabitants: number };

export type Line = {
  /** First and last cell: "1,2-1,4". */
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly makes: Construction;
};

export type Board = {
  /** In the order of their names. */
  readonly cells: readonly Cell[];
  readonly resourceAt: Readonly<Record<Cell, Resource>>;
  readonly lines: readonly Line[];
};

const LETTERS: Readonly<Record<string, Resource>> = { W: 'wood', S: 'stone', G: 'gold', F: 'food' };

/** What the resources of a line, whatever their order along it, are good for. */
const CONSTRUCTIONS: readonly { readonly cost: readonly Resource[]; readonly makes: Construction }[] = [
  { cost: ['wood', 'food'], makes: { kind: 'keep' } },
  { cost: ['wood', 'stone'], makes: { kind: 'tower', points: 2 } },
  { cost: ['wood', 'stone', 'gold'], makes: { kind: 'tower', points: 5 } },
  { cost: ['stone', 'gold'], makes: { kind: 'wall', inhabitants: 1 } },
  { cost: ['stone', 'food'], makes: { kind: 'wall', inhabitants: 2 } },
  { cost: ['wood', 'stone', 'food'], makes: { kind: 'wall', inhabitants: 3 } },
  { cost: ['wood', 'gold'], makes: { kind: 'flag', points: 1 } },
  { cost: ['wood', 'gold', 'food'], makes: { kind: 'flag', points: 2 } },
  { cost: ['food', 'gold'], makes: { kind: 'reactivate' } },
  { cost: ['gold', 'stone', 'food'], makes: { kind: 'steal' } },
];

/** Maximal runs of two or more cells next to each other; null is a gap. [O6.1] */
const runsAlong = (places: readonly (Cell | null)[]): readonly (readonly Cell[])[] =>
  places
    .map((place, start) => {
      const startsRun = place !== null && (start === 0 || places[start - 1] === null);
      const gap = places.indexOf(null, start);
      return startsRun ? places.slice(start, gap === -1 ? undefined : gap) : [];
    })
    .map((run) => run.filter((place) => place !== null))
    .filter((run) => run.length >= 2);

/** What is made of a line, which has a name and costs these resources. */
type Table = (name: string, cost: readonly Resource[]) => Construction | undefined;

const printed: Table = (_, cost) =>
  CONSTRUCTIONS.find(
    (other) => other.cost.length === cost.length && other.cost.every((resource) => cost.includes(resource)),
  )?.makes;

const boardFrom = (picture: readonly string[], makes: Table = printed): Board => {
  const letters = picture.map((row) => row.split(' '));
  const places = letters.map((row, y) =>
    row.map((letter, x): Cell | null => (letter === '.' ? null : `${y + 1},${x + 1}`)),
  );
  const columns = places[0].map((_, x) => places.map((row) => row[x]));
  const resourceAt: Board['resourceAt'] = Object.fromEntries(
    places.flatMap((row, y) =>
      row.flatMap((cell, x) => (cell === null ? [] : [[cell, LETTERS[letters[y][x]]] as const])),
    ),
  );
  const constructionOf = (run: readonly Cell[]): Construction => {
    const cost = run.map((cell) => resourceAt[cell]);
    const made = makes(`${run[0]}-${run[run.length - 1]}`, cost);
    if (made === undefined) throw new Error(`Nothing is made of ${cost.join('+')}.`);
    return made;
  };
  return {
    cells: places.flat().filter((place) => place !== null),
    resourceAt,
    lines: [...places, ...columns].flatMap(runsAlong).map((cells) => ({
      name: `${cells[0]}-${cells[cells.length - 1]}`,
      cells,
      makes: constructionOf(cells),
    })),
  };
};

export type Mode = 'petits-batisseurs' | 'grands-architectes';

/** Green and blue. [O1.3] */
export const BOARDS: Readonly<Record<Mode, Board>> = {
  'petits-batisseurs': boardFrom([
    '. S G W .', //
    'W G . S F',
    'G . . . S',
    'F . . F W',
  ]),
  'grands-architectes': boardFrom([
    'S G . . .', //
    'W F G . .',
    '. . W G S',
    '. . . S F',
    '. . . F W',
  ]),
};

const NAMES: Readonly<Record<string, Construction['kind']>> = {
  floor: 'keep',
  tower: 'tower',
  wall: 'wall',
  flag: 'flag',
  reactivation: 'reactivate',
  theft: 'steal',
};

/** "tower 5" and the like. [O6.2] */
const constructionFrom = (text: string): Construction => {
  const [name, value] = text.split(' ');
  const kind = NAMES[name];
  if (kind === 'wall') return { kind, inhabitants: Number(value) };
  if (kind === 'tower' || kind === 'flag') return { kind, points: Number(value) };
  return { kind };
};

/** The board of somebody's own box: rows, and what is written on each line. [O6.2] */
export const ownBoard = (rows: readonly string[], lines: Readonly<Record<string, string>>): Board =>
  boardFrom(rows, (name) => constructionFrom(lines[name]));
