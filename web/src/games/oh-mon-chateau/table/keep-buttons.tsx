import type { CastleView } from '@castellan/oh-mon-chateau';
import { c } from '../../../i18n/chateau.js';
import { Icon } from '../../../shell/art.js';
import { saveBlob } from '../../../shell/files.js';
import type { Sheet } from '../sheet/ink/codec.js';
import { printSheets } from '../sheet/keep/print.js';
import { toPng } from '../sheet/keep/to-png.js';
import { type Kept, toSvg } from '../sheet/keep/to-svg.js';
import { drawnOn } from '../sheet/plan/place-code.js';
import { earnedOn } from './drawn.js';

/** A castle as it goes out of the house: the sheet with everything printed on it, and whose it is. */
export function keptCastle(castle: CastleView, sheet: Sheet, title: string): Kept {
  const printing = {
    side: sheet.side,
    castle,
    earned: earnedOn(sheet, castle),
    drawn: drawnOn(sheet.strokes),
  };
  return { sheet, printing, title };
}

type Props = { readonly castle: CastleView; readonly sheet: () => Sheet; readonly name: string };

/** Take it with you: as a drawing, as a picture, on paper. */
export function KeepButtons({ castle, sheet, name }: Props) {
  const { drawing, table } = c();
  const kept = (): Kept => keptCastle(castle, sheet(), table.castleOf(name));
  const file = table.castleOf(name).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return (
    <div class="row keep-buttons">
      <button
        type="button"
        class="button"
        onClick={() => saveBlob(new Blob([toSvg(kept())], { type: 'image/svg+xml' }), `${file}.svg`)}
      >
        <Icon name="download" />
        <span>SVG</span>
        <span class="sr-only">{drawing.saveSvg}</span>
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void toPng(kept()).then((blob) => saveBlob(blob, `${file}.png`))}
      >
        <Icon name="download" />
        <span>PNG</span>
        <span class="sr-only">{drawing.savePng}</span>
      </button>
      <button type="button" class="button" onClick={() => printSheets([kept()])}>
        {drawing.print}
      </button>
    </div>
  );
}
