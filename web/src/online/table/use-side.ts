import { useEffect } from 'preact/hooks';
import { side } from '../side.js';
import type { OnlineTableModel } from './model.js';

/** Styles ask which side this is and whose turn; a screen in the middle stays awake where the browser lets it. */
export function useSide(model: OnlineTableModel): void {
  const now = side.value;
  const isMine = model.isMyTurn.value;
  useEffect(() => {
    if (now === 'whole') return;
    const { dataset } = document.documentElement;
    dataset.side = now;
    return () => {
      delete dataset.side;
      delete dataset.turn;
    };
  }, [now]);
  useEffect(() => {
    if (now !== 'whole') document.documentElement.dataset.turn = isMine ? 'mine' : 'others';
  }, [now, isMine]);
  useEffect(() => {
    if (now !== 'screen' || !('wakeLock' in navigator)) return;
    // over plain http there is none, and some browsers refuse it: then the device decides
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [now]);
}
