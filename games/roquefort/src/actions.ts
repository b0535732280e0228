/** An action is a small number: what is done in the high bits, two details of six bits each below. */
export const PLACE = 0;
export const ENTER = 1;
export const ENTER_OVER = 2;
export const RUN = 3;
export const UNCOVER = 4;
export const SLIDE = 5;
export const END = 6;
/** Chance's: a tile comes into the open [R10.2]. */
export const DRAW = 7;

export const action = (kind: number, a = 0, b = 0): number => (kind << 12) | (a << 6) | b;
export const kindOf = (code: number): number => code >> 12;
/** The cell of a tower or where a run starts, a room, a slot, or the place of a draw. */
export const firstOf = (code: number): number => (code >> 6) & 63;
/** The cell where a mouse lands, or the tile drawn. */
export const secondOf = (code: number): number => code & 63;

/** In draws: the place beside the castle, after the 33 floors. */
export const SPARE_PLACE = 33;
