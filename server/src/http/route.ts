import type { Visitor } from '../people/person.js';
import type { Body } from './body.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What is known of a request when its route is asked. */
export type ApiCall = {
  /** The parts of the address that the route names. */
  readonly parts: Readonly<Record<string, string>>;
  /** Empty for GET. */
  readonly body: Body;
  readonly cookie: string | undefined;
  readonly visitor: Visitor | null;
  /** The page it comes from, such as https://castle.example; empty for GET. */
  readonly origin: string;
  readonly secure: boolean;
  /** What limits count by. */
  readonly address: string;
  /** The port of this server for somebody who sits at its machine; null for everybody else. */
  readonly ownPort: number | null;
};

export type Reply = {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Who may ask: anybody, those who have a cookie, or those who would get a new one. */
export type Route = {
  readonly method: Method;
  /** Parts that begin with a colon take any value. */
  readonly path: string;
  /** Counted by itself as well, because it costs more than others or invites guessing. */
  readonly pace?: 'guest' | 'passkey' | 'heavy';
  /** Answered also outside the door: for those who were not let in, and those who are banned. */
  readonly isOutside?: true;
} & (
  | { readonly for: 'all'; answer(call: ApiCall): Promise<Reply> }
  | { readonly for: 'visitors'; answer(call: ApiCall & { readonly visitor: Visitor }): Promise<Reply> }
);

/** The parts of a path that a pattern names, or null if it is another path. */
export function partsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':') && given[i] !== '') parts[part.slice(1)] = given[i];
    else if (part !== given[i]) return null;
  }
  return parts;
}
