import type { CastleView } from '@castellan/oh-mon-chateau';
import { effect, untracked } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Segmented, Switch } from '../../../shell/ui/controls.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { DrawingDesk } from '../sheet/desk/desk.js';
import { Toolbox } from '../sheet/desk/toolbox.js';
import { atRest, Drawing } from '../sheet/ink/drawing.js';
import { chateauTexts } from '../texts/table.js';
import { KeepButtons } from './keep-buttons.js';
import { changeSheet, sheetSettings } from './sheet-settings.js';
import type { Sheets } from './sheets.js';

type Props = {
  readonly castle: CastleView;
  readonly seat: number;
  readonly name: string;
  readonly sheets: Sheets;
  /** When the game was over, if it is. */
  readonly when?: number;
  readonly onClose: () => void;
};

/** What was in the hand last stays there from part to part and from castle to castle. */
let toolbox: Toolbox | null = null;

function ownToolbox(): Toolbox {
  if (toolbox !== null) return toolbox;
  const made = new Toolbox();
  made.take(sheetSettings.peek().style);
  effect(() => {
    const style = made.style.value;
    untracked(() => {
      if (sheetSettings.value.style !== style) changeSheet({ style });
    });
  });
  toolbox = made;
  return made;
}

/** A sheet is kept when the hand rests, or leaves. */
function keepAtRest(drawing: Drawing, keep: () => void): () => void {
  const stop = atRest(drawing, keep);
  addEventListener('pagehide', keep);
  return () => {
    removeEventListener('pagehide', keep);
    stop();
    keep();
  };
}

/** Where a castle is drawn, whoever's turn it is. */
export function Studio({ castle, seat, name, sheets, when, onClose }: Props) {
  const { table, sheetSettings: words } = chateauTexts();
  const drawing = useMemo(() => {
    const made = new Drawing(sheets.sheet(seat));
    // those who watch see a stroke before the pen is lifted, and no longer if it is taken back
    if (sheets.isWatched) made.watcher = (sheet) => sheets.preview(seat, sheet);
    return made;
  }, [sheets, seat]);
  // what has been earned and waits to be drawn comes near at once; if nothing does, the whole sheet lies there
  const next = useMemo(() => sheets.undrawn(seat, castle)[0] ?? null, [seat, sheets]);
  useEffect(() => keepAtRest(drawing, () => sheets.keep(seat, drawing.sheet())), [drawing]);
  // the desk measures its room, which is there once the dialog is open; and the focus does not go to the foot
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  return (
    <Dialog title={table.castleOf(name)} onClose={onClose} wide>
      <div class="studio">
        {isOpen ? (
          <DrawingDesk
            key={seat}
            drawing={drawing}
            castle={castle}
            part={next}
            seed={sheets.seedOf(seat)}
            toolbox={ownToolbox()}
            onDone={onClose}
          />
        ) : null}
      </div>
      {isOpen ? (
        <div class="row studio-foot">
          <Segmented
            legend={words.side}
            hideLegend
            value={drawing.side.value}
            choices={[
              { value: 'guide', label: words.guide },
              { value: 'blank', label: words.blank },
            ]}
            onChange={(side) => {
              changeSheet({ side });
              drawing.side.value = side;
            }}
          />
          <Switch
            label={words.auto}
            checked={sheetSettings.value.auto}
            onChange={(auto) => changeSheet({ auto })}
          />
          <KeepButtons castle={castle} sheet={() => drawing.sheet()} name={name} when={when} />
        </div>
      ) : null}
    </Dialog>
  );
}
