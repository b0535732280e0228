import { c } from '../../../i18n/chateau.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { Castle } from './castle.js';
import type { Drawings } from './drawings.js';
import type { ChateauPlay } from './play.js';

type Props = {
  readonly play: ChateauPlay;
  readonly seat: number;
  readonly name: string;
  readonly drawings: Drawings;
  readonly onClose: () => void;
};

/** Where a castle is drawn. */
export function Studio({ play, seat, name, drawings, onClose }: Props) {
  return (
    <Dialog title={c().table.castleOf(name)} onClose={onClose}>
      <Castle castle={play.view.value.castles[seat]} sheet={drawings.sheet(seat)} />
    </Dialog>
  );
}
