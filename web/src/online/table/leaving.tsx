import type { Agreement } from '@castellan/protocol';
import { companyTexts } from '../../i18n/company.js';
import { orSay } from '../../shell/online/ask.js';
import { Button } from '../../shell/ui/button.js';
import { ask } from '../../shell/ui/dialog.js';
import { askOnline } from '../online.js';
import type { OnlineTableModel } from './model.js';

type Props = { readonly model: OnlineTableModel; readonly onClose: () => void };

/** My seats that are still in the game. */
export function seatsInPlay(model: OnlineTableModel): readonly number[] {
  return model.holds.value.filter((seat) => model.state.value.seats[seat]?.out !== true);
}

/** Other people who are still in the game. */
function others(model: OnlineTableModel): number {
  const mine = model.holds.value;
  return model.state.value.seats.filter(
    ({ person, out }, seat) => person !== null && out !== true && !mine.includes(seat),
  ).length;
}

/** Ways to end the game that its rules know nothing of. */
export function LeavingButtons({ model, onClose }: Props) {
  const { leave } = companyTexts();
  const { mayAbort, seats } = model.state.value;
  const mine = seatsInPlay(model);
  if (mine.length === 0 || model.isOver.value) return null;
  const isOffering = mine.some((seat) => seats[seat].offers !== undefined);
  const mayOffer = others(model) > 0 && !isOffering && mayAbort !== true;
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <div class="row">
      {mayOffer ? (
        <>
          <Button words={leave.draw} onClick={then(() => offer(model, 'draw'))} />
          <Button words={leave.stop} onClick={then(() => offer(model, 'end'))} />
        </>
      ) : null}
      {mayAbort === true ? (
        <Button words={leave.abort} onClick={then(() => void abort(model))} />
      ) : (
        <Button words={leave.resign} onClick={then(() => void resign(model))} />
      )}
    </div>
  );
}

export function offer(model: OnlineTableModel, end: Agreement | null): void {
  void orSay(askOnline({ type: 'offer', table: model.id, end }));
}

async function resign(model: OnlineTableModel): Promise<void> {
  const { leave } = companyTexts();
  const inPlay = model.state.value.seats.filter(({ out }) => out !== true).length;
  const text = inPlay > 2 && others(model) > 0 ? leave.resignMany : leave.resignTwo;
  if (!(await ask({ title: leave.resignTitle, text, yes: leave.resign }))) return;
  for (const seat of seatsInPlay(model)) await orSay(askOnline({ type: 'resign', table: model.id, seat }));
}

async function abort(model: OnlineTableModel): Promise<void> {
  const { leave } = companyTexts();
  if (!(await ask({ title: leave.abortTitle, text: leave.abortText, yes: leave.abort }))) return;
  await orSay(askOnline({ type: 'abort', table: model.id }));
}
