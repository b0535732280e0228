import { type Seat as MouseSeat, PlayerPortrait } from '../../../art/index.js';
import { pageTexts } from '../../../i18n/i18n.js';
import { HandoverCard } from '../../common/handover.js';
import type { RoquefortTable } from './roquefort-table.js';

type Props = { readonly play: RoquefortTable; readonly names: readonly string[] };

/** [R10.3] Somebody's marks are for nobody else: the screen is handed over before they are shown. */
export function Handover({ play, names }: Props) {
  const seat = play.handover.value;
  if (seat === null || play.showing.value) return null;
  const { roquefort } = pageTexts();
  const { look } = play.sitters[seat];
  return (
    <HandoverCard
      face={<PlayerPortrait seat={look as MouseSeat} />}
      look={look}
      words={roquefort.handOver(names[seat])}
      help={roquefort.handOverHelp(names[seat])}
      onTouch={() => play.takeOver()}
    />
  );
}
