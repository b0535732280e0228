import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/index.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { onlineStatus } from '../online.js';
import type { OnlineTableModel } from './model.js';

/** A hiccup is not worth a word. */
const NOTICEABLE = 1200;

/** That the line is gone, or a move underway, as soon as it lasts. */
export function Banner({ model }: { readonly model: OnlineTableModel | null }) {
  const { line } = onlineTableTexts();
  const isLost = onlineStatus.value !== 'on';
  const isSending = model?.seated.value?.session.pending.value ?? false;
  const lasts = useLasting(isLost || isSending);
  return (
    <div class="line-banner" role="status">
      {lasts ? (
        <p data-line={isLost ? 'lost' : 'sending'}>
          <Icon name={isLost ? 'warning' : 'up'} />
          {isLost ? line.lost : line.sending}
        </p>
      ) : null}
    </div>
  );
}

function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    setLasts(false);
    if (!is) return;
    const timer = setTimeout(() => setLasts(true), NOTICEABLE);
    return () => clearTimeout(timer);
  }, [is]);
  return is && lasts;
}
