import { Later } from '../../../shell/ui/later.js';
import type { TracesProps } from './traces.js';

const load = async () => (await import('./traces.js')).Traces;

/** Traces are fetched when somebody has left one. */
export function TracesLater(props: TracesProps) {
  const isWanted = props.play.past.value.some(({ event }) => event?.type === 'placedToken');
  return isWanted ? <Later quiet load={load} props={props} /> : null;
}
