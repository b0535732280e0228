import { GUESTS, PREPARED } from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
import { castellan } from '../castellan.js';

const GAMES = 60;
const SOURCES = ['towers', 'sun', 'clouds', 'inhabitants', 'flags', 'guests'];

const sum = (counts: number[]): number => counts.reduce((a, b) => a + b, 0);

async function simulate(...args: string[]) {
  const all = [
    'simulate',
    'oh-mon-chateau',
    '--games',
    String(GAMES),
    '--policy',
    'eager',
    '--seed',
    's',
    ...args,
  ];
  const { code, stdout } = await castellan([...all, '--json']);
  expect(code).toBe(0);
  return { summary: JSON.parse(stdout), report: (await castellan(all)).stdout };
}

describe('castellan simulate oh-mon-chateau', () => {
  it.each([
    ['petits-batisseurs', 2],
    ['grands-architectes', 4],
  ] as const)('says what a designer would ask: %s with %i players', async (mode, players) => {
    const { summary, report } = await simulate('--mode', mode, '--players', String(players));
    const { details, scores } = summary;
    expect(summary).toMatchObject({
      game: 'oh-mon-chateau',
      policy: 'eager',
      games: GAMES,
      players,
      drawn: 0,
    });
    expect(sum(Object.values(summary.endings))).toBe(GAMES);
    expect(sum(summary.winSharesByOrder)).toBeCloseTo(GAMES);
    expect(scores.winners.mean).toBeGreaterThan(scores.losers.mean);
    expect(scores.all.min).toBe(Math.min(scores.winners.min, scores.losers.min));

    expect(Object.keys(details.points.winners)).toEqual(SOURCES);
    expect(sum(Object.values(details.points.winners))).toBeCloseTo(scores.winners.mean);
    expect(sum(Object.values(details.points.losers))).toBeCloseTo(scores.losers.mean);
    const lines = PREPARED[mode].lines.map(({ name }) => expect.stringMatching(`^${name} `));
    expect(Object.keys(details.lines.winners)).toEqual(lines);
    const { walls } = details.castles.winners;
    const wallLines = Object.entries<number>(details.lines.winners).filter(([name]) => name.includes('wall'));
    expect(sum(wallLines.map(([, builds]) => builds))).toBeCloseTo(walls);

    expect(details.finisher.games).toBe(summary.endings.castle);
    expect(sum(details.finisher.byOrder)).toBe(details.finisher.games);
    expect(details.finisher.wins).toBeLessThanOrEqual(details.finisher.games);
    expect(details.dice.used).toBeLessThanOrEqual(details.dice.offered);

    expect(Math.max(...report.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    for (const words of [/^points from +winners +losers$/m, /^lines cleared/m, /^ {2}stall |^ {2}castle /m])
      expect(report).toMatch(words);
    expect(report).toMatch(/^completes the castle +first +second/m);
  });

  it('follows guests from arrival to the end', async () => {
    const { summary } = await simulate('--mode', 'grands-architectes');
    const guests = summary.details.guests;
    expect(Object.keys(guests)).toEqual(GUESTS.map(({ id }) => id));
    for (const { id, seal } of GUESTS) {
      const { came, owners, wins, reactivated } = guests[id];
      expect(came).toBe(owners); // nobody ever loses a guest to the deck
      expect(wins).toBeLessThanOrEqual(owners);
      if (seal !== 'lightning') expect(reactivated).toBe(0);
    }
    const { winners, losers } = summary.details.castles;
    const seats = Object.values<{ owners: number }>(guests).map(({ owners }) => owners);
    const [won, lost] = [sum(summary.winsBySeat), 2 * GAMES - sum(summary.winsBySeat)];
    expect(sum(seats)).toBeCloseTo(winners.guests * won + losers.guests * lost);
  });

  it('says how stalled games are stuck', async () => {
    const { summary, report } = await simulate('--stall-turns', '8', '--players', '3');
    const { stalled } = summary.details;
    expect(summary.endings.stall).toBeGreaterThan(0);
    expect(stalled.seats).toBe(3 * summary.endings.stall);
    expect(stalled.withoutTokens).toBeLessThanOrEqual(stalled.seats);
    expect(report).toMatch(/^In stalled games \d+\.\d % of the seats had no token left/m);
    expect(summary.byEnding.stall.turns.min).toBeGreaterThanOrEqual(8);
  });

  it('counts the small guests by their worth', async () => {
    const { summary, report } = await simulate();
    expect(Object.keys(summary.details.guests)).toEqual(['1', '2', '3', '4']);
    expect(report).toMatch(/^guests +came +owners +win +like others$/m);
  });
});
