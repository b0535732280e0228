import { whyNot } from '../../notices/post.js';
import type { Push } from '../../notices/push.js';
import type { Store } from '../../store/store.js';
import { objectIn, textIn } from '../body.js';
import { refused } from '../refusal.js';
import type { Route } from '../route.js';

const MOST_PUSHES = 20;

/** Where one wants to be told that it is one's turn. */
export function noticeRoutes(store: Store, push: Push, allowPrivate: boolean, now: () => number): Route[] {
  const pushesOf = (person: string) => store.run('pushOf', { person });
  return [
    { method: 'GET', path: '/api/push/key', for: 'all', answer: async () => ({ body: { key: push.key } }) },
    {
      method: 'PUT',
      path: '/api/push',
      for: 'visitors',
      async answer({ visitor: { person }, body }) {
        const given = objectIn(body, 'subscription');
        const names = objectIn(given, 'keys');
        const keys = { p256dh: textIn(names, 'p256dh', 200), auth: textIn(names, 'auth', 100) };
        const endpoint = textIn(given, 'endpoint', 2000);
        const problem = push.whyNot({ endpoint, keys });
        if (problem !== null) throw refused('malformed', `subscription: ${problem}`);
        const known = await pushesOf(person.id);
        if (known.length >= MOST_PUSHES && known.every((one) => one.endpoint !== endpoint))
          throw refused('too-many', `at most ${MOST_PUSHES}`);
        await store.run('putPush', {
          endpoint,
          person: person.id,
          keys: JSON.stringify(keys),
          created: now(),
        });
        return { body: {} };
      },
    },
    {
      method: 'DELETE',
      path: '/api/push',
      for: 'visitors',
      async answer({ visitor: { person }, body }) {
        const endpoint = textIn(body, 'endpoint', 2000);
        const known = await pushesOf(person.id);
        if (known.some((one) => one.endpoint === endpoint)) await store.run('deletePush', { endpoint });
        return { body: {} };
      },
    },
    {
      method: 'PUT',
      path: '/api/webhook',
      for: 'visitors',
      async answer({ visitor: { person }, body }) {
        const url = body.url === null ? null : textIn(body, 'url', 2000);
        const problem = url === null ? null : whyNot(url, allowPrivate);
        if (problem !== null) throw refused('malformed', `url: ${problem}`);
        await store.run('setWebhook', { person: person.id, url });
        return { body: { url } };
      },
    },
  ];
}
