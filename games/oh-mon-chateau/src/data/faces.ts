/** The faces of a die [O1.2]; the first four are the resources of the board. */
export const FACES = ['wood', 'stone', 'gold', 'food', 'inhabitants', '?'] as const;
export type Face = (typeof FACES)[number];
/** The same names for texts from outside, which may be none of them. */
export const FACE_NAMES: readonly string[] = FACES;
export const RESOURCES = ['wood', 'stone', 'gold', 'food'] as const;
export type Resource = (typeof RESOURCES)[number];

export const WOOD = 0;
export const STONE = 1;
export const GOLD = 2;
export const FOOD = 3;
export const INHABITANTS = 4;
export const ANY_FACE = 5;
/** What "?" can be: any other face. */
export const REAL_FACES = 5;
