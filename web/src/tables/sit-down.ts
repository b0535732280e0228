import type { ComponentChildren } from 'preact';
import type { Joined } from './protocol.js';
import type { Session } from './session.js';

/** A table in play: what is on the screen, how it goes, and how to get up. */
export type Seated = {
  readonly page: ComponentChildren;
  readonly session: Pick<Session<unknown, unknown>, 'actor' | 'actors' | 'outcome' | 'pending' | 'sitters'>;
  readonly leave: () => void;
};

/** Each game comes with its table, fetched when it is first played. */
const TABLES: Readonly<Record<string, (id: string, joined: Joined) => Promise<Seated>>> = {
  roquefort: async (id, joined) => (await import('../games/roquefort/table/sit.js')).sit(id, joined),
  'oh-mon-chateau': async (id, joined) =>
    (await import('../games/oh-mon-chateau/table/sit.js')).sit(id, joined),
};

export function sitDown(id: string, joined: Joined): Promise<Seated> {
  return TABLES[joined.game](id, joined);
}
