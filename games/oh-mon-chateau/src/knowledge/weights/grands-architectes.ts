import { BY_HAND } from '../by-hand.js';
export const GRANDS_ARCHITECTES: Float64Array = BY_HAND['grands-architectes'];
