import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Two fingers, or the wheel with Ctrl held, as a trackpad sends it: by how much what is shown is to grow. */
export function usePinch(place: RefObject<HTMLElement | null>, onGrow: (factor: number) => void): void {
  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    const fingers = new Map<number, { x: number; y: number }>();
    const apart = (): number => {
      const [one, other] = [...fingers.values()];
      return other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
    };
    const down = ({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      if (pointerType === 'touch') fingers.set(pointerId, { x, y });
    };
    const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
      if (!fingers.has(pointerId)) return;
      const before = apart();
      fingers.set(pointerId, { x, y });
      if (before > 0) onGrow(apart() / before);
    };
    const up = ({ pointerId }: PointerEvent): void => void fingers.delete(pointerId);
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      onGrow(Math.exp(-event.deltaY / 200));
    };
    // one finger scrolls; the browser takes that over and tells us so
    box.addEventListener('pointerdown', down);
    box.addEventListener('pointermove', move);
    box.addEventListener('pointerup', up);
    box.addEventListener('pointercancel', up);
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('pointermove', move);
      box.removeEventListener('pointerup', up);
      box.removeEventListener('pointercancel', up);
      box.removeEventListener('wheel', wheel);
    };
  }, []);
}
