import { LIMITS } from '@castellan/protocol';
import { bannedRefusal } from '../../access/door.js';
import type { Gate } from '../../access/gate.js';
import { RateLimiter } from '../../limits/rate-limiter.js';
import { RATES } from '../../limits/rates.js';
import { setCookie } from '../../people/cookie.js';
import type { Identity } from '../../people/identity.js';
import { type Body, textIn } from '../body.js';
import { passOn, refused } from '../refusal.js';
import type { ApiCall, Route } from '../route.js';

/** The entrance of a server that is not for everybody: what it asks for, and the way in. */
export function entranceRoutes(gate: Gate, identity: Identity, now: () => number): Route[] {
  const guesses = new RateLimiter(RATES.guess, now);
  return [
    {
      method: 'GET',
      path: '/api/entrance',
      for: 'all',
      isOutside: true,
      async answer({ visitor, address }) {
        const { access } = gate;
        const problem = await gate.refusal(visitor?.person.id ?? null, address);
        const mayOpen = visitor === null ? gate.openers === 'everybody' : await gate.mayOpen(visitor.person);
        return { body: { access, isIn: problem === null, mayOpen, problem } };
      },
    },
    {
      method: 'POST',
      path: '/api/entrance',
      for: 'all',
      isOutside: true,
      pace: 'guest',
      async answer({ visitor, address, body, cookie, secure }) {
        const ban = gate.banOf(visitor?.person.id ?? null, address);
        if (ban !== null) throw passOn(bannedRefusal(ban));
        const isIn = visitor !== null && (await gate.refusal(visitor.person.id, address)) === null;
        if (!isIn) await prove(gate, guesses, body, address);
        const welcome = await identity.welcome(cookie);
        if (!isIn) await gate.admit(welcome.visitor.person.id);
        const headers = { 'Set-Cookie': setCookie(welcome.cookie, secure) };
        return { body: { me: welcome.visitor.person }, headers };
      },
    },
  ];
}

/** Only what is wrong is counted, so that a class may come in at once. */
async function prove(
  gate: Gate,
  guesses: RateLimiter,
  body: Body,
  address: ApiCall['address'],
): Promise<void> {
  const wait = guesses.take(address);
  if (wait > 0) throw refused('too-fast', 'slower, please', { retryAfter: 1000 * Math.ceil(wait / 1000) });
  const isRight = await knows(gate, body);
  if (!isRight) throw refused('wrong-word', 'this does not let anybody in');
  guesses.give(address);
}

async function knows(gate: Gate, body: Body): Promise<boolean> {
  if (gate.access === 'word') return gate.isWord(textIn(body, 'word', LIMITS.secret));
  return gate.access === 'open' || gate.useInvitation(textIn(body, 'invitation', LIMITS.secret));
}
