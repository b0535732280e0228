import type { Offer } from '@castellan/match';
import type { Foresight } from '@castellan/roquefort';
import type { Room } from './geometry.js';
import type { Scene } from './scene.js';

/** A move one may make, taken apart: what is shown of it, and what can be seen coming. */
export type Choice = {
  readonly move: string;
  readonly cost: number;
  readonly foresight: Foresight;
};

/** What the player in turn may do, by what one would touch for it. */
export type Choices = {
  readonly end: Choice | null;
  /** By tower. */
  readonly place: ReadonlyMap<string, Choice>;
  /** By tower or landing cell: a mouse from outside. */
  readonly enter: ReadonlyMap<string, Choice>;
  /** By the cell of a mouse, then by where it can go. */
  readonly run: ReadonlyMap<string, ReadonlyMap<string, Choice>>;
  /** By letter of the room. */
  readonly uncover: ReadonlyMap<string, Choice>;
  readonly slide: ReadonlyMap<string, Choice>;
};

export function choicesOf(offers: readonly Offer[]): Choices {
  const place = new Map<string, Choice>();
  const enter = new Map<string, Choice>();
  const run = new Map<string, Map<string, Choice>>();
  const uncover = new Map<string, Choice>();
  const slide = new Map<string, Choice>();
  let end: Choice | null = null;
  for (const offer of offers) {
    const foresight = offer.foresight as Foresight;
    const choice = { move: offer.move, cost: foresight.cost, foresight };
    const [word, rest = ''] = offer.move.split(' ');
    if (word === 'end') end = choice;
    else if (word === 'place') place.set(rest, choice);
    else if (word === 'uncover') uncover.set(rest, choice);
    else if (word === 'slide') slide.set(rest, choice);
    else if (word === 'enter') addCheapest(enter, rest.split('>').at(-1) ?? rest, choice);
    else if (word === 'run') {
      const [from, to] = rest.split('-');
      run.set(from, (run.get(from) ?? new Map()).set(to, choice));
    }
  }
  return { end, place, enter, run, uncover, slide };
}

/** A cell may be reached over several towers. */
function addCheapest(choices: Map<string, Choice>, cell: string, choice: Choice): void {
  const known = choices.get(cell);
  if (known === undefined || choice.cost < known.cost) choices.set(cell, choice);
}

/** Roofs that can be lifted and touch a cell, a corner is enough. */
export function roofsBeside(cell: string, { uncover }: Choices, { rooms }: Pick<Scene, 'rooms'>): Room[] {
  const near = (other: string): boolean =>
    [0, 1].every((i) => Math.abs(other.charCodeAt(i) - cell.charCodeAt(i)) <= 1);
  return rooms.filter(({ letter, cells }) => uncover.has(letter) && cells.some(near));
}

export const NO_CHOICES: Choices = choicesOf([]);
