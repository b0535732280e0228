/** Which of the four mice, or builders, somebody is: `look` in every message and every saved game. */
export type Look = 0 | 1 | 2 | 3;
