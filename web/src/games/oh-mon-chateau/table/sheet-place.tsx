import type { CastleView } from '@castellan/oh-mon-chateau';
import { PenLine } from '../../../art/icon.js';
import { Wand } from '../art/wand.js';
import { chateauTexts } from '../texts/table.js';
import { Castle } from './castle.js';
import { sheetSettings } from './sheet-settings.js';
import type { Sheets } from './sheets.js';

type Props = {
  readonly castle: CastleView;
  readonly seat: number;
  readonly name: string;
  readonly sheets: Sheets;
  /** Who looks on at a table on the server draws for nobody. */
  readonly mayDraw: boolean;
  readonly onDraw: () => void;
};

const PENCIL = 'M4 20l1-5L16 4l4 4L9 19z';

/** The castle of whoever chooses: a touch leads to the desk, another has drawn what waits. */
export function SheetPlace({ castle, seat, name, sheets, mayDraw, onDraw }: Props) {
  const { table, drawing } = chateauTexts();
  const waits = mayDraw && !sheetSettings.value.auto && sheets.undrawn(seat, castle).length > 0;
  return (
    <div class="sheet-place">
      <div class="sheet-stand">
        <button
          type="button"
          class="sheet-button"
          aria-haspopup="dialog"
          disabled={!mayDraw}
          onClick={onDraw}
        >
          <Castle castle={castle} sheet={sheets.sheet(seat)} label={table.castleOf(name)} />
          {mayDraw ? (
            <span class={waits ? 'sheet-draw calls' : 'sheet-draw'}>
              <PenLine d={PENCIL} size={16} />
              <span>{table.draw}</span>
            </span>
          ) : null}
        </button>
        {waits ? (
          <button
            type="button"
            class="button icon sheet-wand"
            aria-label={drawing.drawAll}
            title={drawing.drawAll}
            onClick={() => sheets.drawFor(seat, castle, sheetSettings.value.style)}
          >
            <Wand />
          </button>
        ) : null}
      </div>
    </div>
  );
}
