import { Api } from '../http/api.js';
import { allRoutes } from '../http/routes.js';
import { type OpenPeople, reachOf } from '../server.js';
import { Identity } from './identity.js';

/** Everything about people, behind one door. */
export const openReception: OpenPeople = async (store, config, log) => {
  const identity = await Identity.open(store);
  const api = new Api({
    identity,
    routes: allRoutes({ store, identity }),
    reach: reachOf(config),
    hear: ({ method, route, trouble }) => {
      if (trouble !== undefined) log.complain(`${method} ${route}`, trouble);
    },
  });
  return {
    identify: (request) => identity.visitor(request.headers.cookie),
    rename: async (person, name, look) => (await identity.rename(person.id, name, look)) ?? person,
    answer: (request, response) => void api.handle(request, response),
    watch: (watcher) => identity.watch(watcher),
    notices: { yourTurn: () => {} },
    chronicle: { ended: () => {} },
  };
};
