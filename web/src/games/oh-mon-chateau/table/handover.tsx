import { useEffect, useRef, useState } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { pace, settings } from '../../../shell/settings.js';
import { Face } from './face.js';
import type { ChateauPlay } from './play.js';

const LASTS = 1600;

/**
 * Several people on one screen choose in a row: whoever comes next is announced over the board, so that nobody acts
 * for somebody else. It goes away by itself or by a touch.
 */
export function Handover({ play, names }: { readonly play: ChateauPlay; readonly names: readonly string[] }) {
  const seat = play.actor.value;
  const last = useRef(seat);
  const [shown, setShown] = useState<number | null>(null);
  const people = play.holds.value.length;
  useEffect(() => {
    if (seat === null) return;
    const before = last.current;
    last.current = seat;
    if (people < 2 || before === null || before === seat || settings.peek().speed === 'instant') return;
    setShown(seat);
    const timer = setTimeout(() => setShown(null), LASTS * Math.max(0.6, pace.peek()));
    return () => clearTimeout(timer);
  }, [seat]);
  if (shown === null || shown !== seat) return null;
  return (
    <button type="button" class="handover" data-handover onClick={() => setShown(null)}>
      <span class="face">
        <Face bot={null} look={play.sitters[shown].look} />
      </span>
      <span>{c().prompt.handOver(names[shown])}</span>
    </button>
  );
}
