import type { OnlineTable } from './online-table.js';
import type { Listener, Waiter } from './table-services.js';

/** For whom a bot at a table thinks: those who play and are there, or who look on, or whoever it belongs to. */
export function waitersAt({ id, audience, seating, info }: OnlineTable): readonly Waiter[] {
  const playing: Waiter[] = [];
  let watching: Waiter | null = null;
  for (const listener of audience.listeners)
    if (seating.heldBy(listener).length > 0) playing.push(waiterOf(listener, id, 'playing'));
    else watching ??= waiterOf(listener, id, 'watching');
  if (playing.length > 0) return playing;
  // addresses of those who are at other nodes are not known here
  const [elsewhere] = audience.peopleElsewhere();
  if (elsewhere !== undefined)
    return [{ address: `at ${elsewhere}`, person: elsewhere, presence: 'playing' }];
  if (watching !== null) return [watching];
  const [first] = seating.people();
  const person = first?.person ?? info.host ?? id;
  // addresses of those who are not here are not kept: each has one of their own
  return [{ address: `away ${person}`, person, presence: first === undefined ? 'nobody' : 'away' }];
}

function waiterOf({ person, address }: Listener, table: string, presence: Waiter['presence']): Waiter {
  return { address, person: person?.id ?? table, presence };
}
