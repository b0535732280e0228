import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { companyTexts } from '../../i18n/company.js';
import { formatList } from '../../i18n/format.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { orSay } from '../../shell/online/ask.js';
import { Button, ButtonLink } from '../../shell/ui/button.js';
import { Dialog } from '../../shell/ui/dialog.js';
import { askOnline } from '../online.js';
import { rematch } from '../rematch.js';
import { lookAtClocks, serverNow, timeWords } from './clock.js';
import { whyEnded } from './ended.js';
import { offer, seatsInPlay } from './leaving.js';
import type { OnlineTableModel } from './model.js';
import { Notice } from './notice.js';

type Props = { readonly model: OnlineTableModel };

/** That it is over, for whoever has closed the message or came later. */
export function EndedNotice({ model }: Props) {
  const { ended, next } = model.state.value;
  if (ended === undefined) return null;
  return (
    <Notice words={whyEnded(model, ended)}>
      {model.holds.value.length > 0 && next === null ? (
        <Button
          class="primary"
          words={onlineTableTexts().table.rematch}
          onClick={() => void rematch(model.id)}
        />
      ) : null}
      <ButtonLink words={companyTexts().ended.keepIt} href={`/game/${model.id}`} />
    </Notice>
  );
}

/** Somebody would like to end the game by agreement. */
export function OfferNotice({ model }: Props) {
  const { leave } = companyTexts();
  const { seats } = model.state.value;
  const mine = seatsInPlay(model);
  const end = seats.find(({ offers }) => offers !== undefined)?.offers;
  if (end === undefined || model.isOver.value) return null;
  const own = mine.map((seat) => seats[seat].offers).find((one) => one !== undefined);
  if (own !== undefined)
    return (
      <Notice words={own === 'draw' ? leave.youOfferDraw : leave.youOfferEnd}>
        <Button words={leave.takeBack} onClick={() => offer(model, null)} />
      </Notice>
    );
  const who = formatList(seats.flatMap(({ offers }, seat) => (offers === end ? [model.nameAt(seat)] : [])));
  return (
    <Notice words={end === 'draw' ? leave.offersDraw(who) : leave.offersEnd(who)}>
      {mine.length > 0 ? (
        <>
          <Button class="primary" words={leave.yes} onClick={() => offer(model, end)} />
          <Button words={leave.no} onClick={() => offer(model, null)} />
        </>
      ) : null}
    </Notice>
  );
}

/** Somebody is away whom everybody waits for: how long still, and then what can be done. */
export function AwayNotice({ model }: Props) {
  const { claim } = companyTexts();
  const isOpen = useSignal(false);
  const { seats, status } = model.state.value;
  const seat = seats.findIndex(({ claimFrom, bot }) => claimFrom !== undefined && bot === null);
  const from = status === 'playing' ? seats[seat]?.claimFrom : undefined;
  useEffect(() => (from === undefined ? undefined : lookAtClocks()), [from]);
  if (from === undefined || seatsInPlay(model).length === 0) return null;
  const name = model.nameAt(seat);
  const wait = from - serverNow();
  // nobody is told about days that are left
  if (wait > LONG_WAIT) return null;
  if (wait > 0) return <Notice words={claim.soon(name, timeWords(wait))} isQuiet />;
  return (
    <>
      <Notice words={claim.now(name)}>
        <Button
          class="primary"
          words={claim.decide}
          aria-haspopup="dialog"
          onClick={() => {
            isOpen.value = true;
          }}
        />
      </Notice>
      {isOpen.value ? (
        <Decide
          model={model}
          seat={seat}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      ) : null}
    </>
  );
}

const LONG_WAIT = 3_600_000;

type DecideProps = Props & { readonly seat: number; readonly onClose: () => void };

function Decide({ model, seat, onClose }: DecideProps) {
  const { claim } = companyTexts();
  const name = model.nameAt(seat);
  const mine = model.holds.value;
  // the win is there for who is left alone
  const isLast = model.state.value.seats.every(
    ({ out, claimFrom }, one) => out === true || mine.includes(one) || (claimFrom ?? Infinity) <= serverNow(),
  );
  const take = (what: 'win' | 'bot') => () => {
    onClose();
    void orSay(askOnline({ type: 'claim', table: model.id, seat, take: what }));
  };
  return (
    <Dialog title={claim.title(name)} onClose={onClose}>
      <p>{claim.text}</p>
      <div class="stack tight">
        <Button words={claim.wait} onClick={onClose} />
        <Button words={claim.bot(name)} onClick={take('bot')} />
        {isLast ? <Button class="primary" words={claim.win} onClick={take('win')} /> : null}
      </div>
    </Dialog>
  );
}
