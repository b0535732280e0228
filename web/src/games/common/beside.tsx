import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Trouble } from '../../tables/protocol.js';

/** What a table on the server has beside the game; tables on this device have nothing of it. */
export type Beside = {
  /** At the end of the table's head: buttons, and what there is to know just now. */
  readonly corner: () => ComponentChildren;
  /** Beside somebody's name. */
  readonly mark: (seat: number) => ComponentChildren;
  /** Why the server refused something; null if the game has better words. */
  readonly words: (trouble: Trouble) => string | null;
};

export const BesideTable = createContext<Beside | null>(null);

export function Corner() {
  return <>{useContext(BesideTable)?.corner() ?? null}</>;
}

export function SeatMark({ seat }: { readonly seat: number }) {
  return <>{useContext(BesideTable)?.mark(seat) ?? null}</>;
}
