import { settings } from '../../../shell/settings.js';
import { Later } from '../../../shell/ui/later.js';
import type { MarksProps } from '../happened/marks.js';

const load = async () => (await import('../happened/marks.js')).Marks;

/** What lies over the castle to be read is fetched when there is something: a trace, a name that was asked for. */
export function MarksLater(props: MarksProps) {
  const { traces, lit } = props;
  const isWanted = settings.value.coordinates || lit.value !== null || hasTraces(traces);
  return isWanted ? <Later quiet load={load} props={props} /> : null;
}

/** Mice that were put into their towers before the first turn are no reason to fetch anything. */
function hasTraces(traces: MarksProps['traces']): boolean {
  return (
    traces?.past.value.some(({ event }) => /^(ran|uncovered|slid|entered)$/.test(event?.type ?? '')) ?? false
  );
}
