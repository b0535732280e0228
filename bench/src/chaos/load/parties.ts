import { Group, type Party } from './group.js';
import { Guest, type Manners, type Ports } from './guest.js';

const NO_CLOCK = { kind: 'none' };
const LIVE = { kind: 'live', bank: 600_000, increment: 2_000 };
/** The shortest there is: time runs out within a run. */
const SHORT = { kind: 'live', bank: 10_000, increment: 0 };

/** Both games, with and without bots and clocks; and somebody whose clock runs out. */
const PARTIES: readonly (Party & { readonly people: number; readonly watchers: number })[] = [
  { game: 'roquefort', people: 2, watchers: 1, bots: [], clock: NO_CLOCK, pace: 25, hasSleeper: false },
  { game: 'oh-mon-chateau', people: 2, watchers: 1, bots: [], clock: NO_CLOCK, pace: 25, hasSleeper: false },
  { game: 'roquefort', people: 2, watchers: 0, bots: ['crumb'], clock: LIVE, pace: 35, hasSleeper: false },
  { game: 'oh-mon-chateau', people: 3, watchers: 0, bots: [], clock: LIVE, pace: 35, hasSleeper: false },
  { game: 'roquefort', people: 2, watchers: 0, bots: [], clock: SHORT, pace: 35, hasSleeper: true },
  {
    game: 'oh-mon-chateau',
    people: 2,
    watchers: 0,
    bots: ['pebble'],
    clock: NO_CLOCK,
    pace: 35,
    hasSleeper: false,
  },
  { game: 'roquefort', people: 4, watchers: 1, bots: [], clock: NO_CLOCK, pace: 35, hasSleeper: false },
];

export const UNRULY: Manners = {
  vanish: 10,
  repeat: 60,
  reorder: 30,
  twins: 80,
  undo: 40,
  say: 20,
  draw: 40,
  resign: 2,
};

export type Habits = {
  readonly manners: Manners;
  /** Whether all that is said and heard is written down for whoever judges. */
  readonly isWrittenDown: boolean;
  /** So many times as slow as people who only test. */
  readonly slowness: number;
};
const USUAL: Habits = { manners: UNRULY, isWrittenDown: true, slowness: 1 };

/** So many tables with everybody at them. */
export function parties(count: number, ports: Ports, seed: string, habits: Partial<Habits> = {}): Group[] {
  const { manners, isWrittenDown, slowness } = { ...USUAL, ...habits };
  let number = 0;
  return Array.from({ length: count }, (_, i) => {
    const { people, watchers, ...party } = PARTIES[i % PARTIES.length];
    const draws = party.game === 'oh-mon-chateau' ? manners : { ...manners, draw: 0 };
    const guest = (kind: string, n: number): Guest =>
      new Guest(`${kind}${i}-${n}`, number++, ports, seed, draws, isWrittenDown);
    const players = Array.from({ length: people }, (__, n) => guest('p', n));
    const others = Array.from({ length: watchers }, (__, n) => guest('w', n));
    const paced = { ...party, pace: party.pace * slowness };
    return new Group(`table ${i}`, paced, players, others, seed);
  });
}
