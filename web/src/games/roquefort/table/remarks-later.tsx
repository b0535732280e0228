import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../../shell/settings.js';
import { Later } from '../../../shell/ui/later.js';
import type { RemarksProps } from '../remarks/remarks.js';
import type { RoquefortTable } from './roquefort-table.js';

const load = async () => (await import('../remarks/remarks.js')).loadRemarks();

/** What the mice say is fetched when the first thing happens that one could remark on, and not at all if nobody wants it. */
export function RemarksLater({
  play,
  turns,
}: {
  readonly play: RoquefortTable;
  readonly turns: ReadonlySignal<number>;
}) {
  const [since, setSince] = useState<RemarksProps['since'] | null>(null);
  const begun = useRef(false);
  // at once: what is on the screen is not yet what has happened
  useEffect(
    () =>
      effect(() => {
        const past = play.past.value;
        const first = past.find(
          ({ number, event }) => number >= play.liveFrom && /^(ran|fell|collected)$/.test(event?.type ?? ''),
        );
        if (begun.current || !settings.value.miceSpeak) return;
        if (first === undefined && play.objection.value === null) return;
        begun.current = true;
        // no version yet: what has just happened is the first thing to speak of
        const version = first === undefined ? play.version.peek() : -1;
        setSince({ version, happened: first?.number ?? play.liveFrom });
      }),
    [play],
  );
  if (since === null || !settings.value.miceSpeak) return null;
  return <Later quiet load={load} props={{ play, turns, since }} />;
}
