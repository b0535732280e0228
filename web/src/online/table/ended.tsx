import type { Ended } from '@castellan/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { companyTexts } from '../../i18n/company.js';
import { formatList } from '../../i18n/format.js';
import { pageTexts } from '../../i18n/i18n.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { Frame } from '../../shell/frame.js';
import { Button, ButtonLink } from '../../shell/ui/button.js';
import { Dialog } from '../../shell/ui/dialog.js';
import { Page } from '../../shell/ui/page.js';
import { useReadAloud } from '../../shell/ui/read-aloud.js';
import { rematch } from '../rematch.js';
import type { OnlineTableModel } from './model.js';

type Props = { readonly model: OnlineTableModel };

/** Why the game is over, where its rules did not end it. */
export function whyEnded(model: OnlineTableModel, { how, by, reason }: Ended): string {
  const { ended } = companyTexts();
  const isMine = by !== null && model.holds.value.includes(by);
  const name = by === null ? '' : model.nameAt(by);
  if (how === 'resigned') return isMine ? ended.youResigned : ended.resigned(name);
  if (how === 'claimed') return isMine ? ended.youClaimed : ended.claimed(name);
  if (how === 'aborted') return isMine ? ended.youAborted : ended.aborted(name);
  return reason === undefined ? ended[how] : `${ended[how]} ${ended.reason(reason)}`;
}

/** What that means for those who played. */
function whatItMeans(model: OnlineTableModel, { how, winners }: Ended): string {
  const { ended } = companyTexts();
  if (how === 'drawn') return ended.even;
  if (winners.length === 0) return ended.nobody;
  const isMine = winners.some((seat) => model.holds.value.includes(seat));
  return isMine ? ended.youWon : ended.won(formatList(winners.map((seat) => model.nameAt(seat))));
}

/** Told once, to whoever was there; whoever comes later reads it beside the table. */
export function EndedDialog({ model }: Props) {
  const { ended } = model.state.value;
  const wasOn = useRef(model.state.peek().status !== 'over');
  const isOpen = useSignal(false);
  const isTold = ended !== undefined && ended.how !== 'closed';
  useEffect(() => {
    if (isTold && wasOn.current) isOpen.value = true;
  }, [isTold]);
  const words = isTold && isOpen.value ? whyEnded(model, ended) : null;
  useReadAloud(words, 'news');
  if (!isTold || !isOpen.value) return null;
  const { table } = onlineTableTexts();
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <Dialog title={whyEnded(model, ended)} onClose={close} closes>
      <p class="ended-meaning">{whatItMeans(model, ended)}</p>
      <div class="row">
        {model.holds.value.length > 0 ? (
          <Button class="primary" words={table.rematch} onClick={() => void rematch(model.id)} />
        ) : null}
        <ButtonLink icon="download" words={companyTexts().ended.keepIt} href={`/game/${model.id}`} />
        <ButtonLink icon="home" words={pageTexts().app.toHome} href="/" />
      </div>
    </Dialog>
  );
}

/** The host, or whoever runs the server, has closed the table before anybody played. */
export function ClosedTable({ model }: Props) {
  const { ended } = companyTexts();
  const reason = model.state.value.ended?.reason;
  return (
    <Frame bare={false} home={false} game={model.state.value.game}>
      <Page title={ended.closed} lead={reason === undefined ? ended.closedText : ended.reason(reason)}>
        <div class="row">
          {model.state.value.isPublic ? (
            <ButtonLink class="primary" words={ended.lookAround} href="/lobby" />
          ) : null}
          <ButtonLink words={pageTexts().app.toHome} href="/" />
        </div>
      </Page>
    </Frame>
  );
}
