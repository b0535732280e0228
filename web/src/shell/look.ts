/** Which of the four mice, or builders, somebody is: `look` in every message and every saved game. */
export type Look = 0 | 1 | 2 | 3;

export const LOOKS: readonly Look[] = [0, 1, 2, 3];

export function findLook(told: unknown): Look | undefined {
  return LOOKS.find((look) => look === told);
}
