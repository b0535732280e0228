import type { Person } from './person.js';

/** What tables and sockets want to know about people. Called after it is on the disk. */
export type PeopleWatcher = {
  /** A new name or look, or a first passkey. */
  changed?(person: Person): void;
  /** A browser is not theirs any more: what it has open is to be closed. Null: none of their browsers but `kept`. */
  signedOut?(person: string, session: string | null, kept: string | null): void;
  /** A guest turned out to be somebody we know; what was the guest's is theirs, at every table. */
  moved?(from: string, to: Person): void;
  /** Wants to be forgotten: their seats have nobody from now on. */
  forgotten?(person: string): void;
};
