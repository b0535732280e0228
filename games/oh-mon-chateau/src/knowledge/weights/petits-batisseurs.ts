import { BY_HAND } from '../by-hand.js';
export const PETITS_BATISSEURS: Float64Array = BY_HAND['petits-batisseurs'];
