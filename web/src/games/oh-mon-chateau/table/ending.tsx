import type { CastleView } from '@castellan/oh-mon-chateau';
import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { c } from '../../../i18n/chateau.js';
import { t } from '../../../i18n/i18n.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { mayPlayAgain, playAgain, replayPath } from '../../common/again.js';
import { EndPicture } from '../art/end.js';
import { printSheets } from '../sheet/keep/print.js';
import type { Drawings } from './drawings.js';
import { type Exhibit, Exhibition } from './exhibition.js';
import { keptCastle } from './keep-buttons.js';
import type { ChateauPlay } from './play.js';

type Props = { readonly play: ChateauPlay; readonly names: readonly string[]; readonly drawings: Drawings };

/** All twelve main parts stand, under a cloud [O5.1]. */
const isComplete = ({ floors, towers, walls, score }: CastleView): boolean =>
  floors + towers.length + walls.length === 12 && score.clouds > 0;

/** The end: who won, why, and all castles side by side. */
export function Ending({ play, names, drawings }: Props) {
  const [closed, setClosed] = useState(false);
  const looked = useSignal<number | null>(null);
  const outcome = play.outcome.value;
  if (outcome === null || closed || play.showing.value) return null;
  const { ending, table } = c();
  const reason = outcome.reason === 'stall' ? 'stall' : 'castle';
  const done = play.view.value.castles.findIndex(isComplete);
  const exhibits: readonly Exhibit[] = outcome.scores.map((points, seat) => ({
    key: String(seat),
    name: names[seat],
    points,
    castle: play.view.value.castles[seat],
    sheet: drawings.sheet(seat),
    won: outcome.winners.includes(seat),
  }));
  return (
    <Dialog
      title={ending.title(outcome.winners.map((seat) => names[seat]))}
      onClose={() => setClosed(true)}
      wide
    >
      <div class="ending">
        <div class="end-scene">
          <EndPicture reason={reason} />
          <p>{done < 0 ? ending.stall : ending.castle(names[done])}</p>
        </div>
        <Exhibition exhibits={exhibits} label={table.gallery} looked={looked} counted />
      </div>
      <div class="row end">
        <a class="button" href="/">
          {ending.home}
        </a>
        <button
          type="button"
          class="button"
          onClick={() =>
            printSheets(
              exhibits.map(({ castle, sheet, name }) => keptCastle(castle, sheet, table.castleOf(name))),
            )
          }
        >
          {ending.printAll}
        </button>
        <button type="button" class="button" onClick={() => setClosed(true)}>
          {ending.look}
        </button>
        <a class="button" href={replayPath(play.table)}>
          {t().action.replay}
        </a>
        {mayPlayAgain(play) ? (
          <button type="button" class="button primary" onClick={() => void playAgain(play)}>
            {ending.again}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}
