import { Icon } from '../../../art/index.js';
import { formatList } from '../../../i18n/format.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { useReadAloud } from '../../../shell/ui/read-aloud.js';
import { WaysOn } from '../../common/ways-on.js';
import { Face } from '../face.js';
import type { PlainKit } from '../kit.js';
import { plainTexts } from '../texts/table.js';
import type { PlainTable } from './plain-table.js';

type Props = { readonly play: PlainTable; readonly kit: PlainKit; readonly names: readonly string[] };

/** The end: who won, why, and how everybody stands. */
export function Ending({ play, kit, names }: Props) {
  const { ending } = plainTexts();
  const outcome = play.outcome.value;
  const isTold = outcome !== null && play.results.value && !play.showing.value;
  const winners = outcome?.winners.map((seat) => names[seat]) ?? [];
  const title = winners.length === 0 ? ending.nobody : ending.won(formatList(winners), winners.length);
  useReadAloud(isTold ? title : null, 'news');
  if (!isTold) return null;
  const { endings } = kit.words();
  const close = (): void => {
    play.results.value = false;
  };
  const standing = outcome.scores
    .map((score, seat) => ({ score, seat }))
    .sort((a, b) => b.score - a.score || a.seat - b.seat);
  return (
    <Dialog title={title} onClose={close} closes>
      <div class="end-scene plain-ending">
        {Object.hasOwn(endings, outcome.reason) ? <p>{endings[outcome.reason]}</p> : null}
        <ol>
          {standing.map(({ score, seat }) => (
            <li key={seat} data-look={play.sitters[seat].look}>
              <span class="face" aria-hidden="true">
                <Face {...play.sitters[seat]} />
              </span>
              <span>{pageTexts().saved.points(names[seat], score)}</span>
              {outcome.winners.includes(seat) ? (
                <span class="plain-winner" aria-hidden="true">
                  <Icon name="check" />
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      <WaysOn session={play} look={ending.look} onLook={close} />
    </Dialog>
  );
}
