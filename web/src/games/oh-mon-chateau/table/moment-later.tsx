import { useRef } from 'preact/hooks';
import { Later } from '../../../shell/ui/later.js';
import type { MomentProps } from '../moments/moment.js';

const load = async () => (await import('../moments/moment.js')).Moment;

/** Great moments are fetched with the first of them. */
export function MomentLater(props: MomentProps) {
  const began = useRef(false);
  began.current ||= props.play.moment.value !== null;
  return began.current ? <Later quiet load={load} props={props} /> : null;
}
