import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { setCookie } from '../../people/cookie.js';
import type { PasskeyPlace, Passkeys } from '../../people/passkeys.js';
import { objectIn, textIn } from '../body.js';
import { refused } from '../refusal.js';
import type { ApiCall, Route } from '../route.js';

const notProved = () => refused('passkey-refused', 'the passkey did not prove anything');

/** Passkeys belong to the name that the server is reached by; where there is none there are no passkeys. */
function placeOf({ origin }: ApiCall, publicUrl: string | null): PasskeyPlace {
  const home = publicUrl === null ? origin : new URL(publicUrl).origin;
  const { hostname, protocol } = new URL(origin);
  const safe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  if (origin !== home || !safe || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw refused('no-passkeys-here', 'passkeys need a name, and https or localhost');
  return { origin, rpID: hostname };
}

/** What the browser made, as far as its shape goes; its content is checked by signatures. */
function credentialIn(body: ApiCall['body']) {
  const credential = objectIn(body, 'response');
  textIn(credential, 'id', 2000);
  objectIn(credential, 'response');
  return credential as unknown;
}

export function passkeyRoutes(passkeys: Passkeys, publicUrl: string | null): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/passkey/register/options',
      for: 'visitors',
      pace: 'passkey',
      async answer(call) {
        return { body: { options: await passkeys.registerOptions(call.visitor, placeOf(call, publicUrl)) } };
      },
    },
    {
      method: 'POST',
      path: '/api/passkey/register',
      for: 'visitors',
      pace: 'passkey',
      async answer(call) {
        const response = credentialIn(call.body) as RegistrationResponseJSON;
        const me = await passkeys.register(call.visitor, placeOf(call, publicUrl), response);
        if (me === null) throw notProved();
        return { body: { me } };
      },
    },
    {
      method: 'POST',
      path: '/api/passkey/login/options',
      for: 'visitors',
      pace: 'passkey',
      async answer(call) {
        return { body: { options: await passkeys.loginOptions(call.visitor, placeOf(call, publicUrl)) } };
      },
    },
    {
      method: 'POST',
      path: '/api/passkey/login',
      for: 'visitors',
      pace: 'passkey',
      async answer(call) {
        const response = credentialIn(call.body) as AuthenticationResponseJSON;
        const welcome = await passkeys.login(call.visitor, placeOf(call, publicUrl), response);
        if (welcome === null) throw notProved();
        const headers = { 'Set-Cookie': setCookie(welcome.cookie, call.secure) };
        return { body: { me: welcome.visitor.person }, headers };
      },
    },
    {
      method: 'DELETE',
      path: '/api/passkey',
      for: 'visitors',
      async answer({ visitor, body }) {
        return { body: { me: await passkeys.remove(visitor, textIn(body, 'id', 2000)) } };
      },
    },
  ];
}
