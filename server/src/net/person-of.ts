import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import type { Connection } from './connection.js';

/** The person at the other end; a program is nobody. */
export function personOf({ person }: Connection): Person {
  if (person === null) throw new Refused('not-allowed', 'a program only plays');
  return person;
}
