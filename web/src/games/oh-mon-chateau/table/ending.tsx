import { useState } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { playAgain } from '../../common/again.js';
import { EndPicture } from '../art/index.js';
import { Castle } from './castle.js';
import type { Drawings } from './drawings.js';
import type { ChateauPlay } from './play.js';

type Props = { readonly play: ChateauPlay; readonly names: readonly string[]; readonly drawings: Drawings };

/** The end: who won, why, and all castles side by side. */
export function Ending({ play, names, drawings }: Props) {
  const [closed, setClosed] = useState(false);
  const outcome = play.outcome.value;
  if (outcome === null || closed || play.showing.value) return null;
  const { ending, table } = c();
  const reason = outcome.reason === 'stall' ? 'stall' : 'castle';
  return (
    <Dialog title={ending.title(outcome.winners.map((seat) => names[seat]))} onClose={() => setClosed(true)}>
      <div class="end-scene">
        <EndPicture reason={reason} />
      </div>
      <p>{ending[reason]}</p>
      <ul class="gallery" aria-label={table.gallery}>
        {outcome.scores.map((points, seat) => (
          <li key={names[seat]}>
            <Castle castle={play.view.value.castles[seat]} sheet={drawings.sheet(seat)} />
            <b>{ending.standing(names[seat], points)}</b>
          </li>
        ))}
      </ul>
      <div class="row end">
        <a class="button" href="/">
          {ending.home}
        </a>
        <button type="button" class="button" onClick={() => setClosed(true)}>
          {ending.look}
        </button>
        <button type="button" class="button primary" onClick={() => void playAgain(play)}>
          {ending.again}
        </button>
      </div>
    </Dialog>
  );
}
