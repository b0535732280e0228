import type { CastleView } from '@castellan/oh-mon-chateau';
import { useSignal } from '@preact/signals';
import { PenLine } from '../../../art/icon.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { useReadAloud } from '../../../shell/ui/read-aloud.js';
import { WaysOn } from '../../common/ways-on.js';
import { EndPicture } from '../art/end.js';
import { Confetti } from '../moments/confetti.js';
import { printSheets } from '../sheet/keep/print.js';
import { chateauTexts } from '../texts/table.js';
import type { ChateauTable } from './chateau-table.js';
import { type Exhibit, Exhibition } from './exhibition.js';
import { keptCastle, PRINTER } from './keep-buttons.js';
import type { Sheets } from './sheets.js';
import { Studio } from './studio.js';
import { ranksOf, wayWords } from './way-won.js';

type Props = { readonly play: ChateauTable; readonly names: readonly string[]; readonly sheets: Sheets };

/** All twelve main parts stand, under a cloud [O5.1]. */
const isComplete = ({ floors, towers, walls, score }: CastleView): boolean =>
  floors + towers.length + walls.length === 12 && score.clouds > 0;

/** The end: who won, why, and all castles side by side. */
export function Ending({ play, names, sheets }: Props) {
  const close = (): void => {
    play.results.value = false;
  };
  const looked = useSignal<number | null>(null);
  const drawing = useSignal<number | null>(null);
  const outcome = play.outcome.value;
  const isTold = outcome !== null && play.results.value && !play.showing.value;
  useReadAloud(
    isTold ? chateauTexts().ending.beautiful(outcome.winners.map((seat) => names[seat])) : null,
    'news',
  );
  if (!isTold) return null;
  const { ending, table } = chateauTexts();
  const done = play.view.value.castles.findIndex(isComplete);
  const winners = outcome.winners.map((seat) => names[seat]);
  const here = play.holds.value;
  const isOurs = outcome.winners.some((seat) => here.includes(seat));
  const hasLost = here.length > 0 && !isOurs;
  const ranks = ranksOf(outcome.scores);
  const way = wayWords(play.view.value.castles, outcome.winners, names);
  const all: readonly Exhibit[] = outcome.scores.map((points, seat) => ({
    key: String(seat),
    rank: ranks[seat],
    name: names[seat],
    points,
    castle: play.view.value.castles[seat],
    sheet: sheets.sheet(seat),
    won: outcome.winners.includes(seat),
    mine: here.includes(seat),
  }));
  // one's own come first, and then whoever has more
  const exhibits = [...all].sort(
    (a, b) => Number(b.mine) - Number(a.mine) || b.points - a.points || Number(a.key) - Number(b.key),
  );
  const drawn = drawing.value;
  return (
    <Dialog title={ending.title(winners)} onClose={close} wide closes>
      {isOurs ? <Confetti /> : null}
      <div class="ending">
        <div class="end-scene">
          <EndPicture reason={hasLost ? 'lost' : done < 0 ? 'stall' : 'castle'} />
          <p class="verdict">{ending.beautiful(winners)}</p>
          <div class="stack tight">
            <p class="way">{way}</p>
            <p class="reason">
              {done < 0 ? ending.stall : ending.castle(names[done])}{' '}
              <a href={`/rulebook/${play.game}#${done < 0 ? 'O5.4' : 'O5.1'}`}>
                {done < 0 ? 'O5.4' : 'O5.1'}
              </a>
            </p>
            {hasLost ? <p class="consoled">{ending.lost}</p> : null}
          </div>
        </div>
        <Exhibition
          exhibits={exhibits}
          label={table.gallery}
          looked={looked}
          counted
          onDraw={(exhibit) => {
            drawing.value = Number(exhibits[exhibit].key);
          }}
        />
      </div>
      <WaysOn session={play} look={ending.look} onLook={close}>
        <button
          type="button"
          class="button"
          onClick={() =>
            printSheets(
              exhibits.map(({ castle, sheet, name }) => keptCastle(castle, sheet, table.castleOf(name))),
            )
          }
        >
          <PenLine d={PRINTER} />
          <span>{ending.printAll}</span>
        </button>
      </WaysOn>
      {drawn === null ? null : (
        <Studio
          castle={all[drawn].castle}
          seat={drawn}
          name={names[drawn]}
          sheets={sheets}
          onClose={() => {
            drawing.value = null;
          }}
        />
      )}
    </Dialog>
  );
}
