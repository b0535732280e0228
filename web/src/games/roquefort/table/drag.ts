import type { RoquefortTable } from './roquefort-table.js';

const FAR = 8;

/** Pull a mouse to where it should run: the same as touching it and then the cell. */
export function dragOf(play: RoquefortTable) {
  let start: { x: number; y: number; place: string } | null = null;
  let pulling = false;
  const finish = (): void => {
    start = null;
    pulling = false;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event.target);
      start = place === null ? null : { x: event.clientX, y: event.clientY, place };
    },
    onPointerMove: (event: PointerEvent) => {
      if (start === null || pulling) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      if (!play.choices.value.run.has(start.place)) return;
      play.hold({ kind: 'mouse', cell: start.place });
      pulling = true;
    },
    onPointerUp: (event: PointerEvent) => {
      if (pulling) {
        const to = placeAt(event);
        if (to !== null && to !== start?.place && !to.startsWith('slot:')) play.touch(to);
      }
      finish();
    },
    onPointerCancel: finish,
  };
}

/** The cell or slot below a pointer. */
export function placeAt(event: PointerEvent): string | null {
  return placeOf(document.elementFromPoint(event.clientX, event.clientY));
}

function placeOf(target: EventTarget | null): string | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return place?.dataset.place ?? null;
}
