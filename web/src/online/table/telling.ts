import { useEffect } from 'preact/hooks';
import { pageTexts } from '../../i18n/i18n.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { pushState, registration } from '../../shell/online/push.js';
import { playSound } from '../../sound/sounds.js';
import type { OnlineTableModel } from './model.js';

/**
 * When it becomes somebody's turn: the title says so, the badge too; and where the page is not looked at a sound, and a
 * notification if this device is to show some. The server sends none to who has the table open.
 */
export function useTelling(model: OnlineTableModel): void {
  const isMine = model.isMyTurn.value;
  const title = pageTexts().app.title(model.cast.game());
  const words = onlineTableTexts().table.yourTurn;
  useEffect(() => {
    document.title = isMine ? `● ${words} – ${title}` : title;
  }, [isMine, title, words]);
  useEffect(() => {
    showBadge(isMine);
    if (!isMine) return;
    if (document.visibilityState === 'hidden') {
      playSound('cheese');
      void notify(model.id, model.state.peek().game, model.cast.game());
    }
    const look = (): void => {
      if (document.visibilityState === 'visible') void hush(model.id);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      showBadge(false);
      void hush(model.id);
    };
  }, [isMine]);
}

/** The service worker says it, as it does when the page is closed. */
async function notify(table: string, game: string, title: string): Promise<void> {
  if ((await pushState()) !== 'on') return;
  (await registration())?.active?.postMessage({ tell: { table, game, title } });
}

/** Nobody needs to be told any more. */
async function hush(table: string): Promise<void> {
  for (const shown of (await (await registration())?.getNotifications({ tag: table })) ?? []) shown.close();
}

function showBadge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  // only where the page is installed; everywhere else there is nothing to put it on
  (on ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => null);
}
