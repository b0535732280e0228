import { neighbours } from '../neighbours.js';
import type { Route } from '../route.js';

/**
 * Where others open this page. Somebody at the machine of the server may have opened `localhost`, which no telephone can follow; only
 * they are told under which addresses the house knows it.
 */
export function houseRoutes(publicUrl: string | null, isHeardInHouse: boolean): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/house',
      for: 'all',
      isOutside: true,
      async answer({ ownPort }) {
        if (ownPort === null) return { body: { origins: [] } };
        if (publicUrl !== null) return { body: { origins: [new URL(publicUrl).origin] } };
        const near = isHeardInHouse ? neighbours() : [];
        return { body: { origins: near.map((address) => new URL(`http://${address}:${ownPort}`).origin) } };
      },
    },
  ];
}
