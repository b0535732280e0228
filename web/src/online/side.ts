import { computed } from '@preact/signals';
import { type Route, route } from '../shell/router.js';

/** What of a table this device shows: all of it, the castle in the middle for everybody, or one's own side. */
export type TableSide = 'whole' | 'screen' | 'hand';

export const side = computed<TableSide>(() => {
  const { page } = route.value;
  return page === 'screen' || page === 'hand' ? page : 'whole';
});

/** Another table, shown as this one is. */
export function sameSide(id: string): Route {
  const now = side.peek();
  return { page: now === 'whole' ? 'online-table' : now, id };
}
