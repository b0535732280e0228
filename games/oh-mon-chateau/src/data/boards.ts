/**
 * The two boards. RECONSTRUCTIONS: the printed pictures are not known to us; every line's cost fits all that the
 * sources say, and blue holds every pair and triple of resources exactly once. Whoever has the printed boards enters
 * them as a box of their own: `box/`.
 */
export type Mode = 'petits-batisseurs' | 'grands-architectes';

/** What clearing a line makes [O4]. */
export type Construction =
  | { readonly makes: 'floor' }
  | { readonly makes: 'tower'; readonly points: number }
  | { readonly makes: 'wall'; readonly inhabitants: number }
  | { readonly makes: 'flag'; readonly points: number }
  | { readonly makes: 'reactivation' }
  | { readonly makes: 'theft' };

/** All there is to make. */
export const MAKES = ['floor', 'tower', 'wall', 'flag', 'reactivation', 'theft'] as const;

export type BoardData = {
  readonly reconstruction: boolean;
  /** W wood, S stone, G gold, F food, a dot for no cell. */
  readonly rows: readonly string[];
  /** By cost: the letters of a line's cells, in the order W S G F. */
  readonly constructions: Readonly<Record<string, Construction>>;
};

const COMMON: Readonly<Record<string, Construction>> = {
  WF: { makes: 'floor' },
  WS: { makes: 'tower', points: 2 },
  WSG: { makes: 'tower', points: 5 },
  SG: { makes: 'wall', inhabitants: 1 },
  SF: { makes: 'wall', inhabitants: 2 },
  WSF: { makes: 'wall', inhabitants: 3 },
  WG: { makes: 'flag', points: 1 },
  WGF: { makes: 'flag', points: 2 },
};

export const BOARDS: Readonly<Record<Mode, BoardData>> = {
  'petits-batisseurs': {
    reconstruction: true,
    rows: ['. S G W .', 'W G . S F', 'G . . . S', 'F . . F W'],
    constructions: COMMON,
  },
  'grands-architectes': {
    reconstruction: true,
    rows: ['S G . . .', 'W F G . .', '. . W G S', '. . . S F', '. . . F W'],
    constructions: { ...COMMON, GF: { makes: 'reactivation' }, SGF: { makes: 'theft' } },
  },
};
