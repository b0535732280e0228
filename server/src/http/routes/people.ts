import { setCookie } from '../../people/cookie.js';
import type { Identity } from '../../people/identity.js';
import type { Store } from '../../store/store.js';
import type { Route } from '../route.js';

const GONE = (secure: boolean) => ({ 'Set-Cookie': setCookie(null, secure) });

/** Who one is, and who one does not want to be any more. */
export function peopleRoutes(store: Store, identity: Identity): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/hello',
      for: 'all',
      pace: 'guest',
      async answer({ cookie, secure }) {
        const welcome = await identity.welcome(cookie);
        const headers = { 'Set-Cookie': setCookie(welcome.cookie, secure) };
        return { body: { me: welcome.visitor.person }, headers };
      },
    },
    {
      method: 'GET',
      path: '/api/me',
      for: 'visitors',
      async answer({ visitor: { person, session } }) {
        const [sessions, webhook, pushes, passkeys] = await Promise.all([
          store.run('sessionsOf', { person: person.id }),
          store.run('webhookOf', { person: person.id }),
          store.run('pushOf', { person: person.id }),
          store.run('passkeysOf', { person: person.id }),
        ]);
        const body = {
          ...person,
          sessions: sessions.map(({ id, created, seen }) => ({ created, seen, isThis: id === session })),
          webhook,
          pushes: pushes.map(({ endpoint, created }) => ({ endpoint, created })),
          passkeys: passkeys.map(({ id, created }) => ({ id, created })),
        };
        return { body };
      },
    },
    {
      method: 'POST',
      path: '/api/sign-out',
      for: 'visitors',
      isOutside: true,
      async answer({ visitor, secure }) {
        await identity.signOut(visitor);
        return { body: {}, headers: GONE(secure) };
      },
    },
    {
      method: 'POST',
      path: '/api/sign-out-everywhere',
      for: 'visitors',
      isOutside: true,
      async answer({ visitor, body, secure }) {
        const keepThis = body.keepThis === true;
        await identity.signOutEverywhere(visitor, keepThis);
        return keepThis ? { body: {} } : { body: {}, headers: GONE(secure) };
      },
    },
    {
      method: 'GET',
      path: '/api/me/export',
      for: 'visitors',
      isOutside: true,
      pace: 'heavy',
      async answer({ visitor }) {
        const body = await store.run('exportPerson', { person: visitor.person.id });
        return { body, headers: { 'Content-Disposition': 'attachment; filename="castellan-my-data.json"' } };
      },
    },
    {
      method: 'DELETE',
      path: '/api/me',
      for: 'visitors',
      isOutside: true,
      async answer({ visitor, secure }) {
        await identity.forget(visitor);
        return { body: {}, headers: GONE(secure) };
      },
    },
  ];
}
