import { describe, expect, it } from 'vitest';
import { trophiesOf } from '../../src/people/trophies.js';
import type { FinishedSeat } from '../../src/store/operations/profile.js';
import { openPostOffice, subscriber } from '../notices/post-office.js';
import { Player, playOut, setupFor } from '../online/play.js';
import { openPlace, type Place } from './place.js';

type Guest = Awaited<ReturnType<Place['guest']>>;

async function befriend(one: Guest, other: Guest): Promise<void> {
  const { body } = await one.browser.ask('POST /api/friends/link');
  const code = body.link.split('#')[1];
  expect((await other.browser.ask('POST /api/friends', { body: { code } })).status).toBe(200);
}

describe('running games', () => {
  it('are listed with what anybody may see, if they are public and somebody is there', async () => {
    const place = await openPlace();
    const [ann, ben, eve] = [await place.guest(), await place.guest(), await place.guest()];
    const list = async () => (await eve.browser.ask('GET /api/running')).body.games;
    const isPrivate = await ann.client.create(setupFor('roquefort', 2));
    const isPublic = await ann.client.create(setupFor('roquefort', 2, { isPublic: true }));
    for (const table of [isPrivate, isPublic]) {
      await ann.client.watch(table);
      await ben.client.watch(table);
      const began = ann.client.next('table', ({ state }) => state.status === 'playing');
      await ben.client.ask({ type: 'sit', table });
      await began;
    }
    await eve.client.watch(isPublic);
    await expect
      .poll(list)
      .toMatchObject([{ table: isPublic, game: 'roquefort', watchers: 1, hasFriends: false }]);
    const [game] = await list();
    expect(game.view).toMatchObject({ phase: 'setup', remembered: {} });
    expect(JSON.stringify(game)).not.toContain(ann.id);
    await befriend(ben, eve);
    expect((await list())[0].hasFriends).toBe(true);
  });
});

describe('friends', () => {
  it('are made by a link, which is nobody’s own and holds for others only', async () => {
    const place = await openPlace();
    const [ann, ben] = [await place.guest(), await place.guest()];
    const { body } = await ann.browser.ask('POST /api/friends/link');
    expect(body.link).toMatch(/\/friends#[a-z2-9]{26}$/);
    const code = body.link.split('#')[1];
    expect((await ann.browser.ask('POST /api/friends', { body: { code } })).status).toBe(403);
    expect((await ben.browser.ask('POST /api/friends', { body: { code: 'guess' } })).status).toBe(403);
    expect((await ben.browser.ask('POST /api/friends', { body: { code } })).body).toEqual({ id: ann.id });
    for (const [one, other] of [
      [ann, ben],
      [ben, ann],
    ])
      expect((await one.browser.ask('GET /api/friends')).body.friends).toMatchObject([
        { id: other.id, isHere: true },
      ]);
    await ann.browser.ask(`DELETE /api/friends/${ben.id}`);
    expect((await ben.browser.ask('GET /api/friends')).body.friends).toEqual([]);
  });

  it('are asked to play, and strangers are not', async () => {
    const place = await openPlace();
    const [ann, ben, eve] = [await place.guest(), await place.guest(), await place.guest()];
    await befriend(ann, ben);
    const table = await ann.client.create(setupFor('roquefort', 2));
    const challenge = (from: Guest, to: Guest) =>
      from.browser.ask('POST /api/challenges', { body: { person: to.id, table } });
    expect((await challenge(ann, eve)).body.problem.kind).toBe('not-a-friend');
    // a friend cannot be sent to somebody else's table either
    expect((await challenge(ben, ann)).body.problem.kind).toBe('no-such-table');
    const told = ben.client.next('challenge');
    expect((await challenge(ann, ben)).status).toBe(200);
    expect(await told).toMatchObject({ table, game: 'roquefort', by: { id: ann.id }, isFriend: true });
    const waiting = async () => (await ben.browser.ask('GET /api/friends')).body.challenges;
    expect(await waiting()).toMatchObject([{ table, by: ann.id }]);
    await ben.browser.ask(`DELETE /api/challenges/${table}`);
    expect(await waiting()).toEqual([]);
  });
});

describe('a challenge', () => {
  it('reaches friends who are away where they want to be told, and nobody else', async () => {
    const place = await openPlace({ CASTELLAN_PRIVATE_WEBHOOKS: 'yes' });
    const office = await openPostOffice();
    const [ann, ben, eve] = [await place.guest(), await place.guest(), await place.guest()];
    await befriend(ann, ben);
    await befriend(ann, eve);
    const browser = subscriber();
    const subscription = { endpoint: `${office.url}/push`, keys: browser.keys };
    await ben.browser.ask('PUT /api/push', { body: { subscription } });
    await ben.browser.ask('PUT /api/webhook', { body: { url: `${office.url}/hook` } });
    const table = await ann.client.create(setupFor('roquefort', 2));
    const challenge = (to: Guest) =>
      ann.browser.ask('POST /api/challenges', { body: { person: to.id, table } });
    // who is here hears it here
    const told = ben.client.next('challenge');
    await challenge(ben);
    await told;
    expect(office.letters).toEqual([]);
    // eve is away and wants to be told nothing
    for (const { client } of [ben, eve]) client.hangUp();
    await expect
      .poll(async () => (await ann.browser.ask('GET /api/friends')).body.friends)
      .toMatchObject([{ isHere: false }, { isHere: false }]);
    await challenge(eve);
    await challenge(ben);
    await expect.poll(() => office.letters.map(({ path }) => path).sort()).toEqual(['/hook', '/push']);
    const letter = (path: string) => office.letters.find((one) => one.path === path)?.body ?? Buffer.of();
    const { name } = (await ann.browser.ask('GET /api/me')).body;
    expect(JSON.parse(browser.read(letter('/push')))).toEqual({
      table,
      game: 'roquefort',
      kind: 'challenge',
      by: name,
      isFriend: true,
    });
    expect(JSON.parse(letter('/hook').toString())).toEqual({
      kind: 'challenge',
      table: `/t/${table}`,
      game: 'roquefort',
    });
    // the same table calls nobody twice in a moment
    await challenge(ben);
    expect(office.letters).toHaveLength(2);
  });
});

describe('a profile', () => {
  it('is for those it is meant for, and tells what was played with whom', async () => {
    const place = await openPlace({ CASTELLAN_MESSAGES_PER_SECOND: '10000' });
    const [ann, ben, eve] = [await place.guest(), await place.guest(), await place.guest()];
    const table = await ann.client.create(setupFor('roquefort', 2, { options: { stallTurns: 4 } }));
    const players = [
      await Player.come(ann.client, table, 'ann'),
      await Player.come(ben.client, table, 'ben'),
    ];
    await ben.client.ask({ type: 'sit', table });
    await playOut(players);
    await ann.client.ask({ type: 'mine' });
    const look = async (who: Guest) => (await who.browser.ask(`GET /api/people/${ann.id}`)).body;
    await expect.poll(async () => (await look(ann)).played.count, { timeout: 30_000 }).toBe(1);
    expect((await look(ann)).played).toMatchObject({
      games: [{ table, isRated: false }],
      ratings: [],
      history: [],
    });
    expect((await look(ann)).played.trophies).toContain('first-game');
    expect(await look(eve)).toMatchObject({ id: ann.id, isFriend: false, played: null });
    await befriend(ann, eve);
    expect((await look(eve)).played.count).toBe(1);
    await ann.browser.ask('PUT /api/profile', { body: { shownTo: 'nobody' } });
    expect((await look(eve)).played).toBeNull();
    await ann.browser.ask('PUT /api/profile', { body: { shownTo: 'everybody' } });
    expect((await look(ben)).played.count).toBe(1);
    expect((await ann.browser.ask('PUT /api/profile', { body: { shownTo: 'some' } })).status).toBe(400);

    // a game that counts leaves a point behind
    const { store } = place.castellan;
    const key = { publicKey: new Uint8Array([1]), counter: 0, transports: '[]', created: 0 };
    for (const { id } of [ann, ben]) await store.run('addPasskey', { id: `of ${id}`, person: id, ...key });
    const places = [ann, ben].map(({ id }, rank) => ({ person: id, rank }));
    expect(await store.run('rateGame', { table, game: 'roquefort', places, at: 5 })).toBe(true);
    const { history, ratings } = (await look(ann)).played;
    expect(history).toMatchObject([{ game: 'roquefort', at: 5, rating: ratings[0].rating }]);

    // whoever has played with somebody may ask them once more, unless they want to be left alone
    const again = await ben.client.create(setupFor('roquefort', 2));
    const ask = () => ben.browser.ask('POST /api/challenges', { body: { person: ann.id, table: again } });
    expect((await ask()).status).toBe(200);
    await ann.browser.ask('PUT /api/profile', { body: { shownTo: 'nobody' } });
    expect((await ask()).body.problem.kind).toBe('not-a-friend');
  });

  it('has trophies for games with others', () => {
    const played = (won: boolean, more: Partial<FinishedSeat> = {}): FinishedSeat => ({
      table: 't',
      game: 'roquefort',
      seat: 0,
      outcome: JSON.stringify({ winners: [won ? 0 : 1] }),
      at: 0,
      isRated: false,
      names: ['Ann', 'Ben'],
      ...more,
    });
    expect(trophiesOf([played(true, { names: ['Ann', ''] })])).toEqual([]);
    expect(trophiesOf([played(false)])).toEqual(['first-game']);
    expect(trophiesOf([played(true), played(true), played(false), played(true)])).toEqual([
      'first-game',
      'first-win',
    ]);
    expect(trophiesOf([played(true), played(true), played(true)])).toContain('three-in-a-row');
    expect(trophiesOf([played(true, { names: ['A', 'B', 'C', 'D'] })])).toContain('full-table');
    expect(trophiesOf([played(true), played(true, { game: 'oh-mon-chateau' })])).toContain('both-games');
    expect(trophiesOf(Array.from({ length: 10 }, () => played(false)))).toContain('ten-games');
  });
});
