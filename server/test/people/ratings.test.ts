import { beforeEach, describe, expect, it } from 'vitest';
import { leaderboard } from '../../src/people/ratings.js';
import type { Store } from '../../src/store/store.js';
import { openTestApi } from '../http/harness.js';
import { openStore, somebody, someTable } from '../store/harness.js';

let store: Store;
let tables = 0;

beforeEach(async () => {
  store = await openStore(null);
  for (const id of ['ann', 'bob', 'cid']) {
    await store.run('createPerson', somebody(id));
    await store.run('addPasskey', passkeyOf(id));
  }
  await store.run('createPerson', somebody('guest'));
});

const passkeyOf = (person: string) => ({
  id: `key of ${person}`,
  person,
  publicKey: new Uint8Array([1]),
  counter: 0,
  transports: '[]',
  created: 1,
});

type Ranks = readonly (readonly [string | null, number])[];

async function play(ranks: Ranks, game = 'roquefort'): Promise<boolean> {
  const table = `t${tables++}`;
  await store.run('createTable', someTable(table));
  return store.run('rateGame', {
    table,
    game,
    places: ranks.map(([person, rank]) => ({ person, rank })),
    at: 1,
  });
}

const ratingOf = async (person: string, game = 'roquefort') => {
  const rating = await store.run('ratingOf', { person, game });
  return rating === null ? null : rating.mu - 3 * rating.sigma;
};

describe('a game', () => {
  it('makes those who won stronger than those who lost', async () => {
    expect(await play([['ann', 2], ['bob', 1], ['cid', 3]])).toBe(true); // biome-ignore format: a row a game
    const [ann, bob, cid] = await Promise.all(['ann', 'bob', 'cid'].map((one) => ratingOf(one)));
    expect([Number(bob) > Number(ann), Number(ann) > Number(cid)]).toEqual([true, true]);
    expect(await ratingOf('ann', 'oh-mon-chateau')).toBeNull();
    expect(await store.run('ratingOf', { person: 'bob', game: 'roquefort' })).toMatchObject({ games: 1 });
  });

  it('that nobody won leaves equals equal', async () => {
    await play([['ann', 1], ['bob', 1]]); // biome-ignore format: a row a game
    expect(await ratingOf('ann')).toBe(await ratingOf('bob'));
  });

  it('counts only among people with a passkey, each on one seat, without bots', async () => {
    const refused: Ranks[] = [
      [['ann', 1]],
      [],
      [['ann', 1], ['guest', 2]],
      [['ann', 1], ['bob', 2], [null, 3]],
      [['ann', 1], ['ann', 2]],
      [['ann', 1], ['nobody', 2]],
    ]; // biome-ignore format: a row a game
    for (const ranks of refused) expect(await play(ranks)).toBe(false);
    expect(await ratingOf('ann')).toBeNull();
  });

  it('counts once, however often it is told', async () => {
    await store.run('createTable', someTable('t'));
    const places = [
      { person: 'ann', rank: 1 },
      { person: 'bob', rank: 2 },
    ];
    const told = { table: 't', game: 'roquefort', places, at: 1 };
    const rated = await Promise.all([store.run('rateGame', told), store.run('rateGame', told)]);
    expect(rated).toEqual([true, false]);
    expect(await store.run('ratingOf', { person: 'ann', game: 'roquefort' })).toMatchObject({ games: 1 });
    expect(await store.run('isRated', { table: 't' })).toBe(true);
    expect(await store.run('isRated', { table: 'other' })).toBe(false);
  });

  it('at the same time as another is not lost', async () => {
    await Promise.all([play([['ann', 1], ['bob', 2]]), play([['ann', 1], ['cid', 2]])]); // biome-ignore format: a row a game
    expect(await store.run('ratingOf', { person: 'ann', game: 'roquefort' })).toMatchObject({ games: 2 });
  });
});

describe('the leaderboard', () => {
  it('lists who has played enough, the strongest first, and where one is oneself', async () => {
    for (let i = 0; i < 3; i++) await play([['ann', 2], ['bob', 1]]); // biome-ignore format: a row a game
    await play([['cid', 1], ['ann', 2]]); // biome-ignore format: a row a game
    const { lines, mine } = await leaderboard(store, 'roquefort', 'ann');
    expect(lines.map(({ name, games }) => [name, games])).toEqual([
      ['bob', 3],
      ['ann', 4],
    ]);
    expect(lines[0].rating).toBeGreaterThan(1000);
    expect(mine).toEqual({ rating: lines[1].rating, games: 4, place: 2 });
    expect((await leaderboard(store, 'roquefort', 'cid')).mine).toMatchObject({ games: 1, place: null });
    expect((await leaderboard(store, 'roquefort', null)).mine).toBeNull();
    expect((await leaderboard(store, 'oh-mon-chateau', 'ann')).lines).toEqual([]);
  });

  it('is there for every game, and for nothing else', async () => {
    const { browser } = await openTestApi();
    expect((await browser().ask('GET /api/leaderboard/roquefort')).body).toEqual({ lines: [], mine: null });
    expect((await browser().ask('GET /api/leaderboard/chess')).body.problem.kind).toBe('no-such-game');
  });
});

describe('finished games', () => {
  it('are there for whoever knows their table', async () => {
    const game = { record: '{}', seed: 's', commitment: 'c', asked: { players: 2 }, at: 5 };
    const known = 'abcdefghijkmnpqrstuv';
    const readGame = async (table: string) => (table === known ? game : null);
    const { browser, store: kept } = await openTestApi({ parts: { readGame } });
    await kept.run('createTable', someTable(known));
    expect((await browser().ask(`GET /api/games/${known}`)).body).toEqual({ ...game, rated: false });
    for (const other of ['zzzzzzzzzzzzzzzzzzzz', 'short', '..%2f..'])
      expect((await browser().ask(`GET /api/games/${other}`)).status).toBe(404);
  });
});
