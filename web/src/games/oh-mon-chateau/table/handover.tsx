import { useEffect, useRef, useState } from 'preact/hooks';
import { pace, settings } from '../../../shell/settings.js';
import { HandoverCard } from '../../common/handover.js';
import { chateauTexts } from '../texts/table.js';
import type { ChateauTable } from './chateau-table.js';
import { Face } from './face.js';

const LASTS = 1600;

/**
 * Several people on one screen choose in a row: whoever comes next is announced over the board, so that nobody acts
 * for somebody else. It goes away by itself or by a touch.
 */
export function Handover({
  play,
  names,
}: {
  readonly play: ChateauTable;
  readonly names: readonly string[];
}) {
  const rolls = play.toRoll.value?.seat;
  const seat = rolls ?? play.actor.value;
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
  const { look } = play.sitters[shown];
  return (
    <HandoverCard
      face={<Face bot={null} look={look} />}
      look={look}
      words={
        rolls === undefined
          ? chateauTexts().prompt.handOver(names[shown])
          : chateauTexts().table.turnOf(names[shown])
      }
      onTouch={() => setShown(null)}
    />
  );
}
