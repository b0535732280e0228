import { Gate } from './access/gate.js';
import { Operator } from './access/operator.js';
import type { Running } from './access/running.js';
import { registry } from './games.js';
import { Api } from './http/api.js';
import { isHeardInHouse } from './http/neighbours.js';
import { allRoutes } from './http/routes.js';
import { reachOf } from './http/sender.js';
import { Notices } from './notices/notices.js';
import { Identity, KNOWN_FOR } from './people/identity.js';
import { Passkeys } from './people/passkeys.js';
import type { OpenPeople } from './server.js';
import { finishedGame } from './tables/finished.js';

const DAY = 86_400_000;

/** Everything about people, behind one door. */
export const openPeople: OpenPeople = async (store, config, log, bus) => {
  const reach = reachOf(config);
  const { publicUrl } = reach;
  const { contact, privateWebhooks: allowPrivate } = config;
  const identity = await Identity.open(store, Date.now, bus);
  const gate = await Gate.open(store, config, Date.now, bus);
  let running: Running | null = null;
  const notices = await Notices.open(store, { publicUrl, contact, allowPrivate });
  const api = new Api({
    identity,
    door: gate,
    routes: allRoutes({
      store,
      identity,
      passkeys: new Passkeys(store, identity, Date.now, bus),
      notices,
      gate,
      operator: new Operator(store, config.operatorKey, Date.now, bus),
      running: () => running,
      readGame: (table) => finishedGame(store, table),
      games: registry.ids(),
      publicUrl,
      isHeardInHouse: isHeardInHouse(config.host),
      allowPrivate,
    }),
    reach,
    hear: ({ method, route, trouble }) => {
      if (trouble !== undefined) log.complain(`${method} ${route}`, trouble);
    },
  });
  // whoever proves to be somebody has been let in as that as well
  identity.watch({ moved: (_, to) => gate.forget(to.id) });
  const tidy = () => {
    store.run('deleteIdleGuests', { before: Date.now() - KNOWN_FOR }).catch((error) => {
      log.complain('guests who have been away for long', error);
    });
  };
  const tidyBans = () => {
    store
      .run('deleteEndedBans', { now: Date.now() })
      .catch((error) => log.complain('bans that ended', error));
  };
  tidy();
  tidyBans();
  const daily = [tidy, tidyBans].map((work) => setInterval(work, DAY).unref());
  return {
    identify: (request) => identity.visitor(request.headers.cookie),
    rename: async (person, name, look) => (await identity.rename(person.id, name, look)) ?? person,
    answer: (request, response) => void api.handle(request, response),
    watch: (watcher) => identity.watch(watcher),
    door: gate,
    attach: (now) => {
      running = now;
    },
    notices: { yourTurn: (turn) => void notices.tell(turn) },
    close: () => {
      for (const timer of daily) clearInterval(timer);
      gate.close();
    },
  };
};
