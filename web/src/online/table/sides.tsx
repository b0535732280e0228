import '../../styles/pages/sides.css';
import { isName, LONGEST_NAME } from '@castellan/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { sidesTexts } from '../../i18n/sides.js';
import { Frame } from '../../shell/frame.js';
import { orSay } from '../../shell/online/ask.js';
import { go } from '../../shell/router.js';
import { Button } from '../../shell/ui/button.js';
import { into } from '../../shell/ui/into.js';
import { Page } from '../../shell/ui/page.js';
import { TextField } from '../../shell/ui/text-field.js';
import { askOnline, me } from '../online.js';
import { sameSide } from '../side.js';
import { Banner } from './banner.js';
import { Invite } from './invite.js';
import type { OnlineTableModel } from './model.js';
import { SeatList } from './seat-list.js';
import { isAsked, WhoBeginsHere } from './who-begins.js';

type Props = { readonly model: OnlineTableModel };

/** The screen in the middle before the game: a code to point phones at, and who has come. */
export function ScreenRoom({ model }: Props) {
  const { screen } = sidesTexts();
  return (
    <Frame bare={false} home={false} game={model.state.value.game}>
      <Banner model={model} />
      <Page title={`${model.cast.game()}: ${screen.title}`} lead={screen.lead} wide>
        <div class="screen-room">
          <section class="panel stack">
            <Invite table={model.id} phones />
          </section>
          <section class="panel stack" aria-label={screen.seats}>
            <SeatList model={model} />
            <p class="soft">{screen.begins}</p>
            {isAsked(model) ? <WhoBeginsHere model={model} /> : null}
          </section>
        </div>
      </Page>
    </Frame>
  );
}

/** A phone before the game: a name, and a seat by one touch. */
export function HandRoom({ model }: Props) {
  const { hand } = sidesTexts();
  const isSeated = model.holds.value.length > 0;
  const isFull = model.state.value.seats.every(({ person, bot }) => person !== null || bot !== null);
  return (
    <Frame bare={false} home={false} game={model.state.value.game}>
      <Banner model={model} />
      <Page title={`${model.cast.game()}: ${hand.title}`} lead={hand.lead}>
        {isSeated ? (
          <p class="panel" role="status">
            {hand.seated}
          </p>
        ) : isFull ? (
          <p class="panel">{hand.full}</p>
        ) : (
          <SitDown model={model} />
        )}
        <section class="panel stack" aria-label={onlineTableTexts().room.seats}>
          <SeatList model={model} />
        </section>
        {isAsked(model) ? <WhoBeginsHere model={model} /> : null}
      </Page>
    </Frame>
  );
}

function SitDown({ model }: Props) {
  const { hand } = sidesTexts();
  const typed = useSignal<string | null>(null);
  const busy = useSignal(false);
  const name = typed.value ?? me.value?.name ?? '';
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    busy.value = true;
    const wanted = name.trim();
    const mine = me.value;
    if (mine !== null && wanted !== mine.name && isName(wanted))
      await orSay(askOnline({ type: 'profile', name: wanted, look: mine.look }));
    await orSay(askOnline({ type: 'sit', table: model.id }));
    busy.value = false;
  };
  return (
    <form class="panel stack" onSubmit={sit}>
      <TextField
        label={hand.name}
        required
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        value={name}
        onValue={into(typed)}
      />
      <p>
        <Button
          type="submit"
          class="primary big"
          words={hand.sit}
          disabled={busy.value || me.value === null}
        />
      </p>
    </form>
  );
}

/** Where a phone shows nothing of its own while others play: whose turn it is, and where to look. */
export function OthersTurn({ model }: Props) {
  const { hand } = sidesTexts();
  const session = model.seated.value?.session;
  if (session === undefined || model.isMyTurn.value || session.outcome.value !== null) return null;
  const [seat] = session.actors.value;
  return (
    <div class="others-turn" role="status">
      <p>
        <b>{seat === undefined ? '' : hand.turnOf(model.nameAt(seat))}</b>
      </p>
      <p>{hand.look}</p>
    </div>
  );
}

/** The screen goes where the phones go. */
export function useNextTable(model: OnlineTableModel, isScreen: boolean): void {
  const { next } = model.state.value;
  useEffect(() => {
    if (isScreen && next !== null) go(sameSide(next), 'replace');
  }, [isScreen, next]);
}
