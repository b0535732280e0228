import type { Mode } from '@castellan/oh-mon-chateau';
import { ChateauDefs, clothStyle } from '../art/index.js';
import { CardPicture } from '../table/guests.js';
import { chateauTexts } from '../texts/table.js';

/** Who comes as a guest: somebody worth points, or somebody with a power. */
const GUESTS: Readonly<Record<Mode, readonly string[]>> = {
  'petits-batisseurs': ['2', '4'],
  'grands-architectes': ['magicien', 'roi'],
};

/** One of the two games: its cloth, its guests and its name. */
export function ModeLabel({ mode }: { readonly mode: Mode }) {
  const { petits, grands } = chateauTexts().table;
  return (
    <span class="mode-label">
      <span class="mode-picture" style={clothStyle(mode)} data-mode={mode}>
        <svg class="defs" aria-hidden="true">
          <ChateauDefs />
        </svg>
        {GUESTS[mode].map((id) => (
          <CardPicture key={id} id={id} />
        ))}
      </span>
      {mode === 'petits-batisseurs' ? petits : grands}
    </span>
  );
}
