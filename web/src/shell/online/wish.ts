import type { ClockSetup, GameWish } from '@castellan/protocol';
import { games, gameWith } from '../../games/games.js';
import { companyTexts } from '../../i18n/company.js';
import { gameName } from '../game-name.js';
import { remembered } from '../remembered.js';
import { PACES, TEMPO } from './draft.js';
import { clockWords } from './words.js';

export const PLAYERS = [2, 3, 4] as const;

/** Few, so that those who look find each other. The first is what strangers most likely want: both stay until the end. */
export const FIND_CLOCKS: readonly ClockSetup[] = [
  ...(['relaxed', ...PACES.filter((pace) => pace !== 'relaxed')] as const).map((pace) => ({
    kind: 'live' as const,
    bank: TEMPO[pace].minutes * 60_000,
    increment: TEMPO[pace].seconds * 1000,
  })),
  { kind: 'none' },
  { kind: 'days', turn: 3 * 86_400_000 },
];

type Choice = { readonly players: number; readonly clock: number };
const USUAL: Choice = { players: 2, clock: 0 };

/** How somebody looked last time; anything odd in it, and it is the usual. */
function readChoice(found: unknown): Choice {
  const { players, clock } = { ...USUAL, ...(typeof found === 'object' ? found : {}) } as Choice;
  const isFine = PLAYERS.some((one) => one === players) && FIND_CLOCKS[clock] !== undefined;
  return isFine ? { players, clock } : USUAL;
}
export const lastChoice = remembered('castellan.last-find', readChoice);

export function isSameWish(one: GameWish, other: GameWish): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted({ game, players, clock }: GameWish): readonly unknown[] {
  const pace =
    clock.kind === 'live' ? [clock.bank, clock.increment] : clock.kind === 'days' ? [clock.turn] : [];
  return [game, players, clock.kind, ...pace];
}

/** "Château Roquefort, 2 players, 10 min + 30 s a turn" */
export function wishWords({ game, players, clock }: GameWish): string {
  return [nameOf(game), companyTexts().find.players(players), clockWords(clock)].join(' · ');
}

function nameOf(game: string): string {
  return games().some(({ id }) => id === game) ? gameName(game, undefined) : game;
}

/** A game of this device with the same game, for as long as nobody comes. */
export function playBot(game: string): Promise<boolean> {
  return gameWith(game).playNow();
}
