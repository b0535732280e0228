import type { GameWish, ToClientOf } from '@castellan/protocol';
import { signal } from '@preact/signals';
import { companyTexts } from '../../i18n/company.js';
import { ahead, askOnline, onOnline } from '../../online/online.js';
import { playSound } from '../../sound/sounds.js';
import { gameName } from '../game-name.js';
import { go, route } from '../router.js';
import { say } from '../ui/toast.js';
import { orSay } from './ask.js';
import { pushState, registration } from './push.js';

/** What one looks for, wherever on the page one is; null: nothing. */
export const seeking = signal<GameWish | null>(null);
/** Who is around, as it was told last. */
export const around = signal<ToClientOf<'around'> | null>(null);

let isListening = false;
/** The server knows what one looks for. */
let isKnown = false;

/** Follows who is around from now on. */
export function followAround(): void {
  if (isListening) return;
  isListening = true;
  onOnline('around', (told) => {
    around.value = told;
    // it could not go on: the server has said why
    if (isKnown && told.mine === null) seeking.value = null;
  });
  onOnline('found', meet);
  // after a break of the line the server has to be asked anew
  onOnline('welcome', () => {
    isKnown = false;
    if (seeking.peek() !== null) void tellServer(seeking.peek()).catch(() => null);
  });
}

async function tellServer(wish: GameWish | null): Promise<void> {
  isKnown = false;
  const push = wish !== null && (await pushState()) === 'on';
  await askOnline({ type: 'seek', wish, push });
  isKnown = wish !== null;
}

export async function startSeeking(wish: GameWish): Promise<void> {
  followAround();
  const before = seeking.peek();
  seeking.value = wish;
  if ((await orSay(tellServer(wish).then(() => true))) === null) seeking.value = before;
}

export async function stopSeeking(): Promise<void> {
  seeking.value = null;
  await orSay(tellServer(null));
}

/** Somebody has come. Whoever waits for it goes there; whoever does something else meanwhile is called. */
function meet({ table, game, until }: ToClientOf<'found'>): void {
  seeking.value = null;
  const isWaiting = route.peek().page === 'find';
  if (document.visibilityState === 'hidden' || !isWaiting) playSound('cheese');
  if (document.visibilityState === 'hidden') void notify(table, game);
  if (isWaiting) go({ page: 'online-table', id: table });
  else call(table, until);
}

function call(table: string, until: number): void {
  const { find } = companyTexts();
  const words = `● ${find.found}`;
  let title = document.title;
  // a page that comes meanwhile has a title of its own
  const shout = (): void => {
    if (document.title !== words) title = document.title;
    document.title = words;
  };
  const beat = setInterval(shout, 1000);
  shout();
  const hush = (): void => {
    clearInterval(beat);
    if (document.title === words) document.title = title;
  };
  const left = Math.max(5000, until - Date.now() - ahead.peek());
  say(find.foundCall, left, [
    {
      label: find.goThere,
      run: () => {
        hush();
        go({ page: 'online-table', id: table });
      },
    },
    {
      label: find.notNow,
      run: () => {
        hush();
        void decline(table);
      },
    },
  ]);
  setTimeout(hush, left);
}

/** The seat is somebody else's at once, and not only when time is out. */
async function decline(table: string): Promise<void> {
  const { joined } = await askOnline({ type: 'watch', table });
  for (const seat of joined.holds) await askOnline({ type: 'stand', table, seat });
  await askOnline({ type: 'leave', table });
}

/** The service worker says it, as it does when the page is closed. */
async function notify(table: string, game: string): Promise<void> {
  if ((await pushState()) !== 'on') return;
  const title = gameName(game, undefined);
  (await registration())?.active?.postMessage({ tell: { table, game, title, kind: 'found' } });
}
