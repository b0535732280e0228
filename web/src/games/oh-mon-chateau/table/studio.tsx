import type { CastleView } from '@castellan/oh-mon-chateau';
import { effect, untracked } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { Segmented, Switch } from '../../../shell/ui/controls.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { DrawingDesk } from '../sheet/desk/desk.js';
import { Toolbox } from '../sheet/desk/toolbox.js';
import type { Sheet } from '../sheet/ink/codec.js';
import { atRest, Drawing } from '../sheet/ink/drawing.js';
import { drawnOn } from '../sheet/plan/place-code.js';
import type { PartId } from '../sheet/plan/plan.js';
import type { Drawings } from './drawings.js';
import { KeepButtons } from './keep-buttons.js';
import { changeSheet, sheetSettings } from './sheet-settings.js';

type Props = {
  readonly castle: CastleView;
  readonly seat: number;
  readonly name: string;
  readonly drawings: Drawings;
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

/** Those who watch see a stroke before the pen is lifted, and no longer if it is taken back. */
function showGrowing(drawing: Drawing, stream: (sheet: Sheet) => void): () => void {
  let isGrowing = false;
  drawing.isWatched = true;
  return effect(() => {
    const stroke = drawing.growing.value;
    const { side, strokes } = untracked(() => drawing.sheet());
    if (stroke !== null) stream({ side, strokes: [...strokes, stroke] });
    // what has grown is among the strokes in a moment, or was dropped
    else if (isGrowing) queueMicrotask(() => stream(drawing.sheet()));
    isGrowing = stroke !== null;
  });
}

/** Where a castle is drawn, whoever's turn it is. */
export function Studio({ castle, seat, name, drawings, onClose }: Props) {
  const { table, setup } = c();
  const sheet = drawings.sheet(seat);
  const drawing = useMemo(() => new Drawing(drawings.sheet(seat)), [drawings, seat, sheet.side]);
  const earned = drawings.earned(seat, castle);
  const next = useMemo(() => firstUndrawn(earned, drawings, seat), [seat, drawings]);
  useEffect(() => keepAtRest(drawing, () => drawings.keep(seat, drawing.sheet())), [drawing]);
  useEffect(
    () => (drawings.isWatched ? showGrowing(drawing, (grown) => drawings.stream(seat, grown)) : undefined),
    [drawing],
  );
  // the desk measures its room, which is there once the dialog is open; and the focus does not go to the foot
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  return (
    <Dialog title={table.castleOf(name)} onClose={onClose} wide>
      <div class="studio">
        {isOpen ? (
          <DrawingDesk
            key={sheet.side}
            drawing={drawing}
            castle={castle}
            earned={earned}
            part={next}
            seed={drawings.seedOf(seat)}
            toolbox={ownToolbox()}
            onDone={onClose}
          />
        ) : null}
      </div>
      {isOpen ? (
        <div class="row studio-foot">
          <Segmented
            legend={setup.side}
            hideLegend
            value={sheet.side}
            choices={[
              { value: 'guide', label: setup.guide },
              { value: 'blank', label: setup.blank },
            ]}
            onChange={(side) => {
              changeSheet({ side });
              drawings.keep(seat, { ...drawing.sheet(), side });
            }}
          />
          <Switch
            label={setup.auto}
            checked={sheetSettings.value.auto}
            onChange={(auto) => changeSheet({ auto })}
          />
          <KeepButtons castle={castle} sheet={() => drawing.sheet()} name={name} />
        </div>
      ) : null}
    </Dialog>
  );
}

/** What has been earned and waits to be drawn comes near at once; if nothing does, the whole sheet lies there. */
function firstUndrawn(earned: readonly PartId[], drawings: Drawings, seat: number): PartId | null {
  const drawn = drawnOn(drawings.sheet(seat).strokes);
  return earned.find((part) => !drawn.has(part)) ?? null;
}
