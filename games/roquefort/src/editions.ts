/** The three printings, as data: what they call themselves and where their rules differ. */
export type EditionId = 'zoch-2007' | 'appenzell-2007' | 'rio-grande-2022';

export type Edition = {
  readonly id: EditionId;
  readonly title: string;
  /** How the box says who begins [R2.3]; on a screen chance decides unless the host chooses. */
  readonly firstPlayer: 'last-castle-visit' | 'any-method';
  /** "1 to 4 actions" instead of "up to 4" [R3.2]. */
  readonly mustAct: boolean;
  readonly goals: readonly Goal[];
};

export type Goal = 4 | 5 | 6;

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  'zoch-2007': {
    id: 'zoch-2007',
    title: 'Château Roquefort',
    firstPlayer: 'last-castle-visit',
    mustAct: false,
    goals: [4, 5, 6],
  },
  'appenzell-2007': {
    id: 'appenzell-2007',
    title: "Château d'Appenzell",
    firstPlayer: 'last-castle-visit',
    mustAct: true,
    goals: [4, 5, 6],
  },
  'rio-grande-2022': {
    id: 'rio-grande-2022',
    title: 'Chateau Roquefort',
    firstPlayer: 'any-method',
    mustAct: false,
    goals: [4, 5, 6],
  },
};
