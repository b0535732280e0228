/** Drawings that are not needed before a game is over: apart, so that no table fetches them. */
export { type EndReason, EndScene } from './end.js';
export { Arcade, Carrier, Hearth } from './homecoming.js';
