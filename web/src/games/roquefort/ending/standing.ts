import type { RoquefortEvent, RoquefortView } from '@castellan/roquefort';

/** Somebody's place when a game is over. */
export type FinalPlace = {
  readonly seat: number;
  readonly rank: number;
  readonly kinds: readonly string[];
  /** Mice that have not fallen. */
  readonly mice: number;
};

/**
 * Everybody, the winner first. Who won the rules have said; the others follow in the order of [R9.2]: who still has two
 * mice before who has not, then by kinds. Equals share a place; where nobody wins, nobody is before anybody else.
 */
export function standingOf({ cheese, mice, result }: RoquefortView): readonly FinalPlace[] {
  const places = cheese.map((kinds, seat) => ({
    seat,
    kinds,
    mice: mice[seat].filter((place) => place !== 'dungeon').length,
  }));
  const worth = ({ seat, kinds, mice: left }: Omit<FinalPlace, 'rank'>): number =>
    result?.winner === null ? 0 : (seat === result?.winner ? 1000 : 0) + (left > 1 ? 100 : 0) + kinds.length;
  return places
    .sort((a, b) => worth(b) - worth(a))
    .map((place, _, all) => ({ ...place, rank: 1 + all.filter((one) => worth(one) > worth(place)).length }));
}

/** How it was won: what has to be told in words. */
export type Story = {
  readonly winner: number | null;
  /** Whose third mouse fell. */
  readonly losers: readonly number[];
  /** Who had two mice and as many kinds as the winner: then waiting longest decided. */
  readonly equals: readonly number[];
  /** Nobody else had two mice left. */
  readonly isAlone: boolean;
  /** The kind that came last, if it was seen coming. */
  readonly last: string | null;
};

export function storyOf(view: RoquefortView, past: readonly (RoquefortEvent | null)[]): Story {
  const winner = view.result?.winner ?? null;
  const standing = standingOf(view);
  const others = standing.filter(({ seat, mice }) => seat !== winner && mice > 1);
  const own = standing.find(({ seat }) => seat === winner)?.kinds ?? [];
  const last = past.findLast((event) => event?.type === 'collected' && event.seat === winner);
  return {
    winner,
    losers: standing.filter(({ mice }) => mice < 2).map(({ seat }) => seat),
    equals: others.filter(({ kinds }) => kinds.length === own.length).map(({ seat }) => seat),
    isAlone: others.length === 0,
    last: last?.type === 'collected' ? last.kind : null,
  };
}

/** The last one that came first: it is the largest in the picture. */
export function largestFirst(kinds: readonly string[], last: string | null): readonly string[] {
  return last === null || !kinds.includes(last) ? kinds : [last, ...kinds.filter((kind) => kind !== last)];
}

/** Who carries what: as evenly as it goes, the first the most. */
export function loads(kinds: readonly string[], carriers: number): readonly (readonly string[])[] {
  return Array.from({ length: carriers }, (_, i) => kinds.filter((_kind, n) => n % carriers === i));
}
