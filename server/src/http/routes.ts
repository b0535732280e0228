import type { Gate } from '../access/gate.js';
import type { Operator } from '../access/operator.js';
import type { Running } from '../access/running.js';
import type { Notices } from '../notices/notices.js';
import type { Identity } from '../people/identity.js';
import type { Passkeys } from '../people/passkeys.js';
import type { Store } from '../store/store.js';
import type { Route } from './route.js';
import { companyRoutes } from './routes/company.js';
import { entranceRoutes } from './routes/entrance.js';
import { friendRoutes } from './routes/friends.js';
import { type GameReader, gameRoutes } from './routes/games.js';
import { houseRoutes } from './routes/house.js';
import { noticeRoutes } from './routes/notices.js';
import { operatorRoutes } from './routes/operator.js';
import { passkeyRoutes } from './routes/passkeys.js';
import { peopleRoutes } from './routes/people.js';

export type RouteParts = {
  readonly store: Store;
  readonly identity: Identity;
  readonly passkeys: Passkeys;
  readonly gate: Gate;
  readonly operator: Operator;
  readonly running: () => Running | null;
  readonly notices: Notices;
  readonly readGame: GameReader;
  /** Ids of the games that are played here. */
  readonly games: readonly string[];
  readonly publicUrl: string | null;
  /** Others in the same network can reach the server. */
  readonly isHeardInHouse: boolean;
  readonly allowPrivate: boolean;
  readonly now?: () => number;
};

/** Everything that can be asked for below /api/. */
export function allRoutes(parts: RouteParts): Route[] {
  const { store, identity, passkeys, notices, readGame, games, publicUrl, isHeardInHouse, allowPrivate } =
    parts;
  const now = parts.now ?? Date.now;
  return [
    ...entranceRoutes(parts.gate, identity, now),
    ...operatorRoutes({ ...parts, now }),
    ...peopleRoutes(store, identity),
    ...passkeyRoutes(passkeys, publicUrl),
    ...noticeRoutes(store, notices.push, allowPrivate, now),
    ...houseRoutes(publicUrl, isHeardInHouse),
    ...companyRoutes({ store, running: parts.running, now }),
    ...friendRoutes({ store, notices, running: parts.running, publicUrl, now }),
    ...gameRoutes(store, readGame, games),
  ];
}
