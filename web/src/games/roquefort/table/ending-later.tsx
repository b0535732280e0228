import { useRef } from 'preact/hooks';
import { Later } from '../../../shell/ui/later.js';
import type { RoquefortTable } from './roquefort-table.js';

const load = async () => (await import('../ending/ending.js')).loadEnding();

/** The end is fetched when there is one. */
export function EndingLater({
  play,
  names,
}: {
  readonly play: RoquefortTable;
  readonly names: readonly string[];
}) {
  const began = useRef(play.outcome.peek() === null);
  if (play.outcome.value === null || !play.result.value || play.showing.value) return null;
  const onClose = (): void => {
    // the mice come home once
    began.current = false;
    play.result.value = false;
  };
  const props = { play, names, isFresh: began.current, onClose };
  return <Later quiet load={load} props={props} />;
}
