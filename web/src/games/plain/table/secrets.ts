import type { Sight } from '@castellan/match';

/** Those who share a screen are not shown the same: what one of them holds is for nobody else. */
export function hasSecrets(sights: readonly Pick<Sight, 'view'>[]): boolean {
  return new Set(sights.map(({ view }) => JSON.stringify(view))).size > 1;
}
