import { describe, expect, it } from 'vitest';
import { setupFor } from '../online/play.js';
import { Client } from '../online/test-server.js';
import { openPlace, type Place } from './place.js';

const WORD = 'Butter & Käse';
const school = (more = {}) => openPlace({ CASTELLAN_ACCESS: 'word', CASTELLAN_WORD: WORD, ...more });

async function come(place: Place, word: string) {
  const browser = place.browser();
  const { status, body } = await browser.ask('POST /api/entrance', { body: { word } });
  return { browser, status, body };
}

const socket = (place: Place, cookie: string) => Client.call(place.port, { cookie });

describe('a server with a shared word', () => {
  it('lets nobody in without it, by no door, and keeps nobody in mind', async () => {
    const place = await school();
    const browser = place.browser();
    for (const line of ['POST /api/hello', 'GET /api/me', 'GET /api/leaderboard/roquefort'])
      expect(await browser.ask(line)).toMatchObject({
        status: 403,
        body: { problem: { kind: 'not-admitted' } },
      });
    expect(browser.cookie).toBeNull();
    await expect(socket(place, '')).rejects.toThrow('401');
    expect((await place.castellan.store.run('storage', undefined)).people).toBe(0);
    expect((await browser.ask('GET /api/entrance')).body).toMatchObject({ access: 'word', isIn: false });
  });

  it('lets in whoever knows it, as people write it, and knows them from then on', async () => {
    const place = await school();
    const { browser, status } = await come(place, '  butter &  KÄSE ');
    expect(status).toBe(200);
    expect((await browser.ask('GET /api/entrance')).body).toMatchObject({ isIn: true, problem: null });
    const client = await place.call(browser);
    expect(await client.create(setupFor('roquefort', 2))).toHaveLength(20);
    expect((await browser.ask('POST /api/hello')).status).toBe(200);
  });

  it('slows down guesses, but not a class that comes in at once', async () => {
    const place = await school();
    for (let i = 0; i < 20; i++) expect((await come(place, WORD)).status).toBe(200);
    const answers = new Set<number>();
    // on a slow machine some are forgotten meanwhile, but never as fast as they come
    for (let i = 0; i < 300 && !answers.has(429); i++) answers.add((await come(place, `cheese ${i}`)).status);
    expect([...answers]).toEqual([403, 429]);
    // not even the right one: otherwise guessing would go on
    expect((await come(place, WORD)).status).toBe(429);
  });

  it('writes the word and the key nowhere', async () => {
    const place = await school();
    await come(place, 'some other word');
    await place.operator();
    expect(place.log.join('\n')).not.toMatch(/some other word|the key of the castle|Butter/i);
  });

  it('does not start without a word, and does not repeat one that is too short', async () => {
    await expect(openPlace({ CASTELLAN_ACCESS: 'word' })).rejects.toThrow('CASTELLAN_WORD');
    await expect(openPlace({ CASTELLAN_WORD: 'brie' })).rejects.toThrow(/^CASTELLAN_WORD makes no sense$/);
  });
});

describe('a server by invitation', () => {
  it('lets in as many as an invitation is for, until it ends or is taken back', async () => {
    const place = await openPlace({ CASTELLAN_ACCESS: 'invitation' });
    const ask = await place.operator();
    const { body } = await ask('POST /api/operator/invitations', { uses: 1, days: 7, note: 'Tom' });
    expect(body.link).toMatch(/^http:\/\/localhost:\d+\/enter#[a-z2-9]{26}$/);
    const invitation = body.link.split('#')[1];
    const enter = (code: unknown) =>
      place.browser().ask('POST /api/entrance', { body: { invitation: code } });
    expect((await enter('a'.repeat(26))).body.problem.kind).toBe('wrong-word');
    expect((await enter(invitation)).status).toBe(200);
    expect((await enter(invitation)).body.problem.kind).toBe('wrong-word');
    const again = await ask('POST /api/operator/invitations', { uses: 5, days: 1, note: '' });
    const { invitations } = (await ask('GET /api/operator/invitations')).body;
    expect(invitations).toMatchObject([{ uses: 5 }]);
    await ask(`DELETE /api/operator/invitations/${invitations[0].id}`);
    expect((await enter(again.body.link.split('#')[1])).status).toBe(403);
  });
});

describe('who may open tables', () => {
  it('is decided by the operator where only some may', async () => {
    const place = await openPlace({ CASTELLAN_TABLES: 'named' });
    const { client, browser, id } = await place.guest();
    const setup = setupFor('roquefort', 2);
    for (const question of [
      { type: 'create', setup },
      { type: 'play-now', game: 'roquefort' },
    ] as const)
      expect(await client.ask(question)).toMatchObject({ problem: { kind: 'may-not-open' } });
    expect((await browser.ask('GET /api/entrance')).body.mayOpen).toBe(false);
    const ask = await place.operator();
    expect((await ask(`PUT /api/operator/people/${id}`, { mayOpen: true })).status).toBe(200);
    expect(await client.create(setup)).toHaveLength(20);
    expect((await browser.ask('GET /api/entrance')).body.mayOpen).toBe(true);
  });

  it('may be whoever has a passkey', async () => {
    const place = await openPlace({ CASTELLAN_TABLES: 'passkey' });
    const { client } = await place.guest();
    const answer = await client.ask({ type: 'create', setup: setupFor('roquefort', 2) });
    expect(answer).toMatchObject({ problem: { kind: 'may-not-open' } });
  });
});
