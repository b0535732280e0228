import { type AnyGame, Registry } from '@castellan/kernel';
import { ohMonChateauVersions } from '@castellan/oh-mon-chateau';
import { roquefort } from '@castellan/roquefort';

/** Games, put together here once more: whoever judges the server asks the rules and not the server. */
export const registry = [roquefort as AnyGame, ...ohMonChateauVersions.map((game) => game as AnyGame)].reduce(
  (all, game) => all.add(game),
  new Registry(),
);

export function gameOf(id: string, rulesVersion: number): AnyGame {
  const found = registry.findVersion(id, rulesVersion);
  if (!found.ok) throw new Error(`no rules ${rulesVersion} of ${id}`);
  return found.value;
}
