/** What happened, for animation, sound and a spoken log. Everything in this game is in the open. */
export type ChateauEvent =
  | { readonly type: 'rolled'; readonly seat: number; readonly dice: readonly string[] }
  | { readonly type: 'usedDie'; readonly seat: number; readonly face: string; readonly as: string }
  | { readonly type: 'passed'; readonly seat: number }
  | { readonly type: 'placedToken'; readonly seat: number; readonly cell: string }
  | { readonly type: 'movedToken'; readonly seat: number; readonly from: string; readonly to: string }
  | {
      readonly type: 'drewInhabitants';
      readonly seat: number;
      readonly count: number;
      readonly total: number;
    }
  | { readonly type: 'drewFlag'; readonly seat: number; readonly points: number }
  | { readonly type: 'drewCloud'; readonly seat: number; readonly points: number }
  | { readonly type: 'drewSun'; readonly seat: number }
  | { readonly type: 'buildingBegan'; readonly seat: number }
  | {
      readonly type: 'cleared';
      readonly seat: number;
      readonly line: string;
      readonly cells: readonly string[];
    }
  | { readonly type: 'builtFloor'; readonly seat: number; readonly floors: number }
  | { readonly type: 'builtTower'; readonly seat: number; readonly points: number }
  | { readonly type: 'builtWall'; readonly seat: number; readonly flags: number }
  | { readonly type: 'turnedUp'; readonly guest: string }
  | { readonly type: 'guestArrived'; readonly seat: number; readonly guest: string }
  | { readonly type: 'guestActed'; readonly seat: number; readonly guest: string }
  /** [O5.2] What a guest would have brought in the last building. */
  | {
      readonly type: 'tokensLost';
      readonly seat: number;
      readonly guest: string;
      readonly count: number;
    }
  | { readonly type: 'stole'; readonly seat: number; readonly from: number; readonly guest: string }
  | { readonly type: 'turnEnded'; readonly seat: number }
  | { readonly type: 'finished'; readonly seat: number }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly winners: readonly number[] };

export type EndReason = 'castle' | 'stall';
export type Log = ChateauEvent[] | null;
