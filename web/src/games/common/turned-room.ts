import '../../styles/pages/turned.css';
import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { mediaSignal, pace, settings } from '../../shell/settings.js';
import { type Turns, turned } from '../../shell/ui/turned.js';
import type { AnySession } from '../../tables/session.js';

/** For two, three and four people: by how much the room is turned to each of them. */
type Sides = readonly (readonly Turns[])[];
/** Clockwise around the screen, as turns go; two sit opposite each other. */
const AROUND: Sides = [
  [0, 2],
  [0, 1, 2],
  [0, 1, 2, 3],
];
/** Along two sides of the screen. */
const OPPOSITE: Sides = [
  [0, 2],
  [0, 2, 2],
  [0, 2, 2, 0],
];

const TURN = 520;

/** Turned by a quarter, the room is as high as the screen is wide: phones are too narrow for that. */
const LARGE = '(min-width: 576px) and (min-height: 576px)';

/**
 * A tablet that lies flat: the room turns to the seat that is near, with everything in it. Bots sit nowhere, so that while
 * they play the room stays as it is. A table may lie across the screen if its layout asks the room and not the screen.
 */
export function useTurnedRoom(session: AnySession, near: () => number, mayLieAcross: boolean): void {
  useEffect(() => {
    const isLarge = mediaSignal(LARGE);
    const turns = computed((): Turns => {
      const people = session.holds.value;
      if (!settings.value.boardTurns || people.length < 2) return 0;
      const sides = mayLieAcross && isLarge.value ? AROUND : OPPOSITE;
      return sides[people.length - 2][Math.max(0, people.indexOf(near()))];
    });
    const stop = effect(() => turnTo(turns.value));
    return () => {
      stop();
      turnTo(0);
    };
  }, [session]);
}

function turnTo(next: Turns): void {
  const before = turned.peek();
  const { dataset } = document.documentElement;
  if (next === 0) delete dataset.turned;
  else dataset.turned = String(next);
  turned.value = next;
  if (before === next || pace.peek() === 0) return;
  const way = ((next - before + 5) % 4) - 1;
  document.getElementById('app')?.animate(
    [
      { rotate: `${(next - way) * 90}deg`, scale: 0.8, opacity: 0.4 },
      { rotate: `${next * 90}deg`, scale: 1, opacity: 1 },
    ],
    { duration: TURN * pace.peek(), easing: 'cubic-bezier(.3, .1, .3, 1)' },
  );
}
