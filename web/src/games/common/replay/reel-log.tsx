import type { Signal } from '@preact/signals';
import { pageTexts } from '../../../i18n/i18n.js';
import { TurnLines, walkLines } from '../log-lines.js';
import type { Telling } from '../telling.js';
import type { ReelPlayer } from './reel-player.js';

type Props<Event> = {
  readonly player: ReelPlayer;
  readonly telling: Telling<Event>;
  readonly lit: Signal<Event | null>;
};

/** What happened in the step that is on the screen. */
export function ReelLog<Event>({ player, telling, lit }: Props<Event>) {
  const { watch, table } = pageTexts();
  const { at, reel } = player;
  const { events, view } = reel.frames[at.value];
  const lines = (events as Event[]).map((event, number) => ({ number, event }));
  const turn = { number: at.value, seat: actorIn(events) ?? (view as { turn?: number }).turn ?? null, lines };
  // a step in which only the turn goes on: where nothing else is told, an empty sheet would look like a fault
  const isQuiet = lines.every(({ event }) => telling.isHeard(event));
  return (
    <section class="log" aria-label={table.log}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <div role="log" tabIndex={0} onKeyDown={walkLines}>
        {at.value === 0 ? (
          <p>{watch.start}</p>
        ) : isQuiet ? (
          <p>{lines.map(({ event }) => telling.words(event)).join(' ')}</p>
        ) : (
          <TurnLines key={turn.number} {...{ turn, telling, lit }} />
        )}
      </div>
    </section>
  );
}

/** The first event names who did something. */
function actorIn(events: readonly unknown[]): number | undefined {
  return (events as readonly { readonly seat?: number }[]).find(({ seat }) => seat !== undefined)?.seat;
}
