import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { pageTexts } from '../../i18n/i18n.js';
import { Button } from '../../shell/ui/button.js';
import type { Session } from '../../tables/session.js';
import { useDeferred } from './steps.js';

export type Recalling = Pick<Session<unknown, unknown>, 'busy' | 'recalling' | 'recall'>;

type Props = {
  readonly session: Recalling;
  /** There is something to see again. */
  readonly has: boolean;
  /** When it follows what happens: see steps. */
  readonly rank?: number;
};

/** What the others did is shown again; the same button puts an end to it. */
export function AgainButton({ session, has, rank = 0 }: Props) {
  const isOn = session.recalling.value;
  const { isBusy } = useDeferred(rank, () => ({ isBusy: session.busy.value })).value;
  if (!has) return null;
  const words = isOn ? pageTexts().watch.pause : pageTexts().table.again;
  return (
    <Button
      class="log-again"
      icon={isOn ? 'pause' : 'rotate'}
      aria-label={words}
      title={words}
      disabled={isBusy && !isOn}
      onClick={() => session.recall()}
    />
  );
}

export type Said<Event> = {
  readonly events: Signal<readonly Event[]>;
  readonly tell: (events: readonly Event[]) => void;
};

/** What is shown again is also said, each time from the beginning. */
export function useSaid<Event>({ recalling }: Pick<Recalling, 'recalling'>): Said<Event> {
  const events = useSignal<readonly Event[]>([]);
  useSignalEffect(() => {
    if (recalling.value) events.value = [];
  });
  const tell = (more: readonly Event[]): void => {
    events.value = [...events.peek(), ...more];
  };
  return { events, tell };
}

type SaidProps<Event> = { readonly said: Said<Event>; readonly words: (event: Event) => string };

/** For those who do not see it; the lines of the log are there already and would not be read out again. */
export function SaidAgain<Event>({ said, words }: SaidProps<Event>) {
  return (
    <div class="sr-only said-again" aria-live="polite">
      {said.events.value.map((event, i) => (
        <span key={i}>{words(event)} </span>
      ))}
    </div>
  );
}
