import type { Identity } from '../people/identity.js';
import type { Store } from '../store/store.js';
import type { Route } from './route.js';
import { peopleRoutes } from './routes/people.js';

export type RouteParts = { readonly store: Store; readonly identity: Identity };

/** Everything that can be asked for below /api/. */
export function allRoutes({ store, identity }: RouteParts): Route[] {
  return [...peopleRoutes(store, identity)];
}
