import type { CastleView } from '@castellan/oh-mon-chateau';
import { PenLine } from '../../../art/icon.js';
import { Icon } from '../../../art/index.js';
import { formatDay } from '../../../i18n/format.js';
import { saveBlob } from '../../../shell/files.js';
import { DeskIcon } from '../sheet/desk/icons.js';
import type { Sheet } from '../sheet/ink/codec.js';
import { printPages, printSheets } from '../sheet/keep/print.js';
import { toPng } from '../sheet/keep/to-png.js';
import { colouringPage, type Kept, toSvg } from '../sheet/keep/to-svg.js';
import { printingOf } from '../sheet/print/printing.js';
import { chateauTexts } from '../texts/table.js';

/** Where paper comes out. */
export const PRINTER = 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z';

/** A castle as it goes out of the house: framed, with everything printed on it, whose it is and of which day. */
export function keptCastle(castle: CastleView, sheet: Sheet, title: string, when = Date.now()): Kept {
  return {
    sheet,
    printing: printingOf(sheet, castle, true),
    title,
    caption: { name: title, when: formatDay(when) },
  };
}

type Props = {
  readonly castle: CastleView;
  readonly sheet: () => Sheet;
  readonly name: string;
  /** When it was finished; now, if it is not. */
  readonly when?: number | undefined;
};

/** Take it with you: as a drawing, as a picture, on paper. */
export function KeepButtons({ castle, sheet, name, when }: Props) {
  const { drawing, table } = chateauTexts();
  const kept = (): Kept => keptCastle(castle, sheet(), table.castleOf(name), when);
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
        <PenLine d={PRINTER} />
        <span>{drawing.print}</span>
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          const title = table.castleOf(name);
          printPages([colouringPage(title, { name: title, when: formatDay(when ?? Date.now()) })]);
        }}
      >
        <DeskIcon name="brush" />
        <span>{drawing.colouring}</span>
      </button>
    </div>
  );
}
