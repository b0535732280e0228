import { computed, signal } from '@preact/signals';

/** The pages, as addresses one can bookmark and go back to. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'continue' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  /** A table on the server: the invitation to it, its waiting room and the game itself. */
  | { readonly page: 'online-table'; readonly id: string }
  /** The same table on the screen in the middle, for all to see. */
  | { readonly page: 'screen'; readonly id: string }
  /** The same table on somebody's phone: their own side only. */
  | { readonly page: 'hand'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  /** Every rule by its number, to be tried. */
  | { readonly page: 'rulebook'; readonly game: string }
  /** Lessons of a game; one of them, named "game_lesson". */
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'lesson'; readonly id: string }
  | { readonly page: 'settings' }
  | { readonly page: 'gallery' }
  /** Those who play on this device often. */
  | { readonly page: 'family' }
  /** Boards of one's own box on this device. */
  | { readonly page: 'boxes' }
  /** One of them, or one that stands in the address behind "#". */
  | { readonly page: 'box'; readonly id: string | null }
  | { readonly page: 'about' }
  | { readonly page: 'open' }
  /** A finished game of this device, or one that stands in the address behind "#". */
  | { readonly page: 'watch'; readonly id: string | null }
  /** A finished online game: how it ended, and whether chance was fair. */
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'lobby' }
  /** Public games that are being played. */
  | { readonly page: 'running' }
  | { readonly page: 'friends' }
  /** What somebody has played; `me` is oneself. */
  | { readonly page: 'person'; readonly id: string }
  /** Somebody to play with; of the game that stands in the address, if one does. */
  | { readonly page: 'find'; readonly game: string | null }
  | { readonly page: 'account' }
  | { readonly page: 'leaderboard'; readonly game: string }
  /** The way into a server that is not for everybody; an invitation stands behind "#". */
  | { readonly page: 'enter' }
  /** For whoever runs the server. */
  | { readonly page: 'operator' }
  | { readonly page: 'not-found' };

export type PageName = Route['page'];

const ONLINE = ['game', 'lobby', 'find', 'account', 'leaderboard'] as const satisfies readonly PageName[];
export type OnlinePageName = (typeof ONLINE)[number];

const COMPANY = ['running', 'friends', 'person'] as const satisfies readonly PageName[];
/** About others who play here. */
export type CompanyPage = (typeof COMPANY)[number];

export function isCompanyPage(page: PageName): page is CompanyPage {
  return COMPANY.some((name) => name === page);
}

const SERVER_TABLES = ['online-table', 'screen', 'hand'] as const satisfies readonly PageName[];
/** A table on the server, whole or one side of it. */
export type ServerTablePage = (typeof SERVER_TABLES)[number];

export function isServerTable(page: PageName): page is ServerTablePage {
  return SERVER_TABLES.some((name) => name === page);
}

/** Pages that are fetched by themselves. */
export type ApartPageName =
  | ServerTablePage
  | CompanyPage
  | 'home'
  | 'family'
  | 'table'
  | 'watch'
  | 'enter'
  | 'operator';

/** Whether a page is for those who play online. */
export function isOnlinePage(page: PageName): page is OnlinePageName {
  return ONLINE.some((name) => name === page);
}

const PLAIN: readonly PageName[] = [
  'continue',
  'gallery',
  'family',
  'boxes',
  'settings',
  'about',
  'open',
  'lobby',
  'account',
  'running',
  'friends',
  'enter',
  'operator',
];

export function readPath(pathname: string): Route {
  let parts: string[];
  try {
    parts = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'not-found' }; // a lone "%"
  }
  const [first, second, ...rest] = parts;
  if (first === undefined) return { page: 'home' };
  if (rest.length > 0) return { page: 'not-found' };
  if (second === undefined) {
    if (first === 'watch' || first === 'box') return { page: first, id: null };
    if (first === 'find') return { page: 'find', game: null };
    const plain = PLAIN.find((page) => page === first);
    return plain === undefined ? { page: 'not-found' } : ({ page: plain } as Route);
  }
  if (
    first === 'new' ||
    first === 'rules' ||
    first === 'rulebook' ||
    first === 'learn' ||
    first === 'leaderboard'
  )
    return { page: first, game: second };
  if (first === 'find') return { page: 'find', game: second };
  if (first === 't') return { page: 'online-table', id: second };
  if (first === 'screen' || first === 'hand' || first === 'person') return { page: first, id: second };
  if (first === 'table' || first === 'lesson' || first === 'watch' || first === 'game' || first === 'box')
    return { page: first, id: second };
  return { page: 'not-found' };
}

export function writePath(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'new':
    case 'rules':
    case 'rulebook':
    case 'learn':
    case 'leaderboard':
      return `/${route.page}/${encodeURIComponent(route.game)}`;
    case 'table':
    case 'lesson':
    case 'screen':
    case 'hand':
    case 'person':
    case 'game':
      return `/${route.page}/${encodeURIComponent(route.id)}`;
    case 'online-table':
      return `/t/${encodeURIComponent(route.id)}`;
    case 'find':
      return route.game === null ? '/find' : `/find/${encodeURIComponent(route.game)}`;
    case 'watch':
    case 'box':
      return route.id === null ? `/${route.page}` : `/${route.page}/${encodeURIComponent(route.id)}`;
    case 'not-found':
      return '/nowhere';
    default:
      return `/${route.page}`;
  }
}

const address = signal({ path: '/', hash: '' });
export const route = computed(() => readPath(address.value.path));
export const hash = computed(() => address.value.hash);
/** Counts the pages visited since the page was opened; focus moves from the second one on. */
export const visits = signal(0);

function readAddress(): void {
  address.value = { path: location.pathname, hash: location.hash.slice(1) };
}

export function go(to: Route | string, how: 'push' | 'replace' = 'push'): void {
  const url = typeof to === 'string' ? to : writePath(to);
  if (how === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
  readAddress();
  visits.value++;
  scrollTo(0, 0);
}

/** Links inside the page change the page without loading it anew; all others are left to the browser. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  if (link.dataset.outside !== undefined) return;
  const samePage = link.pathname === location.pathname;
  if (samePage && link.hash !== '') return; // a jump within the page
  event.preventDefault();
  go(link.pathname + link.search + link.hash, samePage ? 'replace' : 'push');
}

export function startRouter(): void {
  readAddress();
  addEventListener('popstate', () => {
    readAddress();
    visits.value++;
  });
  addEventListener('hashchange', readAddress);
  document.addEventListener('click', followLink);
}
