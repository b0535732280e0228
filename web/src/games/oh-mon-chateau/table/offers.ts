import type { Offer } from '@castellan/match';
import type { ChateauForesight } from '@castellan/oh-mon-chateau';

/** A move one may make, taken apart. */
export type ChateauChoice = {
  readonly move: string;
  readonly word: string;
  /** The die it uses, and as what. */
  readonly face: string | null;
  readonly as: string | null;
  readonly foresight: ChateauForesight;
};

/** What a seat may do now, by what one would touch for it. */
export type ChateauChoices = {
  /** A token on a cell. */
  readonly cells: ReadonlyMap<string, readonly ChateauChoice[]>;
  /** A token from a cell to a cell. */
  readonly moves: ReadonlyMap<string, ReadonlyMap<string, ChateauChoice>>;
  /** By line. */
  readonly builds: ReadonlyMap<string, ChateauChoice>;
  /** By guest: invite, activate or steal. */
  readonly guests: ReadonlyMap<string, ChateauChoice>;
  /** Everything that is neither on the board nor a guest. */
  readonly others: readonly ChateauChoice[];
  /** Leave it, or be done. */
  readonly done: ChateauChoice | null;
};

export function choicesOf(offers: readonly Offer[]): ChateauChoices {
  const cells = new Map<string, ChateauChoice[]>();
  const moves = new Map<string, Map<string, ChateauChoice>>();
  const builds = new Map<string, ChateauChoice>();
  const guests = new Map<string, ChateauChoice>();
  const others: ChateauChoice[] = [];
  let done: ChateauChoice | null = null;
  for (const { move, foresight } of offers) {
    const choice = readChoice(move, foresight as ChateauForesight);
    const last = move.split(' ').at(-1) ?? '';
    if (/^(pass|end|skip)$/.test(choice.word)) done = choice;
    else if (choice.word === 'build') builds.set(last, choice);
    else if (choice.word === 'move') {
      const [from, to] = last.split('-');
      moves.set(from, (moves.get(from) ?? new Map()).set(to, choice));
    } else if (/^(invite|activate|steal)$/.test(choice.word)) guests.set(last, choice);
    else if (/^\d,\d$/.test(last)) cells.set(last, [...(cells.get(last) ?? []), choice]);
    else others.push(choice);
  }
  return { cells, moves, builds, guests, others: withoutDoubles(others), done };
}

function readChoice(move: string, foresight: ChateauForesight): ChateauChoice {
  const [word, face = null, as, real] = move.split(' ');
  const taken = word === 'take' ? face : null;
  return { move, word, face: taken, as: as === 'as' ? real : taken, foresight };
}

/** Two dice may lead to the same thing: the one that shows it is used, and "?" is kept. */
function withoutDoubles(choices: readonly ChateauChoice[]): ChateauChoice[] {
  const found = new Map<string, ChateauChoice>();
  for (const choice of choices) {
    const key = `${choice.word} ${choice.as} ${/(flag|cloud)$/.exec(choice.move)?.[0] ?? ''} ${
      choice.word === 'take' ? '' : choice.move
    }`;
    const known = found.get(key);
    if (known === undefined || (known.face === '?' && choice.face !== '?')) found.set(key, choice);
  }
  return [...found.values()];
}

/** Of several dice for one cell: the chosen one, else the one that shows the resource. */
export function bestFor(choices: readonly ChateauChoice[], die: string | null): ChateauChoice | undefined {
  return (
    choices.find(({ face }) => die !== null && face === die) ??
    choices.find(({ face }) => face !== '?') ??
    choices[0]
  );
}

export const NO_CHOICES: ChateauChoices = choicesOf([]);
