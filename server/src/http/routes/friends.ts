import { idPattern } from '@castellan/protocol';
import { hashOf } from '../../access/same-secret.js';
import { newSeatKey } from '../../ids.js';
import { RateLimiter } from '../../limits/rate-limiter.js';
import { RATES } from '../../limits/rates.js';
import type { Notices } from '../../notices/notices.js';
import type { Person } from '../../people/person.js';
import { LINK_LIFE } from '../../store/operations/friends.js';
import { textIn } from '../body.js';
import { refused } from '../refusal.js';
import type { Route } from '../route.js';
import type { CompanyParts } from './company.js';

const PERSON = new RegExp(`^${idPattern('person')}$`);
const TABLE = new RegExp(`^${idPattern('table')}$`);
const MOST_FRIENDS = 500;

type FriendParts = CompanyParts & {
  readonly notices: Pick<Notices, 'tell'>;
  readonly publicUrl: string | null;
};

/** Friends by link, and asking them to play. */
export function friendRoutes({ store, notices, running, publicUrl, now }: FriendParts): Route[] {
  const challenges = new RateLimiter(RATES.challenge, now);
  /** Friends, and whoever has played with one and lets others know what they play. */
  const mayChallenge = async (person: string, other: string): Promise<boolean> => {
    if (await store.run('areFriends', { person, other })) return true;
    const isKnown = await store.run('havePlayed', { person, other });
    return isKnown && (await store.run('profileFor', { person: other })) !== 'nobody';
  };
  const challenge = async (me: Person, other: string, table: string): Promise<void> => {
    const found = await store.run('findTable', { id: table });
    const isMine =
      found?.table.host === me.id || found?.seats.some(({ person }) => person === me.id) === true;
    if (found?.table.status !== 'waiting' || !isMine)
      throw refused('no-such-table', 'there is no table of yours that waits');
    await store.run('addChallenge', { table, person: other, by: me.id, at: now() });
    const isFriend = await store.run('areFriends', { person: me.id, other });
    const by = { id: me.id, name: me.name, look: me.look };
    const { game } = found.table;
    running()?.tell(other, { type: 'challenge', table, game, by, isFriend });
    // whoever has the page open hears it there
    if (running()?.isHere(other) !== true)
      void notices.tell({ person: other, table, game, kind: 'challenge', by: me.name, isFriend });
  };
  return [
    {
      method: 'GET',
      path: '/api/friends',
      for: 'visitors',
      async answer({ visitor: { person } }) {
        const [friends, waiting] = await Promise.all([
          store.run('friendsOf', { person: person.id }),
          store.run('challengesOf', { person: person.id }),
        ]);
        const isHere = (id: string): boolean => running()?.isHere(id) ?? false;
        return {
          body: { friends: friends.map((one) => ({ ...one, isHere: isHere(one.id) })), challenges: waiting },
        };
      },
    },
    {
      method: 'POST',
      path: '/api/friends/link',
      for: 'visitors',
      async answer({ visitor: { person }, origin }) {
        const code = newSeatKey();
        await store.run('addFriendLink', { hash: hashOf(code), person: person.id, until: now() + LINK_LIFE });
        const home = publicUrl === null ? origin : new URL(publicUrl).origin;
        return { body: { link: `${home}/friends#${code}` } };
      },
    },
    {
      method: 'POST',
      path: '/api/friends',
      for: 'visitors',
      async answer({ visitor: { person }, body }) {
        const known = await store.run('friendsOf', { person: person.id });
        if (known.length >= MOST_FRIENDS) throw refused('too-many', `at most ${MOST_FRIENDS}`);
        const hash = hashOf(textIn(body, 'code', 100));
        const other = await store.run('befriend', { hash, person: person.id, now: now() });
        if (other === null) throw refused('wrong-word', 'the link does not hold, or is your own');
        return { body: { id: other } };
      },
    },
    {
      method: 'DELETE',
      path: '/api/friends/:person',
      for: 'visitors',
      async answer({ visitor, parts: { person } }) {
        await store.run('unfriend', { person: visitor.person.id, other: person });
        return { body: {} };
      },
    },
    {
      method: 'POST',
      path: '/api/challenges',
      for: 'visitors',
      async answer({ visitor: { person: me }, body }) {
        const other = textIn(body, 'person', 40);
        const table = textIn(body, 'table', 40);
        const wait = challenges.take(me.id);
        if (wait > 0)
          throw refused('too-fast', 'slower, please', { retryAfter: 1000 * Math.ceil(wait / 1000) });
        const makesSense = PERSON.test(other) && TABLE.test(table) && other !== me.id;
        if (!makesSense || !(await mayChallenge(me.id, other)))
          throw refused('not-a-friend', 'only friends, and those who have played with you');
        await challenge(me, other, table);
        return { body: {} };
      },
    },
    {
      method: 'DELETE',
      path: '/api/challenges/:table',
      for: 'visitors',
      async answer({ visitor: { person }, parts: { table } }) {
        await store.run('deleteChallenge', { table, person: person.id });
        return { body: {} };
      },
    },
  ];
}
