/** In which order the things around the castle follow the picture; the castle's buttons, which say that all is done, last. */
export const RANKS = { slots: 0, prompt: 1, players: 2, tray: 3, dungeon: 4, log: 5, buttons: 6 } as const;
