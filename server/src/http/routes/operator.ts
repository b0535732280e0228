import { LIMITS } from '@castellan/protocol';
import type { Gate } from '../../access/gate.js';
import { type Operator, operatorCookie } from '../../access/operator.js';
import type { Running } from '../../access/running.js';
import { RateLimiter } from '../../limits/rate-limiter.js';
import { RATES } from '../../limits/rates.js';
import type { Store } from '../../store/store.js';
import { textIn } from '../body.js';
import { refused } from '../refusal.js';
import type { ApiCall, Reply, Route } from '../route.js';
import { banRoutes } from './operator-bans.js';
import { listRoutes } from './operator-lists.js';

export type OperatorParts = {
  readonly store: Store;
  readonly gate: Gate;
  readonly operator: Operator;
  /** Null before the server runs. */
  readonly running: () => Running | null;
  readonly publicUrl: string | null;
  readonly now: () => number;
};

/** What only the operator may ask for; answered for nobody else. */
export type OperatorRoute = Pick<Route, 'method' | 'path'> & { answer(call: ApiCall): Promise<Reply> };

/** The operator's page: coming in by the key, and everything behind it. */
export function operatorRoutes(parts: OperatorParts): Route[] {
  const { operator, now } = parts;
  const guesses = new RateLimiter(RATES.operator, now);
  const closed = ({ answer, ...route }: OperatorRoute): Route => ({
    ...route,
    for: 'all',
    isOutside: true,
    async answer(call) {
      if (!(await operator.isIn(call.cookie))) throw refused('no-operator', 'only for the operator');
      return answer(call);
    },
  });
  return [
    {
      method: 'GET',
      path: '/api/operator/session',
      for: 'all',
      isOutside: true,
      answer: async ({ cookie }) => ({
        body: { isIn: await operator.isIn(cookie), hasKey: await operator.hasKey() },
      }),
    },
    {
      method: 'POST',
      path: '/api/operator/session',
      for: 'all',
      isOutside: true,
      async answer({ address, body, secure }) {
        const wait = guesses.take(address);
        if (wait > 0)
          throw refused('too-fast', 'slower, please', { retryAfter: 1000 * Math.ceil(wait / 1000) });
        const secret = await operator.enter(textIn(body, 'key', LIMITS.secret));
        if (secret === null) throw refused('no-operator', 'this is not the key');
        guesses.give(address);
        return { body: {}, headers: { 'Set-Cookie': operatorCookie(secret, secure) } };
      },
    },
    {
      method: 'DELETE',
      path: '/api/operator/session',
      for: 'all',
      isOutside: true,
      async answer({ cookie, secure }) {
        operator.leave(cookie);
        return { body: {}, headers: { 'Set-Cookie': operatorCookie(null, secure) } };
      },
    },
    ...[...listRoutes(parts), ...banRoutes(parts)].map(closed),
  ];
}
