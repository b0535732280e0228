/**
 * What happened, for animation, sound and a spoken log. Names are past tense; every tile in an event lies in
 * the open at that moment, so an event tells nobody more than they could see [R10.1].
 */
export type RoquefortEvent =
  | { readonly type: 'placed'; readonly seat: number; readonly tower: string }
  | { readonly type: 'entered'; readonly seat: number; readonly tower: string }
  /** `path` holds every cell entered after the start, the landing cell last. `from` may be "outside". */
  | { readonly type: 'ran'; readonly seat: number; readonly from: string; readonly path: readonly string[] }
  | { readonly type: 'uncovered'; readonly seat: number; readonly room: string }
  | { readonly type: 'slid'; readonly seat: number; readonly slot: string }
  /** A tile came into the open; `place` is a cell or "spare". */
  | { readonly type: 'seen'; readonly place: string; readonly tile: string }
  | { readonly type: 'fell'; readonly seat: number; readonly cell: string }
  | { readonly type: 'collected'; readonly seat: number; readonly kind: string }
  | { readonly type: 'covered'; readonly rooms: readonly string[] }
  | { readonly type: 'turnBegan'; readonly seat: number }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly winner: number | null };

export type EndReason = 'goal' | 'third-mouse' | 'stall';
export type Log = RoquefortEvent[] | null;
