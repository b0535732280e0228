import type { EndReason } from '../../events.js';

/**
 * What a turn brings about. Cells, slots and kinds are named as in the notation; "next turn" is what could be done if
 * things stayed as they are, with the tiles that are known and if nothing unknown gets in the way.
 */
export type RoquefortReason =
  | { readonly kind: 'wins'; readonly by: EndReason }
  /** The game ends and somebody else wins, or nobody. */
  | { readonly kind: 'loses'; readonly to: number | null; readonly by: EndReason }
  | { readonly kind: 'collects'; readonly cheese: string }
  /** Somebody else's mouse falls. */
  | { readonly kind: 'traps'; readonly seat: number; readonly cell: string }
  /** Somebody else collects. */
  | { readonly kind: 'gives'; readonly seat: number; readonly cheese: string }
  /** A mouse of one's own falls. */
  | { readonly kind: 'sacrifices'; readonly cell: string }
  /** If the turn were passed, this seat could win, or collect this kind, next turn; now it cannot. */
  | { readonly kind: 'preventsWin'; readonly seat: number }
  | { readonly kind: 'prevents'; readonly seat: number; readonly cheese: string }
  /** The same, and a mouse of one's own has come to stand on a tile of that kind. */
  | { readonly kind: 'blocks'; readonly seat: number; readonly cheese: string; readonly cell: string }
  /** If the turn were passed, a slide could drop the mouse on this cell; it has gone where none can. */
  | { readonly kind: 'saves'; readonly cell: string; readonly to: string }
  /** The same, and it stayed: this slot can no longer drop it. */
  | { readonly kind: 'closes'; readonly slot: string; readonly cell: string }
  /** A slide can now drop a mouse of one's own that none could have dropped before. */
  | { readonly kind: 'risks'; readonly cell: string; readonly slot: string }
  | { readonly kind: 'threatensToCollect'; readonly cheese: string }
  | { readonly kind: 'threatensToTrap'; readonly seat: number; readonly cell: string; readonly slot: string }
  /** A mouse has come to stand on a kind that is still needed. */
  | { readonly kind: 'occupies'; readonly cheese: string; readonly cell: string }
  | { readonly kind: 'enters'; readonly cell: string }
  /** Tiles that nobody knew come into the open; "spare" for the one that falls out. */
  | { readonly kind: 'learns'; readonly cells: readonly string[] };
