/**
 * The three printings, as data: what they call themselves and where their rules differ. Nothing else is in this file, so
 * that a page can have it without the rules (`@castellan/roquefort/editions`).
 */
export type EditionId = 'zoch-2007' | 'appenzell-2007' | 'rio-grande-2022';

export type Edition = {
  /** What the game is called at a table with this edition. */
  readonly title: string;
  readonly year: number;
  /** How the box says who begins [R2.3]; on a screen chance decides unless somebody is named. */
  readonly firstPlayer: FirstPlayerCustom;
  /**
   * "1 to 4 actions" instead of "up to 4" [R3.2]. Of the printing of 2007 the French text says the one and the English text the
   * other; here it is played by the English one, and tables can agree otherwise.
   */
  readonly mustAct: boolean;
};

/** Kinds of cheese that a table may agree on, in every edition [R2.4]. */
export type Goal = 4 | 5 | 6;
export type FirstPlayerCustom = 'last-castle-visit' | 'any-method';

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  'zoch-2007': {
    title: 'Château Roquefort',
    year: 2007,
    firstPlayer: 'last-castle-visit',
    mustAct: false,
  },
  'appenzell-2007': {
    title: "Château d'Appenzell",
    year: 2007,
    firstPlayer: 'last-castle-visit',
    mustAct: true,
  },
  'rio-grande-2022': {
    title: 'Chateau Roquefort',
    year: 2022,
    firstPlayer: 'any-method',
    mustAct: false,
  },
};

export const USUAL_EDITION: EditionId = 'zoch-2007';

/** The edition of that name; the usual one where none is named, as in options that leave it open. */
export function editionOf(id: unknown): Edition {
  return EDITIONS[isEdition(id) ? id : USUAL_EDITION];
}

export function isEdition(id: unknown): id is EditionId {
  return typeof id === 'string' && Object.hasOwn(EDITIONS, id);
}
