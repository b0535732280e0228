import { linesOn, PREPARED } from '../board.js';
import { BOARDS, type Construction, MAKES, type Mode } from '../data/boards.js';
import { GUESTS } from '../data/guests.js';
import { GROUP_VALUES, SMALL_GUEST_VALUES, SMALL_GUESTS_OF_EACH } from '../data/track.js';

/** [O6.2] What is printed in somebody's own box, for one of the modes. A record holds all of it. */
export type Box = {
  /** W wood, S stone, G gold, F food, a dot for no cell. */
  readonly rows: readonly string[];
  /** What each line makes, such as `tower 5`, by its name, such as `1,2-1,4`. */
  readonly lines: Readonly<Record<string, string>>;
  /** The values of the ten groups of inhabitants. */
  readonly track: readonly number[];
  /** Petits bâtisseurs: how many guests there are, by their points. Grands architectes: points, by the guest's name. */
  readonly guests: Readonly<Record<string, number>>;
};

/** What lines make in words: `floor`, `tower 5`, `wall 3`, `flag 1`, `reactivation`, `theft`. */
export function writeConstruction(construction: Construction): string {
  const { makes } = construction;
  if (makes === 'wall') return `wall ${construction.inhabitants}`;
  return makes === 'tower' || makes === 'flag' ? `${makes} ${construction.points}` : makes;
}

/** Of words that were checked. */
export function readConstruction(words: string): Construction {
  const [makes, value] = words.split(' ');
  const count = Number(value);
  if (makes === 'wall') return { makes, inhabitants: count };
  if (makes === 'tower' || makes === 'flag') return { makes, points: count };
  return { makes: MAKES.find((known) => known === makes) as 'floor' | 'reactivation' | 'theft' };
}

/** What is printed here, as a box: where somebody's own begins. */
export function printedBox(mode: Mode): Box {
  const { rows } = BOARDS[mode];
  const { lines } = PREPARED[mode];
  return {
    rows: [...rows],
    lines: Object.fromEntries(lines.map(({ name, construction }) => [name, writeConstruction(construction)])),
    track: [...GROUP_VALUES],
    guests: Object.fromEntries(
      mode === 'petits-batisseurs'
        ? SMALL_GUEST_VALUES.map((points) => [points, SMALL_GUESTS_OF_EACH])
        : GUESTS.map(({ id, points }) => [id, typeof points === 'number' ? points : 1]),
    ),
  };
}

/** The same in one spelling: rows with blanks, lines in the order of the board, guests in theirs and none of them 0 times. */
export function settleBox(mode: Mode, { rows, lines, track, guests }: Box): Box {
  const spaced = rows.map((row) => [...row.replaceAll(/\s/g, '')].join(' '));
  return {
    rows: spaced,
    lines: Object.fromEntries(linesOn(spaced).map(({ name }) => [name, lines[name]])),
    track: [...track],
    guests: Object.fromEntries(
      mode === 'petits-batisseurs'
        ? Object.entries(guests).filter(([, count]) => count > 0)
        : GUESTS.map(({ id }) => [id, guests[id]]),
    ),
  };
}
