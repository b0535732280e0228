import { type Construction, MAKES } from '../data/boards.js';

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
