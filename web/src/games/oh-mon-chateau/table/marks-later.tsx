import { settings } from '../../../shell/settings.js';
import { Later } from '../../../shell/ui/later.js';
import type { ChateauMarksProps } from './marks.js';

const load = async () => (await import('./marks.js')).Marks;

/** Names of cells, and where something happened, are fetched when somebody wants to know. */
export function MarksLater(props: ChateauMarksProps) {
  const isWanted = settings.value.coordinates || props.lit.value !== null;
  return isWanted ? <Later quiet load={load} props={props} /> : null;
}
