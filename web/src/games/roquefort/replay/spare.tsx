import { SpareTray, Tile, type TileKind } from '../art/index.js';
import { tileName } from '../table/words.js';
import { roquefortTexts } from '../texts/table.js';
import type { Screen } from './screen.js';

/** The tile that goes in next, to be looked at. */
export function SpareShown({ screen }: { readonly screen: Pick<Screen, 'scene'> }) {
  const { spare } = screen.scene.value;
  return (
    <div class="spare" role="img" aria-label={roquefortTexts().table.spare(tileName(spare ?? 'unknown'))}>
      <svg viewBox="-70 -70 140 140" aria-hidden="true">
        <SpareTray />
      </svg>
      {spare === null ? null : (
        <svg class="spare-tile" viewBox="-50 -50 100 100" aria-hidden="true">
          <Tile tile={spare as TileKind} />
        </svg>
      )}
    </div>
  );
}
