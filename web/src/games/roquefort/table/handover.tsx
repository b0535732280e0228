import { type Seat as MouseSeat, PlayerPortrait } from '../../../art/index.js';
import { HandoverCard } from '../../common/handover.js';
import { roquefortTexts } from '../texts/table.js';
import type { RoquefortTable } from './roquefort-table.js';

type Props = { readonly play: RoquefortTable; readonly names: readonly string[] };

/** [R10.3] Somebody's marks are for nobody else: the screen is handed over before they are shown. */
export function Handover({ play, names }: Props) {
  const seat = play.handover.value;
  if (seat === null || play.showing.value) return null;
  const { table } = roquefortTexts();
  const { look } = play.sitters[seat];
  return (
    <HandoverCard
      face={<PlayerPortrait seat={look as MouseSeat} />}
      look={look}
      words={table.handOver(names[seat])}
      help={table.handOverHelp(names[seat])}
      onTouch={() => play.takeOver()}
    />
  );
}
