/*
 * Keeps the whole page on the device. Built by service-worker-plugin.ts, which puts in the list of files, a
 * version that changes when any of them does, and the names of the games. Written for nobody but the browser: no imports, no libraries.
 */
declare const __FILES__: readonly string[];
declare const __HASH__: string;
/** What games are called, by id. */
declare const __GAMES__: Readonly<Record<string, string>>;

type Lifetime = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lifetime & { readonly request: Request; respondWith(answer: Promise<Response>): void };

type Heard = Lifetime & { readonly data: unknown };
type Pushed = Lifetime & { readonly data: { json(): unknown } | null };
type Clicked = Lifetime & { readonly notification: Notification };
type OpenPage = {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden';
  focus(): Promise<unknown>;
};

const worker = self as unknown as {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(what: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
};

const PREFIX = 'castellan-';
const CACHE = PREFIX + __HASH__;

/** What the server answers anew every time. */
const ASKED = /^\/(api|socket|healthz|metrics)\b/;

/** The page leaves here which language it speaks, and if only friends are heard, for the time when it is closed. */
const LANGUAGE = '/speaks';
const WORDS: Readonly<Record<string, { readonly title: string; readonly body: string }>> = {
  en: { title: 'It is your turn', body: 'The others are waiting at the table.' },
  fr: { title: 'C’est à toi de jouer', body: 'Les autres attendent à la table.' },
  de: { title: 'Du bist dran', body: 'Am Tisch warten die anderen.' },
};

/** The same when somebody was found to play with. */
const FOUND: typeof WORDS = {
  en: { title: 'Somebody is there!', body: 'They would like to play with you, and wait for a minute.' },
  fr: { title: 'Quelqu’un est là !', body: 'On voudrait jouer avec toi et on attend une minute.' },
  de: { title: 'Jemand ist da!', body: 'Am Tisch wartet jemand eine Minute lang auf dich.' },
};

/** The same when somebody asks one to play. */
const ASKED_TO_PLAY: typeof WORDS = {
  en: { title: 'Would you like to play?', body: 'Somebody asks you to their table.' },
  fr: { title: 'Une partie ?', body: 'On t’invite à une table.' },
  de: { title: 'Spielst du mit?', body: 'Du wirst an einen Tisch eingeladen.' },
};

/** All or nothing: a version is there when every file of it is. Files that did not change are not fetched again. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    __FILES__.map(async (file) => {
      // names under /assets/ carry a hash of what is in them
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      const answer = known ?? (await fetch(file, { cache: 'reload' }));
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await cache.put(file, answer);
    }),
  );
}

/** The version before stays: another tab may still be in the middle of a game with it. */
async function activate(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = ours.filter((name) => name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Every address inside is the same page; the router in it finds out which one. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? '/index.html' : request;
  const kept =
    (await cache.match(wanted, { ignoreVary: true })) ?? (await caches.match(wanted, { ignoreVary: true }));
  return kept ?? fetch(request);
}

addEventListener('install', (event) => (event as Lifetime).waitUntil(install()));
addEventListener('activate', (event) => (event as Lifetime).waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || ASKED.test(pathname)) return;
  // a document of its own, such as the licence of the font, is no page of ours
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(pathname);
  if (isPage || request.mode !== 'navigate') (event as Fetching).respondWith(answer(request));
});
/** A new version takes over only when the person says so; a page that nobody looks at lets others be told. */
addEventListener('message', (event: Event) => {
  const { data } = event as Heard;
  if (data === 'take-over') void worker.skipWaiting();
  else (event as Heard).waitUntil(tell((data as { tell?: unknown } | null)?.tell));
});

/** The windows that show a table. */
async function windowsAt(table: string): Promise<readonly OpenPage[]> {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname === `/t/${table}`);
}

/** Somebody's turn has come; whoever looks at the table sees that, and nobody else is looked over the shoulder. */
async function tell(told: unknown): Promise<void> {
  const {
    table,
    game,
    title: called,
    kind,
    by,
    isFriend,
  } = (told ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof table !== 'string' || !/^[a-z2-9]{20}$/.test(table)) return;
  if ((await windowsAt(table)).some(({ visibilityState }) => visibilityState === 'visible')) return;
  const [language, heard] = ((await (await caches.match(LANGUAGE))?.text()) ?? 'en').split(' ');
  if (kind === 'challenge' && heard === 'friends' && isFriend !== true) return;
  const words = kind === 'found' ? FOUND : kind === 'challenge' ? ASKED_TO_PLAY : WORDS;
  const { title: said, body } = words[language] ?? words.en;
  const title = typeof by === 'string' && by !== '' ? `${by}: ${said}` : said;
  // an edition has a name of its own
  const name = typeof called === 'string' ? called.replaceAll("'", '’') : __GAMES__[String(game)];
  await worker.registration.showNotification(title, {
    body: name === undefined ? body : `${name}: ${body}`,
    // one for each table: a newer one takes the place of the one before
    tag: table,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    lang: language,
    data: { table },
  });
}

/** To the table: where it is open already, or in a new window. */
async function goToTable({ data }: Notification): Promise<void> {
  const { table } = data as { table: string };
  const [open] = await windowsAt(table);
  if (open === undefined) await worker.clients.openWindow(`/t/${table}`);
  else await open.focus();
}

addEventListener('push', (event) => {
  const { data } = event as Pushed;
  (event as Pushed).waitUntil(tell(data?.json()));
});
addEventListener('notificationclick', (event) => {
  const { notification } = event as Clicked;
  notification.close();
  (event as Clicked).waitUntil(goToTable(notification));
});
