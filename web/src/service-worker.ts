/*
 * Keeps the whole page on the device. Built by service-worker-plugin.ts, which puts in the list of files and a
 * version that changes when any of them does. Written for nobody but the browser: no imports, no libraries.
 */
declare const __FILES__: readonly string[];
declare const __HASH__: string;

type Lifetime = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lifetime & { readonly request: Request; respondWith(answer: Promise<Response>): void };

const worker = self as unknown as {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
};

const PREFIX = 'castellan-';
const CACHE = PREFIX + __HASH__;

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
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  // a document of its own, such as the licence of the font, is no page of ours
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(pathname);
  if (isPage || request.mode !== 'navigate') (event as Fetching).respondWith(answer(request));
});
/** A new version takes over only when the person says so. */
addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'take-over') void worker.skipWaiting();
});
