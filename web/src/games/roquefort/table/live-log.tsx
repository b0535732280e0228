import { t } from '../../../i18n/i18n.js';
import type { Play } from './play.js';
import { eventWords } from './words.js';

const LINES = 40;

/**
 * What happened, newest first: a list to read for those who see it, read out politely to those who do not. It tells
 * only what lay in the open at the time, and forgets: remembering is the game.
 */
export function LiveLog({ play, names }: { readonly play: Play; readonly names: readonly string[] }) {
  const past = play.past.value.slice(-LINES).reverse();
  return (
    <section class="log" aria-label={t().roquefort.log}>
      <div role="log" aria-live="polite" tabIndex={-1}>
        {past.map(({ number, event }) => (
          <p key={number}>{eventWords(event, names)}</p>
        ))}
      </div>
    </section>
  );
}
