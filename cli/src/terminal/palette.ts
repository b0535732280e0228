/** The castle's colours, the same on every screen that shows it. */
export const INK = '#2B2233';
export const PAPER = '#FBF4E4';
export const STONE = '#B9AFA3';
export const STONE_SHADE = '#8E8479';
export const PLANK = '#D3A871';
export const PLANK_SHADE = '#B98650';
export const DUNGEON = '#241B2A';
export const BANNER = '#B3262E';
export const TILED = '#C4573A';
export const THATCHED = '#D9A941';
export const COPPER = '#5FA08B';
