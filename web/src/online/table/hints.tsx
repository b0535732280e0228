import { useEffect, useRef } from 'preact/hooks';
import { gameWith } from '../../games/games.js';
import { companyTexts } from '../../i18n/company.js';
import { formatList } from '../../i18n/format.js';
import { orSay } from '../../shell/online/ask.js';
import { Button } from '../../shell/ui/button.js';
import { say } from '../../shell/ui/toast.js';
import { askOnline } from '../online.js';
import { seatsInPlay } from './leaving.js';
import type { OnlineTableModel } from './model.js';
import { Notice } from './notice.js';

type Props = { readonly model: OnlineTableModel };

const agree = (model: OnlineTableModel, on: boolean): void =>
  void orSay(askOnline({ type: 'hints', table: model.id, on }));

/** For who plays with others: hints are for all of them or for none. */
export function AskForHints({ model, onClose }: Props & { readonly onClose: () => void }) {
  const { hints } = companyTexts();
  const { seats, game } = model.state.value;
  const isAsked = seats.some((seat) => seat.hints === true);
  if (model.mayHint.value) return <p class="hint">{hints.allowed}</p>;
  if (isAsked || model.isOver.value || gameWith(game).hasLessons !== true) return null;
  return (
    <Button
      icon="help"
      words={hints.ask}
      onClick={() => {
        onClose();
        agree(model, true);
      }}
    />
  );
}

/** Somebody would like hints to be allowed; and for a moment, that they are. */
export function HintsNotice({ model }: Props) {
  const { hints, leave } = companyTexts();
  const state = model.state.value;
  const wasAllowed = useRef(state.hints === true);
  const isAllowed = state.hints === true;
  useEffect(() => {
    if (isAllowed && !wasAllowed.current) say(hints.nowAllowed);
    wasAllowed.current = isAllowed;
  }, [isAllowed]);
  const askers = state.seats.flatMap((seat, i) => (seat.hints === true ? [i] : []));
  const mine = seatsInPlay(model);
  if (askers.length === 0 || isAllowed || model.isOver.value) return null;
  if (mine.some((seat) => askers.includes(seat)))
    return (
      <Notice words={hints.youAsk}>
        <Button words={leave.takeBack} onClick={() => agree(model, false)} />
      </Notice>
    );
  return (
    <Notice words={hints.wants(formatList(askers.map((seat) => model.nameAt(seat))))}>
      {mine.length > 0 ? (
        <>
          <Button class="primary" words={leave.yes} onClick={() => agree(model, true)} />
          <Button words={leave.no} onClick={() => agree(model, false)} />
        </>
      ) : null}
    </Notice>
  );
}
