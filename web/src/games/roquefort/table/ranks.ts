/** In which order the things around the castle follow the picture; the castle's buttons, which say that all is done, last. */
export const RANKS = { prompt: 0, players: 1, tray: 2, dungeon: 3, log: 4, buttons: 5 } as const;
