import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What a table on the server has beside the game; tables on this device have nothing of it. */
export type OnlineExtras = {
  /** At the end of the table's head: buttons, and what there is to know just now. */
  readonly corner: () => ComponentChildren;
  /** Beside somebody's name. */
  readonly mark: (seat: number) => ComponentChildren;
  /** Whoever plays here may be given hints. */
  readonly mayHint: () => boolean;
};

export const OnlineExtrasContext = createContext<OnlineExtras | null>(null);

export function Corner() {
  return <>{useContext(OnlineExtrasContext)?.corner() ?? null}</>;
}

export function SeatMark({ seat }: { readonly seat: number }) {
  return <>{useContext(OnlineExtrasContext)?.mark(seat) ?? null}</>;
}
