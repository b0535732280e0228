/**
 * RECONSTRUCTION [O7]: 30 inhabitants in ten groups of three; the group of the last one drawn counts. The small
 * builders' guests are four each worth 1 to 4.
 */
export const TRACK = 30;
export const GROUP = 3;
export const GROUP_VALUES: readonly number[] = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20];
export const SMALL_GUEST_VALUES: readonly number[] = [1, 2, 3, 4];
export const SMALL_GUESTS_OF_EACH = 4;
/** In a box of somebody's own. */
export const MOST_SMALL_POINTS = 20;
