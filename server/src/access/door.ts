import type { Refusal } from '@castellan/protocol';
import type { Person } from '../people/person.js';
import type { Ban } from '../store/operations/bans.js';

/** Who may come in: anybody, whoever has an invitation, or whoever knows the word. */
export const ACCESS = ['open', 'invitation', 'word'] as const;
export type Access = (typeof ACCESS)[number];

/** Who may open tables: everybody, people with a passkey, or those whom the operator named. */
export const OPENERS = ['everybody', 'passkey', 'named'] as const;
export type Openers = (typeof OPENERS)[number];

/** The one place that decides who is let in; asked by requests and by sockets. */
export type Door = {
  /** Why somebody stays outside; null if they may come in. Nobody: somebody who has no cookie yet. */
  refusal(person: string | null, address: string): Promise<Refusal | null>;
  mayOpen(person: Person): Promise<boolean>;
  /** Told of every new ban, also of one that was made in the terminal. */
  watch(banned: (ban: Ban) => void): void;
  /** Whether a ban is for whoever comes from there. */
  isFrom(ban: Ban, address: string): boolean;
};

/** Everybody is welcome. */
export const OPEN_DOOR: Door = {
  refusal: async () => null,
  mayOpen: async () => true,
  watch: () => {},
  isFrom: () => false,
};

export function bannedRefusal({ reason, until }: Ban): Refusal {
  const end = until === null ? {} : { until };
  return { kind: 'banned', message: 'whoever runs this server has banned you', reason, ...end };
}
