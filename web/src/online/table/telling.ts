import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/i18n.js';
import { o } from '../../i18n/online-table.js';
import { playSound } from '../../sound/sounds.js';
import type { OnlineTableModel } from './model.js';

/** When it becomes somebody's turn: the title says so, the badge too, and a sound if the page is not looked at. */
export function useTelling(model: OnlineTableModel): void {
  const isMine = model.isMyTurn.value;
  const title = t().app.title(model.cast.game());
  const words = o().table.yourTurn;
  useEffect(() => {
    document.title = isMine ? `● ${words} – ${title}` : title;
  }, [isMine, title, words]);
  useEffect(() => {
    if (isMine && document.visibilityState === 'hidden') playSound('cheese');
    showBadge(isMine);
    return () => showBadge(false);
  }, [isMine]);
}

function showBadge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  // only where the page is installed; everywhere else there is nothing to put it on
  (on ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => null);
}
