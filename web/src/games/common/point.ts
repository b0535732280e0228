/** A point of whatever is drawn on. */
export type Point = { readonly x: number; readonly y: number };
