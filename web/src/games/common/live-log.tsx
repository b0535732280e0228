import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { pageTexts } from '../../i18n/i18n.js';
import type { Session } from '../../tables/session.js';
import { TurnLines, walkLines } from './log-lines.js';
import { useDeferred } from './steps.js';
import { type Telling, turnsOf } from './telling.js';

const LINES = 40;

type Props<Event> = {
  readonly session: Pick<Session<unknown, Event>, 'past'>;
  readonly telling: Telling<Event>;
  readonly lit: Signal<Event | null>;
  /** When it follows what happens: see steps. */
  readonly rank?: number;
  /** There is room to be left for the button that shows it again. */
  readonly hasAgain?: boolean;
  /** What can be done with the past. */
  readonly children?: ComponentChildren;
};

/**
 * What happened turn by turn, newest first: a list to read for those who see it, read out politely to those who do not.
 * What the page may remember the session decides.
 */
export function LiveLog<Event>({
  session,
  telling,
  lit,
  rank = 0,
  hasAgain = false,
  children,
}: Props<Event>) {
  const shown = useDeferred(rank, () => ({ past: session.past.value }));
  const turns = turnsOf(shown.value.past, telling.opens, LINES);
  return (
    <section class="log" aria-label={pageTexts().table.log} data-again={hasAgain ? '' : undefined}>
      {turns.length === 0 ? <p class="log-hint soft">{pageTexts().log.nothingYet}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, too */}
      <div role="log" aria-live="polite" tabIndex={0} onKeyDown={walkLines}>
        {turns.map((turn) => (
          <TurnLines key={turn.number} {...{ turn, telling, lit }} />
        ))}
      </div>
      {children}
    </section>
  );
}
