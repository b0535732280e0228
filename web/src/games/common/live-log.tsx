import { t } from '../../i18n/i18n.js';
import type { Session } from '../../tables/session.js';
import { useLater } from './steps.js';

const LINES = 40;

type Props<Event> = {
  readonly session: Pick<Session<unknown, Event>, 'past'>;
  readonly words: (event: Event) => string;
  /** When it follows what happens: see steps. */
  readonly rank?: number;
};

/**
 * What happened, newest first: a list to read for those who see it, read out politely to those who do not. What the
 * page may remember the session decides.
 */
export function LiveLog<Event>({ session, words, rank = 0 }: Props<Event>) {
  const shown = useLater(rank, () => ({ past: session.past.value }));
  const past = shown.value.past.slice(-LINES).reverse();
  return (
    <section class="log" aria-label={t().roquefort.log}>
      {past.length === 0 ? <p class="log-hint soft">{t().log.nothingYet}</p> : null}
      <div role="log" aria-live="polite" tabIndex={-1}>
        {past.map(({ number, event }) => (
          <p key={number}>{event === null ? t().log.undone : words(event)}</p>
        ))}
      </div>
    </section>
  );
}
