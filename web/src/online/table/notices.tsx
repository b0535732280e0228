import { formatList } from '../../i18n/format.js';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { orSay } from '../../shell/online/ask.js';
import { writePath } from '../../shell/router.js';
import { Button, ButtonLink } from '../../shell/ui/button.js';
import { askOnline } from '../online.js';
import { sameSide, side } from '../side.js';
import { Ending } from './ending.js';
import { HintsNotice } from './hints.js';
import { AwayNotice, EndedNotice, OfferNotice } from './leaving-notices.js';
import type { OnlineTableModel } from './model.js';
import { Notice } from './notice.js';
import { showKey } from './program-key.js';

type Props = { readonly model: OnlineTableModel };

/** What concerns whoever is here just now, each with what can be done about it. */
export function Notices({ model }: Props) {
  const notices = [
    <Lent key="lent" model={model} />,
    <Missing key="missing" model={model} />,
    <Pause key="pause" model={model} />,
    <OfferNotice key="offer" model={model} />,
    <HintsNotice key="hints" model={model} />,
    <AwayNotice key="away" model={model} />,
    <EndedNotice key="ended" model={model} />,
    <Ending key="ending" model={model} />,
    <Next key="next" model={model} />,
  ];
  return (
    <div class="table-notices" role="status">
      {notices}
    </div>
  );
}

function Lent({ model }: Props) {
  const { table, room } = onlineTableTexts();
  const [seat] = model.lent.value;
  // the screen in the middle sits nowhere, and need not be told so
  if (side.value === 'screen') return null;
  if (model.holds.value.length === 0 && !model.isOver.value) {
    const free = model.state.value.seats.findIndex(({ person, bot }) => person === null && bot === null);
    return (
      <Notice words={table.watching}>
        {free < 0 ? null : (
          <Button
            class="primary"
            words={room.sit}
            onClick={() => void orSay(askOnline({ type: 'sit', table: model.id, seat: free }))}
          />
        )}
      </Notice>
    );
  }
  if (seat === undefined) return null;
  return (
    <Notice words={table.botPlays}>
      <Button
        class="primary"
        words={table.takeBack}
        onClick={() => void orSay(askOnline({ type: 'return', table: model.id, seat }))}
      />
    </Notice>
  );
}

function Missing({ model }: Props) {
  const { program } = onlineTableTexts();
  const [seat] = model.missing.value;
  if (seat === undefined || model.isOver.value) return null;
  return (
    <Notice words={program.missing(model.nameAt(seat))}>
      <Button class="primary" words={program.show} onClick={() => void showKey(model, seat)} />
    </Notice>
  );
}

function Pause({ model }: Props) {
  const { table } = onlineTableTexts();
  const pausing = model.wantPause.value;
  const holds = model.holds.value;
  const ask = (on: boolean) => void orSay(askOnline({ type: 'pause', table: model.id, on }));
  if (model.isOver.value) return null;
  if (model.state.value.paused)
    return (
      <Notice words={table.paused}>
        {holds.length > 0 ? <Button class="primary" words={table.goOn} onClick={() => ask(false)} /> : null}
      </Notice>
    );
  if (pausing.length === 0) return null;
  if (holds.some((seat) => pausing.includes(seat)))
    return (
      <Notice words={table.askedPause}>
        <Button words={table.noPause} onClick={() => ask(false)} />
      </Notice>
    );
  return (
    <Notice words={table.wantsPause(formatList(pausing.map((seat) => model.nameAt(seat))))}>
      {holds.length > 0 ? <Button class="primary" words={table.agree} onClick={() => ask(true)} /> : null}
    </Notice>
  );
}

function Next({ model }: Props) {
  const { table } = onlineTableTexts();
  const { next } = model.state.value;
  if (next === null) return null;
  return (
    <Notice words={table.rematchWaits}>
      <ButtonLink class="primary" words={table.rematchGo} href={writePath(sameSide(next))} />
    </Notice>
  );
}
